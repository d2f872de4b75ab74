//! The words of score sheets. Sides are shown by their pieces, so that few words are needed.

/// The words of one language.
pub(super) struct Words {
    code: &'static str,
    pub(super) event: &'static str,
    pub(super) date: &'static str,
    pub(super) result: &'static str,
}

/// All languages, in the order of a game's titles.
const LANGUAGES: [Words; 5] = [
    Words { code: "en", event: "Event", date: "Date", result: "Result" },
    Words { code: "lv", event: "Sacensības", date: "Datums", result: "Rezultāts" },
    Words { code: "ru", event: "Турнир", date: "Дата", result: "Результат" },
    Words { code: "hu", event: "Verseny", date: "Dátum", result: "Eredmény" },
    Words { code: "zh", event: "赛事", date: "日期", result: "结果" },
];

/// The number of a language and its words; those of English for others.
pub(super) fn of(code: &str) -> (usize, &'static Words) {
    let number = LANGUAGES.iter().position(|words| words.code == code).unwrap_or(0);
    (number, &LANGUAGES[number])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::drawer_of;

    /// The pages name the games as well; both say the same.
    #[test]
    fn games_are_named_as_on_the_pages() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/languages");
        for (number, words) in LANGUAGES.iter().enumerate() {
            let file = std::fs::read_to_string(format!("{folder}/{}.ftl", words.code)).unwrap();
            for game in galds_games::SHELF {
                let key = format!("game-{} = ", game.about.name);
                let titles = drawer_of(game.about.name).paper.titles.expect("titles");
                assert!(file.contains(&(key + titles[number])), "{}", game.about.name);
            }
        }
    }
}
