extension FrontPage {
    /// How the page looks: plain, in the reader's own light or dark.
    static let style = """

        :root { color-scheme: light dark; --line: #8884; --soft: #8881; --accent: #c2410c; }
        * { box-sizing: border-box; }
        body { margin: 0; font: 15px/1.5 system-ui, sans-serif; }
        header { padding: 1.5rem 2rem 1rem; border-bottom: 1px solid var(--line); }
        h1 { margin: 0; font-size: 1.4rem; } h2 { margin: 1.2rem 0 .4rem; font-size: .8rem; opacity: .7; }
        header p { margin: .3rem 0 0; max-width: 70ch; opacity: .8; }
        main { display: grid; grid-template-columns: minmax(17rem, 24rem) 1fr; }
        nav { padding: 0 1.5rem 2rem 2rem; border-right: 1px solid var(--line); }
        section { padding: 1.2rem 2rem; min-width: 0; }
        button { font: inherit; cursor: pointer; }
        nav button { display: block; width: 100%; text-align: left; padding: .4rem .6rem; margin: .15rem 0; border: 0;
          border-radius: .5rem; background: none; color: inherit; }
        nav button:hover, .card:hover { background: var(--soft); }
        nav button[aria-pressed=true] { background: var(--soft); box-shadow: inset 3px 0 var(--accent); }
        nav small { display: block; opacity: .7; } code, pre, input, #curl { font: 13px/1.5 ui-monospace, monospace; }
        form { display: flex; gap: .5rem; align-items: center; } input { flex: 1; padding: .4rem .6rem; }
        #curl { opacity: .7; overflow-wrap: anywhere; } #outcome { font-weight: 600; }
        #cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem; }
        .card { border: 0; padding: .4rem; border-radius: .6rem; background: none; color: inherit; text-align: left; min-width: 0; }
        .card img, .card i { display: block; width: 100%; aspect-ratio: 1; border-radius: .4rem; background: var(--soft); }
        .card b, .card small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        pre { overflow-x: auto; padding: 1rem; background: var(--soft); border-radius: .5rem; }
        pre a { color: inherit; }
        @media (max-width: 50rem) { main { display: block; } nav { border: 0; padding: 0 1rem; } section { padding: 1rem; } }

        """
}
