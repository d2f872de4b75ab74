//! What browsers play and analyse with: modules, with networks, puzzles and endgame tables beside them.
//!
//! Modules are inside the program, or lie in a folder to which they come while the server runs. Endgame tables of the host's own lie
//! in another folder. They stand in the list of the modules as well, so that pages ask for none that is not there.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use galds_engine::registry;
use rust_embed::utils::read_file_from_fs;

use super::{Files, Found, found};
use crate::fronts::shared::AppState;

/// Modules of the pages are under this address.
pub(super) const MODULES: &str = "/modules/";
/// The names of all files there, with the bytes that each takes on the way.
const LIST: &str = "list.json";
/// How the names of endgame tables end.
const TABLE: &str = ".endgames";

/// The folders of the host.
pub(super) struct Folders {
    modules: Option<Arc<Path>>,
    endgames: Option<Arc<Path>>,
}

/// What is at an address of the modules.
pub(super) enum Module {
    /// A file of a folder.
    File(Found),
    /// The list, as text.
    List(String),
}

impl Folders {
    /// The folders of a server; none if everything is inside the program.
    pub(super) fn of(app: &AppState) -> Option<Folders> {
        let (modules, endgames) = (app.modules.clone(), app.endgames.clone());
        (modules.is_some() || endgames.is_some()).then_some(Folders { modules, endgames })
    }

    /// The file or list with this name; none if it has to be looked for inside the program.
    pub(super) fn find(
        &self,
        name: &str,
        accepted: &[(&'static str, &'static str)],
    ) -> Option<Module> {
        if let Some(folder) = &self.endgames {
            if name == LIST {
                return self.list_with_tables(folder).map(Module::List);
            }
            if tables(folder).any(|table| table == name) {
                return file(folder, name, accepted).map(Module::File);
            }
        }
        self.modules.as_ref().and_then(|folder| file(folder, name, accepted)).map(Module::File)
    }

    /// The list of the modules, and the tables of a folder.
    fn list_with_tables(&self, folder: &Path) -> Option<String> {
        let plain = self.modules.as_ref().and_then(|folder| fs::read(folder.join(LIST)).ok());
        let plain =
            plain.or_else(|| Some(Files::get(&format!("modules/{LIST}"))?.data.into_owned()));
        let list = plain.and_then(|list| serde_json::from_slice(&list).ok());
        let mut list: BTreeMap<String, u64> = list.unwrap_or_default();
        list.extend(tables(folder).filter_map(|table| {
            let size = bytes_on_the_way(folder, &table)?;
            Some((table, size))
        }));
        serde_json::to_string(&list).ok()
    }
}

/// The endgame tables in a folder, by their names.
fn tables(folder: &Path) -> impl Iterator<Item = String> {
    let games = registry::all().into_iter().filter(|entry| entry.endgames.is_some());
    let names = games.map(|entry| format!("{}{TABLE}", entry.about.name));
    names.filter(|name| folder.join(name).is_file())
}

/// What a file takes for browsers, all of which take compressed files.
fn bytes_on_the_way(folder: &Path, name: &str) -> Option<u64> {
    let twins = [format!("{name}.br"), format!("{name}.gz"), name.to_owned()];
    twins.iter().find_map(|twin| Some(fs::metadata(folder.join(twin)).ok()?.len()))
}

/// A file in a folder. Names are plain, so that nothing outside the folder is read.
fn file(folder: &Path, name: &str, accepted: &[(&'static str, &'static str)]) -> Option<Found> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.';
    if name.starts_with('.') || !name.bytes().all(is_plain) {
        return None;
    }
    found(name, accepted, |name| read_file_from_fs(&folder.join(name)).ok())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use axum::http::HeaderMap;
    use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG};

    use super::*;

    /// A folder that goes away with the test.
    struct Folder(PathBuf);

    impl Folder {
        fn named(name: &str) -> Folder {
            Folder(std::env::temp_dir().join(format!("galds-{name}-{}", std::process::id())))
        }

        fn fill(&self, files: &[(&str, &str)]) {
            fs::create_dir_all(&self.0).unwrap();
            for (name, text) in files {
                fs::write(self.0.join(name), text).unwrap();
            }
        }

        fn shared(&self) -> Arc<Path> {
            Arc::from(&*self.0)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _may_be_gone = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn modules_in_a_folder_are_served_from_the_moment_on_that_they_are_there() {
        let folder = Folder::named("modules");
        let folders = Folders { modules: Some(folder.shared()), endgames: None };
        let read = |name: &str| folders.find(name, &[("br", "br")]);
        assert!(read("rotary.wasm").is_none() && read(LIST).is_none());
        folder.fill(&[("rotary.wasm", "plain"), ("rotary.wasm.br", "small")]);
        let Some(Module::File(found)) = read("rotary.wasm") else { panic!("it is there") };
        assert_eq!(&*found.file.data, b"small");
        let answer = found.response(&HeaderMap::new());
        assert_eq!(answer.headers()[CONTENT_TYPE], "application/wasm");
        assert_eq!(answer.headers()[CONTENT_ENCODING], "br");
        assert_eq!(answer.headers()[CACHE_CONTROL], "no-cache");
        let outside = format!("../{}/rotary.wasm", folder.0.file_name().unwrap().to_string_lossy());
        assert!(folder.0.join(&outside).exists() && read(&outside).is_none());
        assert!(read("").is_none() && read("..").is_none());
    }

    #[test]
    fn endgame_tables_are_served_and_listed_and_nothing_else_of_their_folder() {
        let (modules, endgames) = (Folder::named("listed"), Folder::named("endgames"));
        modules
            .fill(&[(LIST, r#"{"rotary.wasm":7,"rotary.endgames":1}"#), ("rotary.wasm", "code")]);
        let files = [("rotary.endgames", "a table"), ("rotary.endgames.gz", "small")];
        endgames.fill(&[files[0], files[1], ("notes.endgames", "own"), ("key.txt", "secret")]);
        let folders =
            Folders { modules: Some(modules.shared()), endgames: Some(endgames.shared()) };
        let Some(Module::List(list)) = folders.find(LIST, &[]) else { panic!("there is a list") };
        assert_eq!(list, r#"{"rotary.endgames":5,"rotary.wasm":7}"#);
        let served = |accepted| match folders.find("rotary.endgames", accepted) {
            Some(Module::File(found)) => found,
            _ => panic!("it is there"),
        };
        assert_eq!(&*served(&[]).file.data, b"a table");
        let small = served(&[("gzip", "gz")]).response(&HeaderMap::new());
        assert_eq!(small.headers()[CONTENT_ENCODING], "gzip");
        assert!(small.headers().contains_key(ETAG));
        assert!(folders.find("notes.endgames", &[]).is_none());
        assert!(folders.find("key.txt", &[]).is_none());
        assert!(folders.find("rotary.wasm", &[]).is_some());
        let alone = Folders { modules: None, endgames: Some(endgames.shared()) };
        let Some(Module::List(list)) = alone.find(LIST, &[]) else { panic!("there is a list") };
        assert!(list.contains(r#""rotary.endgames":5"#), "{list}");
    }
}
