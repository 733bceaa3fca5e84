import JSONText

/// What people are called, and what they do.
enum People {
    /// In ASCII, since addresses are made of them.
    private static let firstNames = [
        "Abel", "Aiko", "Alma", "Amara", "Anouk", "Anton", "Asha", "Basil", "Bea", "Bruno", "Carmen", "Celia", "Chidi",
        "Clara", "Conrad", "Dalia", "Dario", "Delphine", "Edda", "Elias", "Emre", "Esther", "Farid", "Fern", "Fiona",
        "Gael", "Greta", "Hana", "Hugo", "Ida", "Imani", "Ines", "Ivo", "Jasper", "Jonas", "Jun", "Kaia", "Karim",
        "Kofi",
        "Lara", "Leila", "Leo", "Linus", "Lucia", "Magnus", "Maite", "Malik", "Mei", "Mila", "Milo", "Mira", "Nadia",
        "Nils", "Noor", "Olive", "Omar", "Oskar", "Paloma", "Pia", "Quinn", "Rafael", "Ravi", "Rosa", "Ruth", "Sami",
        "Selma", "Sofia", "Sven", "Tadeo", "Tara", "Tomas", "Uma", "Vera", "Viktor", "Wanda", "Yara", "Yusuf", "Zora",
    ]
    private static let lastNames = [
        "Abara", "Aldana", "Ansah", "Arslan", "Baptiste", "Beaumont", "Bergström", "Bianchi", "Blom", "Borowski",
        "Castell",
        "Cheng", "Costa", "Dahl", "Delacroix", "Demir", "Doyle", "Eriksen", "Escobar", "Fairley", "Ferreira",
        "Fontaine",
        "Fraser", "García", "Gallo", "Grau", "Haddad", "Halloran", "Hayashi", "Hoffmann", "Hussain", "Iversen",
        "Jansen",
        "Jovanović", "Kamara", "Kaplan", "Keller", "Kimura", "Kowalska", "Laurent", "Lehtinen", "Lindgren", "Lund",
        "Mbeki", "Marchetti", "Mensah", "Moreau", "Müller", "Nair", "Navarro", "Nkemelu", "Novák", "Nwosu", "Oduya",
        "Olsen", "Ortega", "Park", "Pereira", "Petrov", "Quiroga", "Rahman", "Rossi", "Sandoval", "Sato", "Schuster",
        "Shah", "Silva", "Soto", "Suzuki", "Tanaka", "Teixeira", "Thorne", "Turner", "Uddin", "Vasquez", "Vermeer",
        "Virtanen", "Walsh", "Weiss", "Whitaker", "Yamada", "Yılmaz", "Zeller", "Zhang",
    ]
    private static let trades = [
        "Producer", "Mixing engineer", "Mastering engineer", "Label manager", "A&R", "Songwriter", "Session player",
        "Composer", "Studio assistant", "Publisher", "Tour manager", "Music supervisor",
    ]

    static func firstName(_ dice: inout Dice) -> String { dice.pick(firstNames) }
    static func lastName(_ dice: inout Dice) -> String { dice.pick(lastNames) }
    static func name(_ dice: inout Dice) -> String { firstName(&dice) + " " + lastName(&dice) }
    static func trade(_ dice: inout Dice) -> String { dice.pick(trades) }
}
