//! The data folder: one server at a time, readable to its owner alone, without what was deleted.

use crate::common::{Folder, TestServer};
use crate::visitors::{PASSWORD, Visitor};
use galds_server::app::{Server, Settings, StartError};
use galds_server::storage::{AccountStore, Location, SqlStore, StoreError, backup};
use serde_json::json;

#[tokio::test]
async fn a_second_server_on_one_folder_is_refused_and_the_host_can_still_look_after_it() {
    let server = TestServer::start().await;
    let anna = Visitor::person(&server, "Anna").await;
    let refused = Server::start(Settings::local(&server.folder.0)).await;
    assert!(matches!(refused, Err(StartError::Store(StoreError::InUse(_)))), "{refused:?}");
    let beside = SqlStore::open_beside(&Location::Folder(server.folder.0.clone())).await.unwrap();
    let person = beside.person_named("Anna".to_owned()).await.unwrap().expect("she is there");
    beside.set_banned(person.id, Some("test".to_owned())).await.unwrap();
    beside.close().await;
    assert!(!anna.get("/api/sessions").await.status.is_success(), "she is locked out");
    // When the first has ended, the folder is free.
    server.restart().await.server.stop().await;
}

#[tokio::test]
async fn a_backup_that_waits_is_not_put_under_a_running_server() {
    let server = TestServer::start().await;
    let guest = server.guest().await;
    let copy = Folder::new();
    std::fs::create_dir_all(&copy.0).unwrap();
    backup::back_up(&server.folder.0, &copy.0.join("copy.sqlite")).await.unwrap();
    backup::stage(&server.folder.0, &copy.0.join("copy.sqlite")).await.unwrap();
    let beside = SqlStore::open_beside(&Location::Folder(server.folder.0.clone())).await.unwrap();
    beside.close().await;
    assert!(backup::is_staged(&server.folder.0), "it waits for the server");
    let id = guest.create(&json!({ "game": "rotary" })).await;
    assert_eq!(guest.state(&id).await["phase"], "open");
}

#[cfg(unix)]
#[tokio::test]
async fn the_folder_the_database_and_backups_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let server = TestServer::start().await;
    let guest = server.guest().await;
    guest.create(&json!({ "game": "rotary" })).await;
    let folder = server.folder.0.clone();
    let others = |path: &std::path::Path| {
        std::fs::metadata(path).expect("it is there").permissions().mode() & 0o077
    };
    backup::back_up(&folder, &folder.join("copy.sqlite")).await.unwrap();
    backup::stage(&folder, &folder.join("copy.sqlite")).await.unwrap();
    assert_eq!(others(&folder), 0, "the folder");
    let files: Vec<_> = std::fs::read_dir(&folder).unwrap().flatten().collect();
    assert!(files.len() >= 5, "database, -wal, -shm, lock, two copies: {files:?}");
    for file in files {
        assert_eq!(others(&file.path()), 0, "{:?}", file.file_name());
    }
    // What an earlier version left open to all is closed at the next start.
    let database = folder.join("galds.sqlite");
    std::fs::remove_file(folder.join("restore.sqlite")).unwrap();
    server.server.stop().await;
    std::fs::set_permissions(&database, std::fs::Permissions::from_mode(0o644)).unwrap();
    let server = TestServer::in_folder(Folder(folder)).await;
    assert_eq!(others(&database), 0);
    server.server.stop().await;
}

#[tokio::test]
async fn the_name_of_a_deleted_account_is_no_longer_in_the_file() {
    let server = TestServer::start().await;
    let name = "Zebulonia";
    let leaver = Visitor::person(&server, name).await;
    leaver.put("/api/me/profile", json!({ "about": "Zebulonia was here" })).await.ok();
    let reply =
        leaver.send(axum::http::Method::DELETE, "/api/me", json!({ "password": PASSWORD })).await;
    assert!(reply.status.is_success(), "{}", reply.text);
    let folder = server.folder;
    server.server.stop().await;
    let bytes = std::fs::read(folder.0.join("galds.sqlite")).unwrap();
    let name = name.as_bytes();
    assert!(!bytes.windows(name.len()).any(|window| window == name), "the name is in the file");
}
