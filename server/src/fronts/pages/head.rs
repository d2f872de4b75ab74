//! What search engines and messengers learn of a page without running a script: its language, title,
//! description, picture, and under which addresses it stands in the other languages.
//!
//! The words come from `heads.json`, which is made with the pages (`web/src/heads`). An address names its
//! language by `?lang=lv`; without it the language is the reader's first that there is.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write;

use axum::http::header::{ACCEPT_LANGUAGE, HOST};
use axum::http::{HeaderMap, Uri};
use galds_matches::{Player, PlayerId};
use serde::Deserialize;

use super::subject::Subject;
use crate::fronts::shared::Cookies;
use crate::fronts::shared::protection::Protection;
use crate::identity::DELETED;

/// The language of pages that nobody chose one for.
const DEFAULT: &str = "en";
/// Where the page says what it is; replaced as a whole.
const HEAD: (&str, &str) = ("<!-- head -->", "<!-- /head -->");
/// Where the words stand for those without scripts.
const SCRIPTLESS: &str = "<!-- scriptless -->";
/// Where the level stands in the name of the computer.
const LEVEL: &str = "{level}";
/// Between a name and what else is said of a page.
const BETWEEN: &str = " · ";
/// Width and height of every picture.
const PICTURE: (u32, u32) = (1200, 630);

/// The heads of all pages.
#[derive(Debug, Deserialize)]
pub(crate) struct Heads {
    languages: Vec<String>,
    scriptless: HashMap<String, String>,
    /// Without these, as in pages that were built before, players are called as in the API.
    #[serde(default)]
    players: HashMap<String, PlayerWords>,
    pages: Vec<Head>,
}

/// What players are called who have no name of their own.
#[derive(Debug, Deserialize)]
struct PlayerWords {
    /// With `{level}` where the level stands.
    computer: String,
    guest: String,
    deleted: String,
}

#[derive(Debug, Deserialize)]
struct Head {
    path: String,
    indexing: Indexing,
    picture: String,
    words: HashMap<String, Words>,
}

/// Whether search engines find a page in the list of pages, may find it, or are asked to leave it out.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Indexing {
    Listed,
    Open,
    Closed,
}

#[derive(Clone, Debug, Deserialize)]
struct Words {
    title: String,
    description: String,
    text: Vec<String>,
}

/// A page as it is shown to somebody.
struct Shown<'h> {
    indexing: Indexing,
    picture: &'h str,
    words: Cow<'h, Words>,
}

/// What somebody asked for.
#[derive(Debug)]
pub(crate) struct Asked<'a> {
    /// As `https://play.example.org`, without a stroke at its end.
    origin: String,
    path: &'a str,
    query: &'a str,
    /// The languages that the reader likes, as the browser says.
    likes: &'a str,
    /// What only the database knows of the page.
    subject: Option<Subject>,
}

impl<'a> Asked<'a> {
    /// The parts of a request that matter here.
    pub(crate) fn new(
        protection: &Protection,
        uri: &'a Uri,
        headers: &'a HeaderMap,
        subject: Option<Subject>,
    ) -> Asked<'a> {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
        Asked {
            origin: origin(protection, text(HOST)),
            path: uri.path(),
            query: uri.query().unwrap_or(""),
            likes: text(ACCEPT_LANGUAGE),
            subject,
        }
    }

    /// The address of the page itself in a language, or in the reader's.
    fn address(&self, path: &str, language: Option<&str>) -> String {
        let query = language.map_or_else(String::new, |language| format!("?lang={language}"));
        escaped(&format!("{}{path}{query}", self.origin))
    }

    /// The path without a stroke at its end.
    fn plain_path(&self) -> &'a str {
        match self.path.trim_end_matches('/') {
            "" => "/",
            path => path,
        }
    }
}

/// Under which origin the pages are known: as the host says, or else as the request says.
fn origin(protection: &Protection, host: &str) -> String {
    if let Some(named) = protection.origins.first() {
        return named.to_owned();
    }
    let is_host = |c: char| c.is_ascii_alphanumeric() || ".:-[]".contains(c);
    if host.is_empty() || !host.chars().all(is_host) {
        return String::new();
    }
    // Cookies for encrypted connections also work on the machine itself, which is reached without.
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_own_machine = ["localhost", "127.0.0.1", "[::1]"].contains(&name);
    let is_encrypted = protection.cookies == Cookies::Secure && !is_own_machine;
    let scheme = if is_encrypted { "https" } else { "http" };
    format!("{scheme}://{host}")
}

impl Heads {
    /// Reads what was made with the pages.
    pub(crate) fn read(json: &[u8]) -> Option<Heads> {
        serde_json::from_slice(json).ok()
    }

    /// The page with everything that it says of itself for this request.
    pub(crate) fn put_into(&self, index: &str, asked: &Asked<'_>) -> String {
        let (named, language) = self.language(asked);
        let Some(shown) = self.shown(asked, language) else { return index.to_owned() };
        let lines = self.head_lines(&shown, asked, named, language);
        let scriptless = self.scriptless.get(language).map_or("", String::as_str);
        replaced_between(index, HEAD, &lines)
            .replacen("<html lang=\"en\">", &format!("<html lang=\"{language}\">"), 1)
            .replacen(SCRIPTLESS, &noscript(&shown.words, scriptless), 1)
    }

    /// The page that was asked for, in a language.
    fn shown(&self, asked: &Asked<'_>, language: &str) -> Option<Shown<'_>> {
        let head = self.head_of(asked.path)?;
        let words = head.words.get(language)?;
        let plain =
            Shown { indexing: head.indexing, picture: &head.picture, words: Cow::Borrowed(words) };
        let game = |name: &str| {
            let page = self.pages.iter().find(|head| head.path == format!("/games/{name}"))?;
            Some((page, page.words.get(language)?))
        };
        let (subject, game) = match asked.subject.as_ref() {
            None => return Some(plain),
            Some(Subject::Person { name }) => (name.clone(), None),
            Some(Subject::Tournament { title, game: name }) => (title.clone(), game(name)),
            Some(Subject::Match { game: name, players }) => {
                let names = players.iter().map(|player| self.name(player, language));
                (names.collect::<Vec<_>>().join(" – "), game(name))
            }
        };
        let (title, about, picture) = match game {
            Some((page, of_game)) => {
                ([&subject, &*of_game.title].join(BETWEEN), &of_game.description, &page.picture)
            }
            None => (subject, &words.description, &head.picture),
        };
        let description = [&title, about.as_str()].join(BETWEEN);
        let words = Words { title, text: vec![description.clone()], description };
        Some(Shown { words: Cow::Owned(words), picture, ..plain })
    }

    /// What a player is called in a language.
    fn name(&self, player: &Player, language: &str) -> String {
        let Some(words) = self.players.get(language) else { return player.name.clone() };
        match &player.id {
            PlayerId::Computer(level) => words.computer.replace(LEVEL, &level.to_string()),
            PlayerId::Guest(_) => {
                let own = player.name.rsplit(' ').next().unwrap_or_default();
                format!("{} {own}", words.guest)
            }
            PlayerId::Person(_) if player.name == DELETED => words.deleted.clone(),
            PlayerId::Person(_) => player.name.clone(),
        }
    }

    fn head_of(&self, path: &str) -> Option<&Head> {
        self.pages.iter().find(|head| fits(&head.path, path)).or(self.pages.last())
    }

    /// The language that the address names, if it does, and the one to write in.
    fn language<'s>(&'s self, asked: &Asked<'_>) -> (Option<&'s str>, &'s str) {
        let known = |code: &str| self.languages.iter().find(|one| *one == code).map(String::as_str);
        // `in` is the language of a document of the rules, whatever the language of the page around it.
        let named = ["lang", "in"].iter().find_map(|key| known(parameter(asked.query, key)?));
        let liked = || liked(asked.likes).into_iter().find_map(|code| known(&code));
        (named, named.or_else(liked).or_else(|| known(DEFAULT)).unwrap_or(DEFAULT))
    }

    fn head_lines(
        &self,
        shown: &Shown<'_>,
        asked: &Asked<'_>,
        named: Option<&str>,
        language: &str,
    ) -> String {
        let path = asked.plain_path();
        let title = escaped(&format!("{} · Galds", shown.words.title));
        let description = escaped(&shown.words.description);
        let here = asked.address(path, named);
        let picture = asked.address(shown.picture, None);
        let mut lines = format!(
            "<title>{title}</title>\n<meta name=\"description\" content=\"{description}\" />\n"
        );
        let mut put = |line: std::fmt::Arguments<'_>| {
            // Writing to a text cannot fail.
            let _ = writeln!(lines, "{line}");
        };
        if shown.indexing == Indexing::Closed {
            put(format_args!("<meta name=\"robots\" content=\"noindex\" />"));
        } else {
            put(format_args!("<link rel=\"canonical\" href=\"{here}\" />"));
            for (code, address) in self.alternates(path, asked) {
                put(format_args!(
                    "<link rel=\"alternate\" hreflang=\"{code}\" href=\"{address}\" />"
                ));
            }
        }
        let (width, height) = PICTURE;
        for (property, content) in [
            ("og:type", "website"),
            ("og:site_name", "Galds"),
            ("og:title", &title),
            ("og:description", &description),
            ("og:url", &here),
            ("og:locale", locale(language)),
            ("og:image", &picture),
            ("og:image:width", &width.to_string()),
            ("og:image:height", &height.to_string()),
        ] {
            put(format_args!("<meta property=\"{property}\" content=\"{content}\" />"));
        }
        put(format_args!("<meta name=\"twitter:card\" content=\"summary_large_image\" />"));
        lines
    }

    /// The same page in every language, and in the reader's.
    fn alternates(&self, path: &str, asked: &Asked<'_>) -> Vec<(String, String)> {
        let each = |code: &String| (code.clone(), asked.address(path, Some(code)));
        let own = ("x-default".to_owned(), asked.address(path, None));
        self.languages.iter().map(each).chain([own]).collect()
    }

    /// The list of pages for search engines.
    pub(crate) fn sitemap(&self, asked: &Asked<'_>) -> String {
        let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
                        <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
                        xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n"
            .to_owned();
        for head in self.pages.iter().filter(|head| head.indexing == Indexing::Listed) {
            let all = self.alternates(&head.path, asked);
            let link = |(code, address): &(String, String)| {
                format!("<xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{address}\"/>")
            };
            let links = all.iter().map(link).collect::<Vec<_>>().concat();
            for (_, address) in &all {
                let entry = format!("<url><loc>{address}</loc>{links}</url>\n");
                text.push_str(&entry);
            }
        }
        text + "</urlset>\n"
    }
}

/// What robots are told: the pages are open, the rest is not for them.
pub(crate) fn robots(asked: &Asked<'_>) -> String {
    format!(
        "User-agent: *\nDisallow: /api/\nDisallow: /account\nDisallow: /settings\n\nSitemap: {}/sitemap.xml\n",
        asked.origin
    )
}

/// The name of a language as messengers want it.
fn locale(language: &str) -> &'static str {
    match language {
        "lv" => "lv_LV",
        "ru" => "ru_RU",
        "hu" => "hu_HU",
        "zh" => "zh_CN",
        _ => "en_GB",
    }
}

/// What is read where no script runs.
fn noscript(words: &Words, needs: &str) -> String {
    let paragraph = |line: &String| format!("<p>{}</p>", escaped(line));
    let paragraphs = words.text.iter().map(paragraph).collect::<Vec<_>>().concat();
    format!(
        "<noscript><h1>{}</h1>{paragraphs}<p>{}</p></noscript>",
        escaped(&words.title),
        escaped(needs)
    )
}

/// Whether a path is of a pattern's kind: parts that begin with a colon stand for anything.
fn fits(pattern: &str, path: &str) -> bool {
    let mut wanted = pattern.split('/').filter(|part| !part.is_empty());
    let mut given = path.split('/').filter(|part| !part.is_empty());
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return true,
            (Some(wanted), Some(given)) if wanted.starts_with(':') || wanted == given => {}
            _ => return false,
        }
    }
}

/// A value of a query, where no value of ours needs an escape.
fn parameter<'q>(query: &'q str, key: &str) -> Option<&'q str> {
    query.split('&').find_map(|pair| pair.strip_prefix(key)?.strip_prefix('='))
}

/// The codes of an `Accept-Language`, the best liked first.
fn liked(header: &str) -> Vec<String> {
    let mut all: Vec<(f32, String)> = header
        .split(',')
        .filter_map(|entry| {
            let mut parts = entry.split(';').map(str::trim);
            let code = parts.next()?.split('-').next()?.to_ascii_lowercase();
            let weight =
                parts.find_map(|part| part.strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
            (weight > 0.0).then_some((weight, code))
        })
        .collect();
    all.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    all.into_iter().map(|(_, code)| code).collect()
}

/// The text with everything from one mark to the other replaced; as it is without them.
fn replaced_between(text: &str, (start, end): (&str, &str), by: &str) -> String {
    match (text.find(start), text.find(end)) {
        (Some(from), Some(to)) if from < to => {
            format!("{}{by}{}", &text[..from], &text[to + end.len()..])
        }
        _ => text.to_owned(),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = "<!doctype html><html lang=\"en\"><head><!-- head --><title>Galds</title><!-- /head -->\
                         </head><body><!-- scriptless --></body></html>";

    fn heads() -> Heads {
        let words = |title: &str| {
            serde_json::json!({
                "en": {"title": format!("{title} en"), "description": "a <b> & \"c\"", "text": ["One.", "Two."]},
                "lv": {"title": format!("{title} lv"), "description": "apraksts", "text": ["Viens."]},
            })
        };
        let page = |path: &str, indexing: &str| serde_json::json!({"path": path, "indexing": indexing, "picture": "/social/galds.jpg", "words": words(path)});
        let all = serde_json::json!({
            "languages": ["en", "lv"],
            "scriptless": {"en": "Needs a script.", "lv": "Vajag skriptu."},
            "players": {
                "en": {"computer": "Computer (level {level})", "guest": "Guest", "deleted": "Deleted player"},
                "lv": {"computer": "Dators ({level}. līmenis)", "guest": "Viesis", "deleted": "Dzēsts spēlētājs"},
            },
            "pages": [page("/", "listed"), page("/games/nardi", "listed"), page("/match/:id", "open"), page(":nowhere", "closed")],
        });
        Heads::read(&serde_json::to_vec(&all).unwrap()).unwrap()
    }

    fn asked<'a>(path: &'a str, query: &'a str, likes: &'a str) -> Asked<'a> {
        Asked { origin: "https://galds.example".to_owned(), path, query, likes, subject: None }
    }

    fn served_about(path: &str, query: &str, subject: Subject) -> String {
        heads().put_into(INDEX, &Asked { subject: Some(subject), ..asked(path, query, "") })
    }

    fn person(name: &str) -> Player {
        Player { id: PlayerId::Person("1".to_owned()), name: name.to_owned() }
    }

    fn served(path: &str, query: &str, likes: &str) -> String {
        heads().put_into(INDEX, &asked(path, query, likes))
    }

    #[test]
    fn a_page_says_what_it_is_and_where_it_is_in_other_languages() {
        let page = served("/games/nardi/", "lang=lv&x=1", "en");
        for part in [
            "<html lang=\"lv\">",
            "<title>/games/nardi lv · Galds</title>",
            "<link rel=\"canonical\" href=\"https://galds.example/games/nardi?lang=lv\" />",
            "hreflang=\"en\" href=\"https://galds.example/games/nardi?lang=en\"",
            "hreflang=\"x-default\" href=\"https://galds.example/games/nardi\"",
            "property=\"og:image\" content=\"https://galds.example/social/galds.jpg\"",
            "property=\"og:locale\" content=\"lv_LV\"",
            "<noscript><h1>/games/nardi lv</h1><p>Viens.</p><p>Vajag skriptu.</p></noscript>",
        ] {
            assert!(page.contains(part), "{part}\n{page}");
        }
        assert!(!page.contains("<!--"), "{page}");
    }

    #[test]
    fn the_language_is_the_address_s_or_the_reader_s_or_english() {
        assert!(served("/", "", "de, lv;q=0.8, en;q=0.5").contains("<html lang=\"lv\">"));
        assert!(served("/", "", "en;q=0.5, lv;q=0").contains("<html lang=\"en\">"));
        assert!(served("/", "lang=xx", "lv-LV").contains("<html lang=\"lv\">"));
        assert!(served("/", "in=lv", "").contains("<html lang=\"lv\">"));
        assert!(served("/", "", "fi").contains("<html lang=\"en\">"));
        // The reader's language is not part of the address.
        assert!(
            served("/", "", "lv").contains("rel=\"canonical\" href=\"https://galds.example/\"")
        );
    }

    #[test]
    fn a_match_is_shown_by_its_players_and_its_game() {
        let players = vec![person("Anna"), Player::computer(3)];
        let subject = Subject::Match { game: "nardi".to_owned(), players };
        let page = served_about("/match/abc", "lang=lv", subject);
        for part in [
            "<title>Anna – Dators (3. līmenis) · /games/nardi lv · Galds</title>",
            "name=\"description\" content=\"Anna – Dators (3. līmenis) · /games/nardi lv · apraksts\"",
            "<link rel=\"canonical\" href=\"https://galds.example/match/abc?lang=lv\" />",
            "<h1>Anna – Dators (3. līmenis) · /games/nardi lv</h1>",
        ] {
            assert!(page.contains(part), "{part}\n{page}");
        }
        let waiting =
            Subject::Match { game: "nardi".to_owned(), players: vec![Player::guest("Yk3mTq")] };
        assert!(
            served_about("/match/abc", "", waiting).contains("<title>Guest Yk3m · /games/nardi en")
        );
        let gone = Subject::Match { game: "nardi".to_owned(), players: vec![person(DELETED)] };
        assert!(served_about("/match/abc", "", gone).contains("<title>Deleted player · "));
    }

    #[test]
    fn people_and_tournaments_are_shown_by_their_names_which_stay_in_their_place() {
        let page = served_about("/", "", Subject::Person { name: "Anna".to_owned() });
        assert!(page.contains("<title>Anna · Galds</title>"), "{page}");
        assert!(page.contains("content=\"Anna · a &lt;b&gt; &amp; &quot;c&quot;\""), "{page}");
        let title = "Cup</title><script>".to_owned();
        let page = served_about("/", "", Subject::Tournament { title, game: "nardi".to_owned() });
        assert!(page.contains("Cup&lt;/title&gt;&lt;script&gt; · /games/nardi en"), "{page}");
        assert!(!page.contains("<script>"));
    }

    #[test]
    fn words_and_addresses_cannot_leave_their_place() {
        assert!(served("/", "", "").contains("content=\"a &lt;b&gt; &amp; &quot;c&quot;\""));
        assert!(!served("/match/\"><script>", "", "").contains("<script>"));
    }

    #[test]
    fn pages_of_nobody_are_found_by_nobody() {
        let page = served("/no/such/page", "", "");
        assert!(page.contains("noindex") && !page.contains("canonical"), "{page}");
        assert!(!served("/match/abc", "", "").contains("noindex"));
    }

    #[test]
    fn the_list_of_pages_has_those_that_are_to_be_found_in_every_language() {
        let list = heads().sitemap(&asked("/sitemap.xml", "", ""));
        assert_eq!(list.matches("<url>").count(), 2 * 3);
        assert!(list.contains("<loc>https://galds.example/games/nardi?lang=lv</loc>"), "{list}");
        assert!(!list.contains("match"));
    }

    #[test]
    fn the_origin_is_what_the_host_says_or_the_request() {
        let named = Protection::new(crate::fronts::shared::protection::Guards {
            origins: vec!["https://play.example.org/".to_owned()],
            ..Default::default()
        });
        assert_eq!(origin(&named, "10.0.0.1:8080"), "https://play.example.org");
        let unnamed = Protection::default();
        assert_eq!(origin(&unnamed, "galds.example"), "https://galds.example");
        assert_eq!(origin(&unnamed, "127.0.0.1:8080"), "http://127.0.0.1:8080");
        assert_eq!(origin(&unnamed, "[::1]:8080"), "http://[::1]:8080");
        assert_eq!(origin(&unnamed, "a\"b"), "");
    }
}
