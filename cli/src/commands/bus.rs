//! Where the bus is: the options of commands that talk to other processes.

use std::path::PathBuf;

use galds_server::bus::nats::{ClientCertificate, NatsSettings};

/// A NATS, if there is one.
#[derive(Debug, clap::Args)]
pub(crate) struct NatsOptions {
    /// The NATS over which several servers hear of each other, as `nats://user:password@host:4222` or
    /// `tls://host`, several separated by commas [default: the PostgreSQL database, if there is one]
    #[arg(
        id = "bus",
        long = "bus",
        value_name = "ADDRESS",
        env = "GALDS_BUS",
        hide_env_values = true
    )]
    address: Option<String>,
    /// A credentials file for NATS
    #[arg(
        id = "bus_credentials",
        long = "bus-credentials",
        value_name = "FILE",
        env = "GALDS_BUS_CREDENTIALS",
        requires = "bus"
    )]
    credentials: Option<PathBuf>,
    /// Certificates of authorities that vouch for NATS, beside those of the system, as a PEM file; the
    /// connection is then encrypted
    #[arg(
        id = "bus_authorities",
        long = "bus-authorities",
        value_name = "FILE",
        env = "GALDS_BUS_AUTHORITIES",
        requires = "bus"
    )]
    authorities: Option<PathBuf>,
    /// The certificate that is shown to NATS, as a PEM file
    #[arg(
        id = "bus_certificate",
        long = "bus-certificate",
        value_name = "FILE",
        env = "GALDS_BUS_CERTIFICATE",
        requires = "bus_key"
    )]
    certificate: Option<PathBuf>,
    /// The key of that certificate
    #[arg(
        id = "bus_key",
        long = "bus-key",
        value_name = "FILE",
        env = "GALDS_BUS_KEY",
        requires = "bus_certificate"
    )]
    key: Option<PathBuf>,
}

impl NatsOptions {
    /// What the options say, if they name a bus.
    pub(crate) fn settings(&self) -> Option<NatsSettings> {
        let certificate = self.certificate.clone().zip(self.key.clone());
        Some(NatsSettings {
            address: self.address.clone()?,
            credentials: self.credentials.clone(),
            authorities: self.authorities.clone(),
            certificate: certificate
                .map(|(certificate, key)| ClientCertificate { certificate, key }),
        })
    }
}
