extension FrontPage {
    /// How the page looks: plain, in the reader's own light or dark.
    static let style = """

        :root { color-scheme: light dark; --line: #8884; --soft: #8882; --accent: #c2410c; }
        * { box-sizing: border-box; }
        body { margin: 0; font: 15px/1.5 system-ui, sans-serif; }
        header { padding: 1rem 2rem; border-bottom: 1px solid var(--line); }
        summary { cursor: pointer; } h1, h2 { display: inline; margin: 0; font-size: .8rem; } h1 { font-size: 1.3rem; }
        p { margin: .4rem 0; overflow-wrap: anywhere; } header p { max-width: 100ch; }
        header p, h2, small, nav code, #about, #credentials, #curl {
          color: color-mix(in srgb, currentColor 72%, transparent); }
        code, pre, input, #people small, #curl, #credentials { font: 12.5px/1.5 ui-monospace, monospace; }
        main { display: grid; grid-template-columns: minmax(18rem, 25rem) 1fr; align-items: start; }
        nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; scrollbar-width: thin;
          padding: 1rem 1rem 1rem 1.4rem; border-right: 1px solid var(--line); }
        section { padding: 1rem 2rem; min-width: 0; }
        button { font: inherit; cursor: pointer; }
        nav button, #cards button { padding: .2rem .6rem; border: 0; border-radius: .5rem; background: none;
          color: inherit; text-align: left; }
        nav button { display: block; width: 100%; } nav button:disabled { opacity: .5; }
        nav small { float: right; } nav code, #cards small, #cards b { display: block; }
        nav button:hover, #cards button:hover { background: var(--soft); }
        nav [aria-pressed=true], nav [aria-current=true] {
          background: var(--soft); box-shadow: inset 3px 0 var(--accent); }
        #about, #credentials { margin: .2rem .6rem; } #choices { margin-top: .8rem; } #choices p { margin-left: .6rem; }
        form { display: flex; gap: .5rem; align-items: center; } input { flex: 1; min-width: 0; padding: .4rem .6rem; }
        #result[aria-busy=true] { opacity: .5; } #outcome { font-weight: 600; }
        #steps { display: flex; gap: .5rem; } #steps:empty, #detail:empty { display: none; }
        #cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: .6rem; }
        #cards button { padding: .4rem; min-width: 0; }
        #cards img, #cards i { display: grid; place-items: center; width: 100%; aspect-ratio: 1; border-radius: .4rem;
          background: var(--soft); font: 600 2rem system-ui, sans-serif; }
        #cards b, #cards small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: var(--soft);
          border-radius: .5rem; }
        pre a { color: inherit; }
        @media (max-width: 50rem) {
          main { display: block; } header, section { padding: .8rem 1rem; }
          nav { position: static; max-height: none; padding: .6rem 1rem; border: solid var(--line);
            border-width: 0 0 1px; }
          #people { display: flex; flex-wrap: wrap; } #people button { width: auto; } #people small { display: none; }
        }

        """
}
