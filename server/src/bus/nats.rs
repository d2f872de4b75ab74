//! The connection to NATS that everything in a process shares: notices, leases, and the queue of thinking.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::jetstream::{self, context::ContextBuilder};
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use tokio::sync::watch;

use super::BusError;

/// How often the connection is asked for a sign of life; without two in a row it is opened again.
const PING: Duration = Duration::from_secs(2);
/// How long opening the connection may take.
const OPEN_WITHIN: Duration = Duration::from_secs(4);
/// How long it is at most until another try to open it.
const LONGEST_REST: Duration = Duration::from_secs(1);
/// How long the answer to a question may take.
pub(super) const ANSWER_WITHIN: Duration = Duration::from_secs(2);

/// How NATS is reached.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsSettings {
    /// `nats://host:port` or `tls://host:port`, with `user:password@` or `token@` before the host where it is
    /// needed; several servers of a cluster separated by commas.
    pub address: String,
    /// A credentials file, as NATS's tools write them.
    pub credentials: Option<PathBuf>,
    /// Certificates of the authorities that may vouch for the server, beside those of the system.
    pub authorities: Option<PathBuf>,
    /// The certificate by which this process shows who it is.
    pub certificate: Option<ClientCertificate>,
}

/// A certificate and its key, as PEM files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClientCertificate {
    /// The certificate.
    pub certificate: PathBuf,
    /// Its key.
    pub key: PathBuf,
}

/// Passwords are not shown.
impl fmt::Debug for NatsSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NatsSettings").finish_non_exhaustive()
    }
}

impl NatsSettings {
    /// NATS at an address, with nothing else needed.
    pub fn at(address: impl Into<String>) -> NatsSettings {
        NatsSettings {
            address: address.into(),
            credentials: None,
            authorities: None,
            certificate: None,
        }
    }

    /// The servers that the address names.
    fn servers(&self) -> Result<Vec<ServerAddr>, BusError> {
        self.address.split(',').map(server).collect()
    }

    async fn options(&self) -> Result<ConnectOptions, BusError> {
        let mut options = ConnectOptions::new()
            .name("galds")
            .ping_interval(PING)
            .connection_timeout(OPEN_WITHIN)
            .reconnect_delay_callback(rest)
            .retry_on_initial_connect();
        let servers = self.servers()?;
        if let Some((user, server)) = servers.iter().find_map(|s| Some((s.username()?, s))) {
            // The client does not take them from the address by itself.
            options = match server.password() {
                Some(password) => options.user_and_password(decoded(user), decoded(password)),
                None => options.token(decoded(user)),
            };
        }
        if let Some(file) = &self.credentials {
            options = options.credentials_file(file).await.map_err(unusable(file))?;
        }
        if let Some(file) = &self.authorities {
            readable(file)?;
            options = options.add_root_certificates(file.clone()).require_tls(true);
        }
        if let Some(ClientCertificate { certificate, key }) = &self.certificate {
            readable(certificate)?;
            readable(key)?;
            options = options.add_client_certificate(certificate.clone(), key.clone());
        }
        Ok(options)
    }
}

/// One server of an address.
fn server(text: &str) -> Result<ServerAddr, BusError> {
    let text = text.trim();
    // Whoever reads the message may not be meant to read the password.
    let shown = match (text.split_once("://"), text.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://{host}"),
        _ => text.to_owned(),
    };
    let wrong =
        |reason: &str| BusError::Address { address: shown.clone(), reason: reason.to_owned() };
    if !text.starts_with("nats://") && !text.starts_with("tls://") {
        return Err(wrong("it begins with nats:// or tls://"));
    }
    let server: ServerAddr =
        text.parse().map_err(|error: std::io::Error| wrong(&error.to_string()))?;
    if server.host().is_empty() {
        return Err(wrong("it names no host"));
    }
    Ok(server)
}

/// A part of an address as it was before `%40` was written for `@`.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| first == b'%');
        let code = code.and_then(|code| std::str::from_utf8(code).ok());
        let byte = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        bytes.push(byte.unwrap_or(first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn unusable(file: &Path) -> impl Fn(std::io::Error) -> BusError {
    let file = file.display().to_string();
    move |error| BusError::File { file: file.clone(), reason: error.to_string() }
}

fn readable(file: &Path) -> Result<(), BusError> {
    std::fs::File::open(file).map(drop).map_err(unusable(file))
}

/// How long it is until the next try to connect.
fn rest(tries: usize) -> Duration {
    const FIRST: Duration = Duration::from_millis(20);
    let doubled = u32::try_from(tries.min(16)).unwrap_or(16);
    (FIRST * 2_u32.pow(doubled)).min(LONGEST_REST)
}

/// A connection to NATS. It is opened again whenever it is lost. Clones are the same.
#[derive(Clone, Debug)]
pub struct NatsConnection {
    client: Client,
    jetstream: jetstream::Context,
    /// How often it was opened.
    opened: watch::Receiver<u64>,
}

impl NatsConnection {
    /// Connects. Settings that can never lead to a connection are refused; a NATS that is away is waited for in
    /// the background.
    pub async fn open(settings: &NatsSettings) -> Result<NatsConnection, BusError> {
        let (count, opened) = watch::channel(0);
        let options = settings.options().await?.event_callback(move |event| {
            note(&event);
            if matches!(event, Event::Connected) {
                count.send_modify(|times| *times += 1);
            }
            async {}
        });
        let client = options.connect(settings.servers()?).await;
        let client = client.map_err(|error| BusError::Unavailable(error.to_string()))?;
        let jetstream = ContextBuilder::new().timeout(ANSWER_WITHIN).build(client.clone());
        Ok(NatsConnection { client, jetstream, opened })
    }

    /// The client of NATS.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// NATS's storage: streams, queues and key-values.
    pub fn jetstream(&self) -> &jetstream::Context {
        &self.jetstream
    }

    /// Whether NATS can be reached now, as far as is known.
    pub fn is_open(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// How often the connection was opened, and notice of the next time.
    pub fn opened(&self) -> watch::Receiver<u64> {
        self.opened.clone()
    }
}

fn note(event: &Event) {
    match event {
        Event::Connected => {
            metrics::gauge!("galds_bus_connected").set(1.0);
            tracing::info!("connected to NATS");
        }
        Event::Disconnected => {
            metrics::gauge!("galds_bus_connected").set(0.0);
            tracing::warn!("NATS is away; this server goes on alone until it is back");
        }
        Event::ServerError(error) => tracing::warn!(%error, "NATS refuses"),
        Event::ClientError(error) => tracing::warn!(%error, "NATS cannot be reached"),
        event => tracing::debug!(%event, "NATS"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_one_server_or_several() {
        let several = NatsSettings::at("nats://one:4222, tls://anna:secret@two:4223");
        let servers = several.servers().unwrap();
        assert_eq!((servers[0].host(), servers[1].port()), ("one", 4223));
        assert_eq!(servers[1].username(), Some("anna"));
    }

    #[test]
    fn an_address_that_is_none_is_refused_without_showing_the_password() {
        for address in ["", "http://host", "nats://", "nats://anna:secret@host:port", "host:4222"] {
            let error = NatsSettings::at(address).servers().unwrap_err();
            assert!(matches!(error, BusError::Address { .. }), "{address}");
            assert!(!error.to_string().contains("secret"), "{error}");
        }
        assert!(!format!("{:?}", NatsSettings::at("nats://anna:secret@host")).contains("secret"));
    }

    #[test]
    fn what_an_address_cannot_hold_is_written_in_another_way() {
        assert_eq!(decoded("a%40b%3Ac"), "a@b:c");
        assert_eq!(decoded("100%"), "100%");
        assert_eq!(decoded("%zz%4"), "%zz%4");
    }

    #[test]
    fn the_rest_between_tries_grows_up_to_a_limit() {
        assert!(rest(1) < rest(2));
        assert_eq!(rest(1_000), LONGEST_REST);
    }
}
