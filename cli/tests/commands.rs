//! Every command as a user meets it: what it prints, and what it says when something is wrong.

mod common;

use common::{galds, galds_with_input, refusal};

const START: &str =
    "w - 11,12,21,31,41,51,52,61,72,83,94,95,96 13,14,25,36,47,57,58,69,79,89,97,98,99 0";

#[test]
fn games_lists_the_shelf_with_presets_and_options() {
    let text = galds(&["games"]);
    assert!(text.contains("rotary — "));
    assert!(text.contains("preset rotary"));
    assert!(text.contains("capture = none"));
    assert!(galds(&["games", "rotary"]).starts_with("rotary — "));
}

#[test]
fn legal_prints_tokens_sorted_bytewise() {
    let text = galds(&["legal", "rotary"]);
    let tokens: Vec<&str> = text.lines().collect();
    assert_eq!(tokens.len(), 54);
    assert!(tokens.is_sorted());
    assert_eq!(tokens[0], "22-0");
}

#[test]
fn moves_are_tokens_or_book_forms() {
    let expected = galds(&["position", "rotary", "--moves", "53-3 46-2 22-0"]);
    for moves in ["53 3 46 2 22 0", "533 46/2 22-0", "  53 3\n46-2 22/0 "] {
        assert_eq!(galds(&["position", "rotary", "--moves", moves]), expected, "{moves}");
    }
}

#[test]
fn position_ends_with_the_outcome() {
    assert_eq!(galds(&["position", "rotary"]), format!("{START}\n*\n"));
    let won =
        "w - 23,25,43,52,53,54,55,61,62,66,78,85,95 11,24,31,35,42,51,67,69,76,77,88,97,99 24";
    let text = galds(&["position", "rotary", "--position", won, "--moves", "33-5", "--all"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3);
    assert_eq!((lines[0], lines[2]), (won, "1-0"));
}

#[test]
fn view_of_an_open_game_is_the_position() {
    for side in ["w", "b", "spectator"] {
        assert_eq!(galds(&["view", "rotary", "--side", side]).trim(), START);
    }
    let error = refusal(&["view", "rotary", "--side", "r"]);
    assert!(error.contains("w (Light) and b (Dark)"), "{error}");
}

#[test]
fn perft_prints_the_leaves_alone_on_the_last_line() {
    assert_eq!(galds(&["perft", "rotary", "3"]), "189686\n");
    assert_eq!(galds(&["perft", "rotary", "0"]), "1\n");
    let divided = galds(&["perft", "rotary", "3", "--divide", "--threads", "2"]);
    let lines: Vec<&str> = divided.lines().collect();
    assert_eq!(lines.len(), 55);
    assert_eq!(lines[54], "189686");
    let sum: u64 =
        lines[..54].iter().map(|l| l.split(": ").nth(1).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(sum, 189686);
}

#[test]
fn wrong_input_is_refused_with_what_is_allowed() {
    let cases: &[(&[&str], &str)] = &[
        (&["legal", "go"], "there is no game called `go`; the games are: "),
        (
            &["legal", "rotary", "--rules", "rotary,start=round"],
            "`start` cannot be `round`; it takes: rim, rows, empty",
        ),
        (
            &["legal", "rotary", "--rules", "rotary,traps=centre"],
            "`traps` have no meaning without captures",
        ),
        (
            &["position", "rotary", "--moves", "15 3"],
            "there is no point 15; rows 1 to 9 have the points 11-14",
        ),
        (
            &["position", "rotary", "--moves", "53-3 53-7"],
            "action 2, `53-7`: `7` isn't a valid turn: a ring is turned by 0 to 5",
        ),
        (&["position", "rotary", "--moves", "44-1"], "around 44 you have 0 and your opponent 0"),
        (
            &[
                "legal",
                "rotary",
                "--position",
                "w - 11,12,21,22,31,41,51,52,61,72,83,94,95,96 13 0",
            ],
            "Light has 14 balls; 13 is the most",
        ),
        (&["legal", "rotary", "--position", "w - 11,15 13 0"], "there is no point `15`"),
        (&["show", "nardi", "--arrow", "24"], "--arrow needs the fields of its two ends at least"),
        (&["show", "nardi", "--arrow", "24,25"], "--arrow: there is no field `25`"),
        (
            &["legal", "rotary", "--position", "w place - - 0"],
            "balls are placed only with start=empty",
        ),
        (&["solve", "rotary", "--from", "11 12", "--to", "11 12,13"], "turns change no numbers"),
        (
            &["solve", "rotary", "--from", "11 66", "--to", "11 12"],
            "point 66 is not on the lid board",
        ),
    ];
    for (arguments, expected) in cases {
        let error = refusal(arguments);
        assert!(error.contains(expected), "galds {arguments:?} says: {error}");
    }
}

#[test]
fn show_draws_the_board_in_the_terminal() {
    let plain = galds(&["show", "rotary", "--colour", "never"]);
    assert!(plain.contains("[54][55]"), "{plain}");
    assert!(plain.contains('○') && plain.contains('●'));
    assert!(plain.contains("Light to turn (turn 1)"));
    assert!(!plain.contains('\x1b'));
    assert!(galds(&["show", "rotary", "--colour", "always"]).contains("\x1b[48;2;"));
}

#[test]
fn show_writes_svg_and_png() {
    let folder = std::env::temp_dir().join(format!("galds-show-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (svg, png) = (folder.join("board.svg"), folder.join("board.png"));
    let (svg_text, png_text) = (svg.to_str().unwrap(), png.to_str().unwrap());
    galds(&["show", "rotary", "--svg", svg_text, "--png", png_text, "--width", "200"]);
    let svg = std::fs::read_to_string(svg).unwrap();
    assert!(svg.starts_with("<svg ") && svg.matches("<use ").count() == 26);
    let png = std::fs::read(png).unwrap();
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(u32::from_be_bytes(png[16..20].try_into().unwrap()), 200);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn animate_draws_a_record_move_after_move() {
    let folder = std::env::temp_dir().join(format!("galds-animate-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (record, out) = (folder.join("game.txt"), folder.join("game.png"));
    std::fs::write(&record, "[Game \"rotary\"]\n\n1: 53 3 - 46 2\n2: 22 0\n").unwrap();
    let [record, out_text] = [&record, &out].map(|path| path.to_str().unwrap());
    let drawn = |more: &[&str]| {
        galds(
            &[&["animate", "rotary", record, "--out", out_text, "--width", "120"], more].concat(),
        );
        let file = std::io::BufReader::new(std::fs::File::open(&out).unwrap());
        let reader = png::Decoder::new(file).read_info().unwrap();
        assert_eq!(reader.info().width, 120);
        let control = reader.info().frame_control.unwrap();
        (reader.info().animation_control.unwrap().num_frames, control.delay_num)
    };
    assert_eq!(drawn(&[]), (4, 1_000));
    assert_eq!(drawn(&["--frames", "2", "--pause", "300", "--notes", "hidden"]), (2, 300));
    let error = refusal(&["animate", "rotary", record, "--out", out_text, "--side", "r"]);
    assert!(error.contains("w (Light) and b (Dark)"), "{error}");
    std::fs::write(record, "1: 53 9\n").unwrap();
    let error = refusal(&["animate", "rotary", record, "--out", out_text]);
    assert!(error.contains("a ring is turned by 0 to 5"), "{error}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn replay_prints_each_position_or_the_first_illegal_action_with_its_line() {
    let record = "[Game \"rotary\"]\n[Rules \"rotary\"]\n\n1: 53 3 - 46 2\n2: 22 0\n";
    let output = galds_with_input(&["replay", "rotary", "-"], record);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), 5);
    assert_eq!(text.lines().next(), Some(START));
    assert_eq!(text.lines().last(), Some("*"));

    let broken = format!("{record}3: 99 1\n");
    let output = galds_with_input(&["replay", "rotary", "-"], &broken);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("line 6: `99 1` (action 4): point 99 is not empty"), "{error}");
}

#[test]
fn solve_proves_shortest_intarzia_solutions() {
    let from = "11,24,33,34,42,44 12,21,31,43,53,54";
    let to = "13,21,34,42,44,45 22,31,32,43,53,54";
    let text = galds(&["solve", "rotary", "--board", "lid", "--from", from, "--to", to]);
    assert!(text.ends_with("3 turns, proven shortest\n"), "{text}");
}

#[test]
fn problems_have_exactly_the_key_that_solve_finds() {
    let text = galds(&["problems", "rotary", "--turns", "2", "--count", "2", "--seed", "7"]);
    assert_eq!(text.lines().count(), 2);
    for line in text.lines() {
        let (key, position) = line.split_once('\t').unwrap();
        let one =
            galds_with_input(&["solve", "rotary", "--position", position, "--turns", "1"], "");
        assert!(one.stdout.is_empty(), "{line} is won in one");
        let two = galds(&["solve", "rotary", "--position", position, "--turns", "2"]);
        assert_eq!(two.trim(), key, "{line}");
    }
}

#[test]
fn a_game_can_be_played_saved_loaded_and_taken_back() {
    let folder = std::env::temp_dir().join(format!("galds-play-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("game.txt");
    let file = file.to_str().unwrap();
    let input = format!("legal 53\n99 9\n53 3\n46-2\nundo\n46 1\nsave {file}\nrecord\nquit\n");
    let arguments = ["play", "rotary", "--against", "person", "--colour", "never"];
    let output = galds_with_input(&arguments, &input);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("53-0  53-1  53-2  53-3  53-4  53-5"), "{text}");
    assert!(text.contains("`9` isn't a valid turn"), "{text}");
    assert!(text.contains("1: 53 3 - 46 1"), "{text}");
    let replayed = galds(&["replay", "rotary", file]);
    assert_eq!(replayed, galds(&["position", "rotary", "--moves", "53-3 46-1", "--all"]));
    let loaded = galds_with_input(&["play", "rotary", "--load", file, "--seed", "1"], "quit\n");
    assert!(String::from_utf8(loaded.stdout).unwrap().contains("Light to turn (turn 3)"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_random_player_answers_and_a_seed_repeats_the_game() {
    let play = || {
        galds_with_input(
            &["play", "rotary", "--against", "random", "--seed", "5"],
            "53 3\nrecord\nquit\n",
        )
        .stdout
    };
    let text = String::from_utf8(play()).unwrap();
    assert!(text.contains("Dark: "), "{text}");
    assert_eq!(play(), text.into_bytes());
}

#[test]
fn completions_and_the_manual_name_every_command() {
    let bash = galds(&["completions", "bash"]);
    let manual = galds(&["man"]);
    for command in [
        "games", "legal", "position", "view", "perft", "show", "replay", "solve", "problems",
        "play", "analyse", "arena", "bench", "engine", "levels", "tune",
    ] {
        assert!(
            bash.contains(&format!("galds__subcmd__{command}"))
                || bash.contains(&format!("galds__{command}")),
            "{command}"
        );
        assert!(manual.contains(&format!("galds {command}")), "{command}");
        assert!(galds(&[command, "--help"]).contains("Usage: galds"), "{command}");
    }
}

#[test]
fn sheets_are_printed_to_one_file_or_to_one_for_each_page() {
    let folder = std::env::temp_dir().join(format!("galds-print-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let print = |game: &str, sheet: &str, name: &str| {
        let out = folder.join(name);
        galds(&[
            "print",
            game,
            "--sheet",
            sheet,
            "--language",
            "hu",
            "--out",
            out.to_str().unwrap(),
        ]);
    };
    print("rotary", "score", "score.svg");
    print("shatra", "board", "board.svg");
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    assert!(read("score.svg").contains("Eredmény"));
    for page in ["board-1.svg", "board-2.svg"] {
        assert!(read(page).contains("width=\"210mm\" height=\"297mm\""), "{page}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_ladder_is_one_list_of_players_with_ratings_and_errors() {
    let ladder = |more: &[&str]| {
        let mut arguments = vec!["ladder", "rotary", "random", "greedy", "level:2"];
        arguments.extend(["--nodes", "100", "--seed", "3"]);
        arguments.extend(more);
        galds(&arguments)
    };
    let text = ladder(&["--games", "4", "--as-server"]);
    let rows: Vec<Vec<&str>> = text
        .lines()
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows[0], ["Rotary", "rating", "games", "score"]);
    assert_eq!(rows[2][..3], ["random", "+0 ± 0", "8"]);
    assert_eq!((rows[3][0], rows[3][2]), ("greedy", "8"));
    assert!(rows[4][0] == "level:2" && rows[4][1].starts_with('+'), "{text}");
    assert_eq!(text, ladder(&["--games", "4", "--as-server"]));
    // Without games there is nothing to rate by.
    let rows = ladder(&["--games", "0"]);
    assert_eq!(rows.lines().filter(|line| line.contains("| no games | 0 |")).count(), 3, "{rows}");
    let error = refusal(&["ladder", "rotary", "--as-server", "--memory", "4"]);
    assert!(error.contains("--as-server"), "{error}");
}
