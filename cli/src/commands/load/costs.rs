//! What a measurement cost: processor time, questions to the database, bytes of its log, messages on the bus.
//!
//! Everything is counted by those who did it, once before and once after; what is printed is the difference, for
//! each committed action. Processor time is known of processes on this machine only.

use std::fmt;

use galds_server::storage::DatabaseCounters;

use crate::failure::Failure;

/// How many clock ticks a second the system counts processor time in.
const TICKS: f64 = 100.0;

/// Whose costs are counted.
#[derive(Clone, Debug)]
pub(super) struct Meter {
    /// The addresses of the servers.
    pub(super) servers: Vec<String>,
    /// The processes of the servers that were started here.
    pub(super) processes: Vec<u32>,
    /// The PostgreSQL database that they share, if it is known.
    pub(super) database: Option<String>,
}

/// What has been counted until a moment.
#[derive(Clone, Debug, Default)]
pub(super) struct Reading {
    /// Ticks of processor time of the servers.
    servers: u64,
    /// The same of PostgreSQL.
    postgres: u64,
    database: Option<DatabaseCounters>,
    /// Messages that servers sent on the bus, and the notices in them.
    messages: u64,
    notices: u64,
}

impl Meter {
    /// Reads everything.
    pub(super) async fn read(&self) -> Result<Reading, Failure> {
        let servers = self.processes.iter().map(|process| ticks(*process)).sum();
        let database = match &self.database {
            Some(address) => {
                let read = DatabaseCounters::read(address).await;
                Some(read.map_err(|error| Failure::Server(error.to_string()))?)
            }
            None => None,
        };
        let of_postgres = database.iter().flat_map(|figures| &figures.processes);
        let postgres = of_postgres.map(|process| ticks(*process)).sum();
        let (mut messages, mut notices) = (0, 0);
        for server in self.servers.clone() {
            let asked = tokio::task::spawn_blocking(move || metrics(&server)).await;
            let text = asked.map_err(|error| Failure::Server(error.to_string()))?;
            messages += counted(&text, "galds_bus_messages_total");
            notices += counted(&text, "galds_notices_sent_total");
        }
        Ok(Reading { servers, postgres, database, messages, notices })
    }
}

/// The processor time that a process of this machine has used, in ticks.
fn ticks(process: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let fields: Vec<&str> = after_name.split_whitespace().collect();
    let field = |place: usize| fields.get(place).and_then(|field| field.parse::<u64>().ok());
    [11, 12].into_iter().filter_map(field).sum()
}

/// What a server has counted; nothing if it does not tell.
fn metrics(server: &str) -> String {
    let asked = ureq::get(format!("{server}/metrics")).call();
    let text = asked.ok().and_then(|mut answer| answer.body_mut().read_to_string().ok());
    text.unwrap_or_default()
}

/// A count in the text form of Prometheus.
fn counted(text: &str, name: &str) -> u64 {
    let value = |line: &str| line.strip_prefix(name)?.trim().parse::<u64>().ok();
    text.lines().filter_map(value).sum()
}

/// What so many actions cost.
#[derive(Clone, Debug)]
pub(super) struct Costs {
    pub(super) before: Reading,
    pub(super) after: Reading,
    pub(super) actions: usize,
}

impl fmt::Display for Costs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |before: u64, after: u64| {
            after.saturating_sub(before) as f64 / self.actions.max(1) as f64
        };
        let millis = |before, after| 1_000.0 * each(before, after) / TICKS;
        let (before, after) = (&self.before, &self.after);
        writeln!(f, "for each action:")?;
        writeln!(
            f,
            "  servers: {:.2} ms of processor time",
            millis(before.servers, after.servers)
        )?;
        if let (Some(earlier), Some(later)) = (&before.database, &after.database) {
            writeln!(
                f,
                "  PostgreSQL: {:.2} ms of processor time, {:.2} transactions, {:.0} bytes of WAL",
                millis(before.postgres, after.postgres),
                each(earlier.transactions, later.transactions),
                each(earlier.wal_bytes, later.wal_bytes)
            )?;
            if let (Some(earlier), Some(later)) = (earlier.statements, later.statements) {
                writeln!(f, "  statements: {:.2}", each(earlier, later))?;
            }
        }
        writeln!(
            f,
            "  bus: {:.2} messages with {:.2} notices",
            each(before.messages, after.messages),
            each(before.notices, after.notices)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_are_differences_for_each_action() {
        let figures = |transactions, wal_bytes| {
            Some(DatabaseCounters { transactions, wal_bytes, ..DatabaseCounters::default() })
        };
        let before = Reading { servers: 100, database: figures(10, 1_000), ..Reading::default() };
        let after = Reading {
            servers: 150,
            database: figures(210, 31_000),
            messages: 50,
            notices: 100,
            ..before.clone()
        };
        let text = Costs { before, after, actions: 100 }.to_string();
        assert!(text.contains("servers: 5.00 ms of processor time"), "{text}");
        assert!(text.contains("2.00 transactions, 300 bytes of WAL"), "{text}");
        assert!(text.contains("0.50 messages with 1.00 notices"), "{text}");
    }

    #[test]
    fn counts_are_found_in_the_text_of_prometheus() {
        let text = "# TYPE galds_bus_messages_total counter\ngalds_bus_messages_total 17\n";
        assert_eq!(counted(text, "galds_bus_messages_total"), 17);
        assert_eq!(counted(text, "galds_notices_sent_total"), 0);
    }

    #[test]
    fn this_process_has_used_the_processor() {
        let began = std::time::Instant::now();
        while ticks(std::process::id()) == 0 {
            assert!(began.elapsed() < std::time::Duration::from_mins(1), "no tick is counted");
        }
    }
}
