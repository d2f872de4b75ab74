//! Every sheet of every game: pages of A4 in millimetres, and pieces that fit the board.

use galds_games::SHELF;
use galds_pictures::{PAPER_HEIGHT, PAPER_WIDTH, Sheet, paper_piece, print};

const LANGUAGES: [&str; 5] = ["en", "lv", "ru", "hu", "zh"];

/// The number in an attribute of the first element.
fn attribute(svg: &str, name: &str) -> f32 {
    let start = svg.find(&format!(" {name}=\"")).expect(name) + name.len() + 3;
    let value = svg[start..].split('"').next().expect("a value");
    value.strip_suffix("mm").expect("millimetres").parse().expect("a number")
}

/// Tags are closed in the order in which they were opened.
fn assert_well_formed(svg: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("a tag ends");
        assert!(!text.contains('>'), "{text}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().expect("a name"));
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
    }
    assert_eq!(open, Vec::<&str>::new());
}

#[test]
fn every_sheet_is_made_of_pages_of_a4() {
    for game in SHELF {
        let table = game.open(game.about.name).expect("usual rules");
        for sheet in Sheet::ALL {
            for language in LANGUAGES {
                let pages = print(&*table, sheet, language);
                assert!(!pages.is_empty());
                for page in &pages {
                    assert_well_formed(page);
                    let size = (attribute(page, "width"), attribute(page, "height"));
                    assert_eq!(size, (PAPER_WIDTH, PAPER_HEIGHT), "{}", game.about.name);
                }
            }
        }
    }
}

#[test]
fn paper_pieces_fit_the_places_of_the_board() {
    for game in SHELF {
        let table = game.open(game.about.name).expect("usual rules");
        let (piece, apart) = paper_piece(&*table);
        assert!(piece <= apart, "{}: {piece} mm on places {apart} mm apart", game.about.name);
        assert!(piece >= 11.0, "{}: fingers cannot hold {piece} mm", game.about.name);
    }
}

/// How often a kind of piece is on the pages.
fn count(pages: &[String], name: &str) -> usize {
    pages.iter().map(|page| page.matches(&format!("<title>{name}, ")).count()).sum()
}

#[test]
fn the_whole_set_is_there() {
    let sets = [
        ("lautari", "White Pawn", 15),
        ("luzhanqi", "Black mine", 3),
        ("luzhanqi", "Red field marshal", 1),
        ("nardi", "White checker", 15),
        ("rotary", "Dark ball", 13),
        ("shatra", "White shatra", 11),
        ("shatra", "Black biy", 1),
    ];
    for (game, name, expected) in sets {
        let table = galds_games::open(game, game).expect("usual rules");
        let pages = print(&*table, Sheet::Pieces, "en");
        assert_eq!(count(&pages, name), expected, "{name}");
    }
}

#[test]
fn a_score_sheet_speaks_the_language_that_is_asked_for() {
    let table = galds_games::open("shatra", "shatra").expect("usual rules");
    for (language, word) in [("lv", "Rezultāts"), ("ru", "Шатра"), ("zh", "日期"), ("xx", "Date")]
    {
        assert!(print(&*table, Sheet::Score, language)[0].contains(word), "{language}");
    }
}

#[test]
fn an_unknown_sheet_is_refused_with_those_that_exist() {
    assert_eq!("pieces".parse(), Ok(Sheet::Pieces));
    let error = "poster".parse::<Sheet>().expect_err("no sheet").to_string();
    assert_eq!(error, "`poster` isn't a sheet; sheets are board, score and pieces");
}
