import JSONText

/// What spaces, projects and tracks are called.
enum Titles {
    private static let adjectives = [
        "Amber", "Blind", "Borrowed", "Bright", "Broken", "Burnt", "Careful", "Cold", "Copper", "Crooked", "Distant",
        "Early", "Electric", "Empty", "Faded", "Fallen", "First", "Foreign", "Gentle", "Gilded", "Golden", "Hidden",
        "High", "Hollow", "Honest", "Idle", "Inner", "Last", "Late", "Little", "Long", "Lost", "Low", "Lucid", "Minor",
        "Modern", "Narrow", "Neon", "New", "Northern", "Open", "Pale", "Paper", "Patient", "Plain", "Quiet", "Restless",
        "Rising", "Salt", "Second", "Secret", "Shallow", "Silver", "Sleepless", "Slow", "Small", "Soft", "Spare",
        "Still", "Strange", "Sudden", "Tender", "Velvet", "Western", "Wild", "Winter", "Yellow", "Young",
    ]
    private static let nouns = [
        "Almanac", "Anchor", "Answer", "Arrow", "Avenue", "Balcony", "Beacon", "Bird", "Bridge", "Candle", "Canyon",
        "Carousel", "Circle", "Clock", "Coast", "Compass", "Corner", "Current", "Daylight", "Delta", "Desert", "Dial",
        "Dress", "Echo", "Engine", "Evening", "Feather", "Ferry", "Field", "Flood", "Flower", "Garden", "Ghost",
        "Glacier", "Habit", "Harbour", "Harvest", "Heart", "Highway", "Horizon", "Hour", "Island", "Kingdom", "Kite",
        "Ladder", "Lantern", "Letter", "Lighthouse", "Lullaby", "Machine", "Map", "Meadow", "Mirror", "Morning",
        "Mountain", "Needle", "Orchard", "Ornament", "Parade", "Pilot", "Planet", "Postcard", "Promise", "Question",
        "Rain", "Receiver", "River", "Road", "Room", "Satellite", "Season", "Shadow", "Shore", "Signal", "Sister",
        "Sleeper", "Station", "Stone", "Storm", "Stranger", "Summer", "Tide", "Tower", "Train", "Valley", "Village",
        "Voice", "Wave", "Weather", "Window", "Wire", "Witness", "Wonder", "Year",
    ]
    private static let places = [
        "Aarhus", "Antwerp", "Bergen", "Bilbao", "Bristol", "Cork", "Dakar", "Dundee", "Fukuoka", "Ghent", "Graz",
        "Hobart", "Kaunas", "Lagos", "Leipzig", "Lima", "Lisbon", "Lyon", "Malmö", "Marseille", "Montréal", "Nantes",
        "Oaxaca", "Oslo", "Porto", "Riga", "Sapporo", "São Paulo", "Tallinn", "Tbilisi", "Turin", "Valparaíso",
    ]
    private static let verbs = [
        "Cross", "Follow", "Forget", "Hold", "Keep", "Leave", "Open", "Pass", "Remember", "Return to", "Wait for",
        "Wake",
    ]
    private static let endings = ["Sessions", "Tapes", "Variations", "Suite", "Notebook", "Reels", "Sketches", "Year"]
    private static let versions = ["Acoustic", "Live", "Demo", "Instrumental", "Night Version", "Radio Edit"]

    static func space(_ genre: Genre, _ dice: inout Dice) -> String {
        switch dice.integer(0...5) {
        case 0: "The " + adjective(&dice) + " " + dice.pick(genre.ensembles)
        case 1: noun(&dice) + " " + dice.pick(genre.ensembles)
        case 2: People.name(&dice)
        case 3: noun(&dice) + " & " + noun(&dice)
        case 4: dice.pick(places) + " " + dice.pick(genre.ensembles)
        default: adjective(&dice) + " " + noun(&dice)
        }
    }

    static func project(_ dice: inout Dice) -> String {
        switch dice.integer(0...4) {
        case 0: dice.pick(places) + " " + dice.pick(endings)
        case 1: noun(&dice) + " " + dice.pick(endings)
        case 2: noun(&dice) + " and " + noun(&dice)
        default: adjective(&dice) + " " + noun(&dice)
        }
    }

    static func track(_ dice: inout Dice) -> String {
        switch dice.integer(0...15) {
        case 0...3: noun(&dice)
        case 4: noun(&dice) + " in " + dice.pick(places)
        case 5, 6: dice.pick(verbs) + " the " + noun(&dice)
        case 7: adjective(&dice) + " " + noun(&dice) + " (" + dice.pick(versions) + ")"
        default: adjective(&dice) + " " + noun(&dice)
        }
    }

    static func label(_ dice: inout Dice) -> String {
        adjective(&dice) + " " + noun(&dice) + " " + dice.pick(["Records", "Recordings", "Music", "Editions"])
    }

    private static func adjective(_ dice: inout Dice) -> String { dice.pick(adjectives) }
    private static func noun(_ dice: inout Dice) -> String { dice.pick(nouns) }
}
