//! The transcripts of the documentation, replayed, and what no transcript shows.

use std::sync::{Arc, Condvar, Mutex};

use galds_lab::protocol::{Next, Session};

const DOCUMENT: &str = include_str!("../../docs/engine-protocol.md");

/// An engine whose lines are kept.
struct Engine {
    session: Session,
    said: Arc<(Mutex<Vec<String>>, Condvar)>,
}

impl Engine {
    fn new() -> Engine {
        let said = Arc::new((Mutex::new(Vec::<String>::new()), Condvar::new()));
        let ear = Arc::clone(&said);
        let session = Session::new(Arc::new(move |line: &str| {
            ear.0.lock().unwrap().push(line.to_owned());
            ear.1.notify_all();
        }));
        Engine { session, said }
    }

    /// What it says to a line, thinking included.
    fn answers(&mut self, line: &str) -> Vec<String> {
        self.session.receive(line);
        self.session.finish();
        self.take()
    }

    fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.said.0.lock().unwrap())
    }

    /// Waits until it thinks aloud, and takes what it has said until then.
    fn take_when_thinking(&self) -> Vec<String> {
        let is_silent = |said: &mut Vec<String>| !said.iter().any(|line| line.starts_with("info"));
        let said = self.said.1.wait_while(self.said.0.lock().unwrap(), is_silent);
        std::mem::take(&mut *said.unwrap())
    }
}

/// Times differ from run to run, and what is thought from version to version: the form is compared.
fn form(line: &str) -> String {
    let analysis = line.starts_with("info");
    let mut hide = line.starts_with("bestmove");
    let mut words = Vec::new();
    for word in line.split_whitespace() {
        words.push(if hide && word != "bestmove" { "_" } else { word });
        if analysis && word == "pv" {
            break;
        }
        hide |= word == "bestmove";
        if analysis {
            hide = matches!(word, "time" | "nps" | "nodes" | "cp");
        }
    }
    words.join(" ")
}

/// The blocks of the document that are marked as transcripts.
fn transcripts() -> Vec<&'static str> {
    let blocks = DOCUMENT.split("```transcript\n").skip(1);
    blocks.map(|block| block.split("```").next().unwrap()).collect()
}

/// Whether the lines fit, where `...` stands for any number of lines.
fn fit(expected: &[String], said: &[String]) -> bool {
    match expected.split_first() {
        None => said.is_empty(),
        Some((first, rest)) if first == "..." => (0..=said.len()).any(|n| fit(rest, &said[n..])),
        Some((first, rest)) => {
            said.split_first().is_some_and(|(line, later)| line == first && fit(rest, later))
        }
    }
}

#[test]
fn the_transcripts_of_the_documentation_happen_as_they_are_written() {
    let transcripts = transcripts();
    assert!(transcripts.len() >= 5);
    for transcript in transcripts {
        let mut engine = Engine::new();
        let mut lines = transcript.lines().peekable();
        while let Some(line) = lines.next() {
            let sent = line.strip_prefix("> ").expect("a transcript starts with what is sent");
            engine.session.receive(sent);
            let mut expected = Vec::new();
            while let Some(line) = lines.next_if(|line| !line.starts_with("> ")) {
                expected.push(form(line));
            }
            if sent == "go infinite" {
                engine.take_when_thinking();
                continue;
            }
            engine.session.finish();
            let said: Vec<String> = engine.take().iter().map(|l| form(l)).collect();
            assert!(fit(&expected, &said), "after `{sent}`:\n{}", said.join("\n"));
        }
    }
}

#[test]
fn wrong_commands_get_an_error_line_and_end_nothing() {
    let mut engine = Engine::new();
    for line in [
        "fly",
        "go sideways",
        "go depth many",
        "position",
        "position text",
        "position text w nonsense",
        "position startpos moves 99-9",
        "position view w - 0",
        "setoption name Game value go",
        "setoption name Level value 0",
        "setoption value 3",
        "query weather",
        "stop",
        "\u{fffd}\u{0}",
    ] {
        assert_eq!(engine.session.receive(line), Next::GoOn);
        let said = engine.take();
        assert_eq!(said.len(), 1, "{line}: {said:?}");
        assert!(said[0].starts_with("error "), "{line}: {said:?}");
    }
    assert_eq!(engine.answers("isready"), ["readyok"]);
    assert!(engine.answers("go depth 1").last().unwrap().starts_with("bestmove "));
}

#[test]
fn a_refused_position_leaves_the_old_one() {
    let mut engine = Engine::new();
    engine.answers("position startpos moves 53-3");
    let before = engine.answers("query position");
    engine.answers("position startpos moves 53-3 99-9");
    assert_eq!(engine.answers("query position"), before);
}

#[test]
fn stop_ends_endless_thinking_which_blocks_nothing_else() {
    let mut engine = Engine::new();
    for go in ["go infinite", "go", "go depth 1 infinite"] {
        engine.session.receive(go);
        engine.take_when_thinking();
        engine.session.receive("setoption name Threads value 2");
        engine.session.receive("isready");
        let said: Vec<_> =
            engine.take().into_iter().filter(|line| !line.starts_with("info")).collect();
        assert_eq!(said, ["error first stop: thinking goes on", "readyok"]);
        // None of these ends by itself. How soon a search sees the stop is counted in `search.rs`.
        engine.session.receive("stop");
        assert!(engine.take().last().unwrap().starts_with("bestmove "));
    }
}

/// A line that waits for the answer and goes on at once must not find the engine still busy.
#[test]
fn whoever_receives_the_answer_may_go_on_at_once() {
    let (sender, lines) = std::sync::mpsc::channel();
    let mut session = Session::new(Arc::new(move |line: &str| {
        // The listener may have had enough.
        let _ = sender.send(line.to_owned());
    }));
    session.receive("setoption name Game value rotary");
    for _ in 0..200 {
        session.receive("position startpos moves 53-3");
        session.receive("go depth 1");
        let answer = lines.iter().find(|line| !line.starts_with("info")).unwrap();
        assert!(answer.starts_with("bestmove "), "{answer}");
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_answers() {
    let run = || {
        let mut engine = Engine::new();
        engine.answers("setoption name Level value 2");
        engine.answers("setoption name Seed value 77");
        let said = engine.answers("go nodes 3000");
        said.iter().map(|line| line.split(" time ").next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(run(), run());
}
