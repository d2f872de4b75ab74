//! Analyses as `info` lines, written and read.

use std::fmt::Write;
use std::time::Duration;

use galds_engine::player::{Analysis, TextLine, Value};

/// One line of text for each line of play.
pub fn info(analysis: &Analysis) -> Vec<String> {
    let several = analysis.lines.len() > 1;
    (1..)
        .zip(&analysis.lines)
        .map(|(number, line)| one(analysis, several.then_some(number), line))
        .collect()
}

fn one(analysis: &Analysis, number: Option<u32>, line: &TextLine) -> String {
    let mut text = format!("info depth {}", analysis.depth);
    if let Some(number) = number {
        let _ = write!(text, " multipv {number}");
    }
    let millis = analysis.time.as_millis();
    let speed = analysis.nodes as f64 / analysis.time.as_secs_f64().max(1e-6);
    let _ = write!(
        text,
        " score {} nodes {} time {millis} nps {speed:.0} pv {}",
        score(line.value),
        analysis.nodes,
        line.tokens.join(" ")
    );
    text
}

fn score(value: Value) -> String {
    match value {
        Value::Hundredths(score) => format!("cp {score}"),
        Value::WinIn(actions) => format!("win {actions}"),
        Value::LossIn(actions) => format!("loss {actions}"),
        Value::Equity(points) => format!("equity {points:.4}"),
        Value::Chance(chance) => format!("chance {chance:.4}"),
    }
}

/// Takes what an `info` line says into an analysis; words it does not know are passed over.
pub fn read_info(line: &str, analysis: &mut Analysis) {
    let mut words = line.split_whitespace().skip(1);
    let mut number = 1usize;
    let mut value = Value::Hundredths(0);
    let mut tokens = Vec::new();
    while let Some(word) = words.next() {
        match word {
            "depth" => read(words.next(), &mut analysis.depth),
            "nodes" => read(words.next(), &mut analysis.nodes),
            "multipv" => read(words.next(), &mut number),
            "time" => {
                let mut millis = 0;
                read(words.next(), &mut millis);
                analysis.time = Duration::from_millis(millis);
            }
            "score" => {
                let (kind, amount) = (words.next(), words.next());
                value = kind.zip(amount).and_then(|(k, a)| read_score(k, a)).unwrap_or(value);
            }
            "pv" => tokens = words.by_ref().map(str::to_owned).collect(),
            _ => {}
        }
    }
    if tokens.is_empty() {
        return;
    }
    analysis.lines.truncate(number.saturating_sub(1));
    analysis.lines.push(TextLine { tokens, value });
}

fn read<T: std::str::FromStr>(word: Option<&str>, into: &mut T) {
    if let Some(value) = word.and_then(|word| word.parse().ok()) {
        *into = value;
    }
}

fn read_score(kind: &str, amount: &str) -> Option<Value> {
    match kind {
        "cp" => amount.parse().ok().map(Value::Hundredths),
        "win" => amount.parse().ok().map(Value::WinIn),
        "loss" => amount.parse().ok().map(Value::LossIn),
        "equity" => amount.parse().ok().map(Value::Equity),
        "chance" => amount.parse().ok().map(Value::Chance),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn info_lines_are_read_as_they_are_written() {
        let line = |token: &str, value| TextLine { tokens: vec![token.to_owned()], value };
        let lines = vec![
            line("a", Value::WinIn(3)),
            line("b", Value::Hundredths(-12)),
            line("c", Value::Chance(0.25)),
        ];
        let analysis = Analysis { lines, depth: 4, nodes: 900, time: Duration::from_millis(30) };
        let mut read = Analysis::default();
        for line in info(&analysis) {
            read_info(&line, &mut read);
        }
        assert_eq!(read, analysis);
    }

    #[test]
    fn unknown_words_and_missing_numbers_do_no_harm() {
        let mut analysis = Analysis::default();
        read_info("info depth x colour red score cp nodes", &mut analysis);
        read_info("info", &mut analysis);
        assert_eq!(analysis, Analysis::default());
    }
}
