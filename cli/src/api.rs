//! The HTTP client: JSON to and from a server of Galds, with a bearer token.

use std::io::{BufRead, BufReader};
use std::time::Duration;

use serde_json::Value;
use thiserror::Error;

/// How long a request may take from the connection to the end of the answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long one stream is read before it is asked for anew, so that a connection that died without a
/// word is noticed.
const STREAM: Duration = Duration::from_mins(1);
/// The most bytes of an answer that are read.
const LONGEST_ANSWER: u64 = 4 * 1024 * 1024;

/// Why a request had no good answer.
#[derive(Debug, Error)]
pub(crate) enum ApiError {
    /// The server cannot be reached, or the connection broke.
    #[error("{0}")]
    Connection(String),
    /// The server refused.
    #[error("{status}: {message}")]
    Refused {
        /// The status of the answer.
        status: u16,
        /// What it says.
        message: String,
    },
}

impl ApiError {
    /// Whether the same request may succeed later.
    pub(crate) fn is_passing(&self) -> bool {
        match self {
            ApiError::Connection(_) => true,
            ApiError::Refused { status, .. } => *status == 429 || *status >= 500,
        }
    }
}

impl From<ureq::Error> for ApiError {
    fn from(error: ureq::Error) -> ApiError {
        ApiError::Connection(error.to_string())
    }
}

/// A server, as one player calls it. It holds a secret and is not for logs.
#[derive(Clone)]
pub(crate) struct Api {
    agent: ureq::Agent,
    server: String,
    token: String,
}

impl Api {
    /// The server at this address, called with this token.
    pub(crate) fn new(server: &str, token: &str) -> Api {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .user_agent(concat!("galds/", env!("CARGO_PKG_VERSION")))
            .build();
        Api {
            agent: config.into(),
            server: server.trim_end_matches('/').to_owned(),
            token: token.to_owned(),
        }
    }

    fn address(&self, path: &str) -> String {
        format!("{}{path}", self.server)
    }

    fn bearer(&self) -> String {
        format!("Bearer {}", self.token)
    }

    /// Asks for something.
    pub(crate) fn get(&self, path: &str) -> Result<Value, ApiError> {
        let request = self.agent.get(self.address(path));
        read(request.header("Authorization", self.bearer()).call()?)
    }

    /// Has something done.
    pub(crate) fn post(&self, path: &str, body: &Value) -> Result<Value, ApiError> {
        let request = self.agent.post(self.address(path)).header("Authorization", self.bearer());
        read(request.header("Content-Type", "application/json").send(body.to_string())?)
    }

    /// Reads a stream of JSON objects, a line each, until it ends or has been read for a while.
    pub(crate) fn stream(
        &self,
        path: &str,
    ) -> Result<impl Iterator<Item = Result<Value, ApiError>> + use<>, ApiError> {
        let request = self.agent.get(self.address(path)).header("Authorization", self.bearer());
        let response = request.config().timeout_global(Some(STREAM)).build().call()?;
        if !response.status().is_success() {
            return Err(read(response)
                .err()
                .unwrap_or_else(|| ApiError::Connection("the answer is not a stream".to_owned())));
        }
        let lines = BufReader::new(response.into_body().into_reader()).lines();
        Ok(lines.filter_map(|line| match line {
            Ok(line) if line.trim().is_empty() => None,
            Ok(line) => Some(serde_json::from_str(&line).map_err(unreadable)),
            Err(error) => Some(Err(ApiError::Connection(error.to_string()))),
        }))
    }
}

fn unreadable(error: serde_json::Error) -> ApiError {
    ApiError::Connection(format!("the answer cannot be read: {error}"))
}

fn read(mut response: ureq::http::Response<ureq::Body>) -> Result<Value, ApiError> {
    let status = response.status();
    let text = response.body_mut().with_config().limit(LONGEST_ANSWER).read_to_string()?;
    if status.is_success() {
        return serde_json::from_str(&text).map_err(unreadable);
    }
    let value: Value = serde_json::from_str(&text).unwrap_or_default();
    let message = value["message"].as_str().or_else(|| value["error"].as_str());
    let message = message.unwrap_or_else(|| status.canonical_reason().unwrap_or("no reason given"));
    Err(ApiError::Refused { status: status.as_u16(), message: message.to_owned() })
}

/// A text as one part of an address.
pub(crate) fn in_path(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let coded =
        |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(coded).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_coded_so_that_they_are_one_part_of_an_address() {
        assert_eq!(in_path("bar/22*/16 6/5"), "bar%2F22%2A%2F16%206%2F5");
        assert_eq!(in_path("d4-d3"), "d4-d3");
        assert_eq!(in_path("½?#"), "%C2%BD%3F%23");
    }
}
