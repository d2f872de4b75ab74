//! How a worker is, over HTTP: `/health` and `/metrics` as a server has them, and nothing else.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::get;
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::fronts::metrics;
use crate::services::engine_pool::WorkerStatus;

/// Says how a worker is to whoever asks, for ever.
pub async fn serve_status(listener: TcpListener, status: WorkerStatus) -> std::io::Result<()> {
    let routes = Router::new()
        .route("/health", get(health))
        .route("/metrics", get(metrics_text))
        .with_state(status);
    tokio::select! {
        served = axum::serve(listener, routes) => served,
        () = metrics::keep() => Ok(()),
    }
}

/// 200 while the worker can take jobs.
async fn health(State(status): State<WorkerStatus>) -> (StatusCode, axum::Json<Value>) {
    if status.is_well() {
        (StatusCode::OK, axum::Json(json!({ "status": "well" })))
    } else {
        let body = json!({ "status": "NATS is away, or the worker is stopping" });
        (StatusCode::SERVICE_UNAVAILABLE, axum::Json(body))
    }
}

async fn metrics_text(State(status): State<WorkerStatus>) -> impl IntoResponse {
    ::metrics::gauge!("galds_jobs_running").set(status.thinking() as f64);
    metrics::render()
}
