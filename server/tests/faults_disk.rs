//! The disk of the database fills up and gets room again.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::common::{Client, Folder, TestServer};
use axum::http::StatusCode;
use galds_matches::MatchId;
use galds_matches::ports::Log as _;
use galds_server::storage::{Location, SqlStore};
use serde_json::json;

/// A file system of 4 MiB, which goes away with the test.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Only root can mount one; in CI the tests are root.
    fn mount() -> Option<SmallDisk> {
        let place = std::env::temp_dir().join(format!("galds-disk-{}", std::process::id()));
        std::fs::create_dir_all(&place).expect("a folder");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=4m", "galds-test"]).arg(&place);
        if mount.status().is_ok_and(|status| status.success()) {
            return Some(SmallDisk(place));
        }
        assert!(std::env::var_os("CI").is_none(), "a small file system cannot be mounted");
        eprintln!("skipped: a small file system cannot be mounted");
        None
    }

    fn filler(&self) -> PathBuf {
        self.0.join("filler")
    }

    /// Leaves no room on the disk.
    fn fill(&self) {
        let mut filler = std::fs::File::create(self.filler()).expect("a file");
        for size in [64 * 1024, 4096, 512, 1] {
            while filler.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn make_room(&self) {
        std::fs::remove_file(self.filler()).expect("the filler is there");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _still_busy = Command::new("umount").arg("--lazy").arg(&self.0).status();
        let _may_be_gone = std::fs::remove_dir(&self.0);
    }
}

/// Makes matches until the server refuses one; those that it acknowledged.
async fn make_matches(guest: &Client, most: usize, made: &mut Vec<String>) -> bool {
    for _ in 0..most {
        let answer = guest.post("/api/matches", &json!({ "game": "rotary" })).await;
        match answer.status {
            StatusCode::CREATED => {
                made.push(answer.json()["id"].as_str().expect("an id").to_owned());
            }
            StatusCode::SERVICE_UNAVAILABLE => return false,
            status => panic!("{status}: {}", answer.text),
        }
    }
    true
}

/// What a second connection cannot read.
async fn missing(folder: &Path, made: &[String]) -> Vec<String> {
    let store = SqlStore::open_beside(&Location::Folder(folder.to_owned())).await.expect("a store");
    let mut missing = Vec::new();
    for id in made {
        let log = store.log(id.parse::<MatchId>().expect("an id"), 0).await.expect("the log");
        if log.is_empty() {
            missing.push(id.clone());
        }
    }
    store.close().await;
    missing
}

async fn healthy(guest: &Client, wanted: StatusCode) {
    for _ in 0..400 {
        if guest.get("/health").await.status == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("/health does not say {wanted}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_acknowledged_around_a_full_disk_is_there_and_writing_goes_on_when_there_is_room() {
    let Some(disk) = SmallDisk::mount() else { return };
    let folder = disk.0.join("data");
    let server = TestServer::in_folder(Folder(folder.clone())).await;
    let guest = server.guest().await;
    let mut made = Vec::new();
    assert!(make_matches(&guest, 20, &mut made).await);
    for _ in 0..3 {
        disk.fill();
        let mut refusals = 0;
        // There may be room in the files themselves for a while.
        while refusals < 10 {
            refusals += u32::from(!make_matches(&guest, 20, &mut made).await);
        }
        healthy(&guest, StatusCode::SERVICE_UNAVAILABLE).await;
        assert_eq!(missing(&folder, &made).await, [""; 0], "while the disk is full");
        disk.make_room();
        healthy(&guest, StatusCode::OK).await;
        assert!(make_matches(&guest, 20, &mut made).await, "there is room again");
        assert_eq!(missing(&folder, &made).await, [""; 0], "after it was full");
    }
    let server = server.restart().await;
    let guest = server.guest().await;
    for id in &made {
        assert_eq!(guest.state(id).await["phase"], "open", "{id} after a restart");
    }
    server.server.stop().await;
}
