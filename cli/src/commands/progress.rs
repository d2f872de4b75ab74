//! Progress bars, on stderr, only where somebody sees them.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that counts up to `length` things and shows a message behind them.
pub(super) fn bar(length: u64, things: &str) -> ProgressBar {
    let template =
        format!("{{bar:30}} {{pos}}/{{len}} {things} {{elapsed}} (about {{eta}} left) {{msg}}");
    // A template that could not be read would be seen in the first run of the tests.
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
