//! Metrics for those who look after the server: counts and times, in the text form of Prometheus at
//! `/metrics`.
//!
//! Whoever counts something calls the macros of the crate `metrics` where it happens; this module keeps
//! the counts, adds those of requests, and hands them out.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fronts::shared::protection::Client;
use crate::fronts::shared::{AppState, MetricsAccess};
use crate::problem::Problem;
use crate::services::engine_pool::Purpose;

/// Upper bounds of the times that are counted together, in seconds.
const SECONDS: &[f64] =
    &[0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];
/// The same for how many appends share a commit.
const GROUPS: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];
/// How often what was counted is put together.
const UPKEEP: Duration = Duration::from_secs(5);

/// One for the whole process: the macros that count know no server.
static KEPT: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

fn kept() -> Option<&'static PrometheusHandle> {
    KEPT.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), SECONDS)
            .and_then(|builder| {
                let groups = Matcher::Full("galds_commit_group_size".to_owned());
                builder.set_buckets_for_metric(groups, GROUPS)
            });
        let handle = builder.and_then(PrometheusBuilder::install_recorder);
        handle.inspect_err(|error| tracing::warn!(%error, "nothing is counted")).ok()
    })
    .as_ref()
}

/// Begins to count, and puts together what was counted, for ever.
pub(crate) async fn keep() {
    let Some(kept) = kept() else { return };
    // Whoever watches a count grow would miss the first outage if the count began with it.
    ::metrics::counter!("galds_outages_total").increment(0);
    let mut ticks = tokio::time::interval(UPKEEP);
    loop {
        ticks.tick().await;
        kept.run_upkeep();
    }
}

pub(crate) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(metrics))
}

/// Counts and times in the text form of Prometheus.
#[utoipa::path(
    get,
    path = "/metrics",
    responses((status = 200, body = String), (status = 404, body = crate::problem::SeenProblem))
)]
async fn metrics(
    State(app): State<AppState>,
    client: Client,
) -> Result<impl IntoResponse, Problem> {
    let is_local = client.0.is_loopback();
    match app.metrics {
        MetricsAccess::All => {}
        MetricsAccess::Local if is_local => {}
        MetricsAccess::Local | MetricsAccess::Nobody => return Err(Problem::NotFound),
    }
    ::metrics::gauge!("galds_matches_held").set(app.matches.cached_count() as f64);
    ::metrics::gauge!("galds_workers").set(app.matches.engine_pool().workers() as f64);
    for purpose in Purpose::ALL {
        let waiting = app.matches.engine_pool().waiting(purpose);
        ::metrics::gauge!("galds_thoughts_waiting", "purpose" => purpose.name())
            .set(waiting as f64);
    }
    Ok(render())
}

/// Everything that was counted.
pub(crate) fn render() -> impl IntoResponse + use<> {
    let text = kept().map(PrometheusHandle::render).unwrap_or_default();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

/// The label of a request's method. Every label stays in memory for good, and clients may send any
/// word as a method, so those that no route answers to share one label.
fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// Counts a request by its route and notes it in the log.
pub(crate) async fn count(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    // What a client sends as its method may be hundreds of kilobytes long: only the label is kept.
    let method = method_label(request.method());
    let response = next.run(request).await;
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    let status = response.status();
    let seconds = began.elapsed().as_secs_f64();
    ::metrics::counter!(
        "galds_requests_total",
        "route" => route.to_owned(),
        "method" => method,
        "status" => status.as_str().to_owned(),
    )
    .increment(1);
    ::metrics::histogram!("galds_request_seconds", "route" => route.to_owned()).record(seconds);
    if status.is_server_error() {
        tracing::error!(method, route, status = status.as_u16(), seconds, "request");
    } else {
        tracing::debug!(method, route, status = status.as_u16(), seconds, "request");
    }
    response
}
