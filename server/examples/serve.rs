//! The server as a library: serves in a folder until Ctrl-C, with a match against the computer to look at.
//!
//! `cargo run --package galds-server --example serve -- ./galds-data`

use std::error::Error;

use galds_server::app::{Server, Settings};
use serde_json::{Value, json};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "./galds-data".to_owned());
    let (server, address) = serve(folder).await?;
    println!("{address}");
    tokio::signal::ctrl_c().await?;
    server.stop().await;
    Ok(())
}

/// A server with its data in a folder, and the address of a match on it.
pub(crate) async fn serve(folder: String) -> Result<(Server, String), Box<dyn Error>> {
    let server = Server::start(Settings::local(folder)).await?;
    let address = format!("http://{}", server.address);
    let here = address.clone();
    let made =
        tokio::task::spawn_blocking(move || challenge(&here).map_err(|error| error.to_string()));
    let address = format!("{address}/match/{}", made.await??);
    Ok((server, address))
}

/// Becomes a guest and challenges the computer, as any program would; answers with the match.
fn challenge(address: &str) -> Result<String, Box<dyn Error>> {
    let guest = post(&format!("{address}/api/guests"), None, &json!({}))?;
    let asked = json!({ "variant": "rotary", "level": 1 });
    let made = post(&format!("{address}/api/challenge/ai"), guest["key"].as_str(), &asked)?;
    Ok(made["id"].as_str().unwrap_or_default().to_owned())
}

fn post(address: &str, key: Option<&str>, fields: &Value) -> Result<Value, Box<dyn Error>> {
    let mut request = ureq::post(address).header("Content-Type", "application/json");
    if let Some(key) = key {
        request = request.header("Authorization", format!("Bearer {key}"));
    }
    let answer = request.send(fields.to_string())?.into_body().read_to_string()?;
    Ok(serde_json::from_str(&answer)?)
}
