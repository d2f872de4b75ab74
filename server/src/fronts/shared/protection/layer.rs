//! All protections as one layer around a router.

use std::any::Any;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tower_http::catch_panic::CatchPanicLayer;

use super::headers::{self, Transport};
use super::{Client, LARGEST_BODY, LARGEST_LOG, LOGS_ADDRESS, Network, Origins, TrustedProxies};
use crate::fronts::shared::Cookies;
use crate::limits::{Limit, Limits, RetryAfter};
use crate::problem::{Forbidden, Problem};
use crate::services::shared_limits::SharedLimiter;

/// How a host wants its server protected.
#[derive(Clone, Debug, Default)]
pub struct Guards {
    /// The proxies whose word about clients is taken.
    pub trusted_proxies: Vec<Network>,
    /// The origins under which the pages are reached, as `https://play.example.org`; without any, the
    /// host of each request.
    pub origins: Vec<String>,
    /// Whether connections are encrypted.
    pub cookies: Cookies,
    /// Whether limits are enforced.
    pub limits: Limits,
}

/// What protects a server.
#[derive(Debug, Default)]
pub struct Protection {
    /// Whose word about clients is taken.
    pub proxies: TrustedProxies,
    /// Under which origins our pages are reached.
    pub origins: Origins,
    /// Who did what how often.
    pub limiter: Arc<SharedLimiter>,
    /// Whether connections are encrypted.
    pub cookies: Cookies,
}

impl Protection {
    /// Protection as its host wants it.
    pub fn new(guards: Guards) -> Protection {
        Protection {
            proxies: TrustedProxies::new(guards.trusted_proxies),
            origins: Origins::named(guards.origins),
            limiter: Arc::new(SharedLimiter::new(guards.limits)),
            cookies: guards.cookies,
        }
    }

    /// Counts one more of something; an answer with 429 if there were too many.
    pub fn limit(&self, limit: Limit, who: impl std::fmt::Display) -> Result<(), RetryAfter> {
        self.limiter.count(limit, who)
    }

    fn refusal(&self, request: &Request, client: Client) -> Option<Problem> {
        if let Err(too_often) = self.limit(Limit::Request, client) {
            return Some(too_often.into());
        }
        let most = largest_body(request.uri()) as u64;
        if content_length(request.headers()).is_some_and(|length| length > most) {
            return Some(Problem::TooLarge);
        }
        let foreign = self.origins.check(request.method(), request.headers()).is_err();
        foreign.then_some(Problem::Forbidden(Forbidden::OtherSite))
    }
}

/// How a problem is said to those who read this address.
pub type Refuse = fn(&Uri, Problem) -> Response;

/// Puts every protection around a router. What is refused before any route is reached is said by `refuse`.
pub fn protect(router: Router, protection: Arc<Protection>, refuse: Refuse) -> Router {
    router
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(|_: Box<dyn Any + Send>| Problem::Internal.into_response()))
        .layer(from_fn_with_state((protection, refuse), guard))
}

async fn guard(
    State((protection, refuse)): State<(Arc<Protection>, Refuse)>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let client = protection.proxies.client(peer, request.headers());
    request.extensions_mut().insert(client);
    let mut response = match protection.refusal(&request, client) {
        Some(refusal) => refuse(request.uri(), refusal),
        None => next.run(request).await,
    };
    let transport = match protection.cookies {
        Cookies::Secure => Transport::Encrypted,
        Cookies::Plain => Transport::Plain,
    };
    headers::add(response.headers_mut(), transport);
    response
}

/// The most bytes that an address takes. Bodies that do not say how long they are meet the same limits where they are read.
fn largest_body(uri: &Uri) -> usize {
    if uri.path() == LOGS_ADDRESS { LARGEST_LOG } else { LARGEST_BODY }
}

fn content_length(headers: &HeaderMap) -> Option<u64> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Self::Rejection> {
        let known = parts.extensions.get::<Client>().copied();
        Ok(known.unwrap_or(Client(IpAddr::V4(Ipv4Addr::LOCALHOST))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};
    use axum::http::StatusCode;
    use axum::routing::{get, post};
    use tower::ServiceExt;

    async fn fails() -> String {
        panic!("secret internals")
    }

    fn router(protection: Protection) -> Router {
        let routes = Router::new()
            .route("/", get(|client: Client| async move { client.to_string() }))
            .route("/panic", get(fails).post(|| async {}))
            .route("/say", post(|body: String| async move { body }));
        protect(routes, Arc::new(protection), |_, problem| problem.into_response())
    }

    async fn send(router: &Router, request: axum::http::request::Builder, body: &str) -> Response {
        let request = request.body(Body::from(body.to_owned())).unwrap();
        router.clone().oneshot(request).await.unwrap()
    }

    async fn text(response: Response) -> String {
        let bytes = to_bytes(response.into_body(), 100_000).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn every_response_carries_the_security_headers_refusals_too() {
        let router = router(Protection::default());
        for request in [
            Request::get("/"),
            Request::get("/nowhere"),
            Request::get("/panic"),
            Request::post("/say").header("origin", "https://evil.example"),
        ] {
            let response = send(&router, request, "").await;
            for name in [
                "content-security-policy",
                "x-content-type-options",
                "referrer-policy",
                "cross-origin-opener-policy",
                "strict-transport-security",
                "cache-control",
            ] {
                assert!(response.headers().contains_key(name), "{name} {}", response.status());
            }
        }
    }

    #[tokio::test]
    async fn a_panic_is_answered_without_internals() {
        let response = send(&router(Protection::default()), Request::get("/panic"), "").await;
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(!text(response).await.contains("secret"));
    }

    #[tokio::test]
    async fn requests_from_other_pages_are_refused_before_any_handler() {
        let foreign = Request::post("/panic").header("sec-fetch-site", "cross-site");
        let response = send(&router(Protection::default()), foreign, "").await;
        assert_eq!(response.status(), StatusCode::FORBIDDEN);
    }

    #[tokio::test]
    async fn large_bodies_are_refused_whether_announced_or_not() {
        let router = router(Protection::default());
        let large = "x".repeat(LARGEST_BODY + 1);
        let announced = Request::post("/say").header("content-length", large.len());
        let response = send(&router, announced, &large).await;
        assert_eq!(response.status(), StatusCode::PAYLOAD_TOO_LARGE);
        let response = send(&router, Request::post("/say"), &large).await;
        assert_eq!(response.status(), StatusCode::PAYLOAD_TOO_LARGE);
        let fits = "x".repeat(LARGEST_BODY);
        assert_eq!(send(&router, Request::post("/say"), &fits).await.status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn too_many_requests_are_told_when_to_come_back() {
        let router = router(Protection::default());
        // Time passes meanwhile, so a few more than the table says may be let through.
        let mut refused = send(&router, Request::get("/"), "").await;
        for _ in 0..5 * Limit::Request.rule().most {
            if refused.status() == StatusCode::TOO_MANY_REQUESTS {
                break;
            }
            refused = send(&router, Request::get("/"), "").await;
        }
        assert_eq!(refused.headers()[header::RETRY_AFTER], "1");
        assert!(text(refused).await.contains("too many requests"));
    }

    #[tokio::test]
    async fn the_client_behind_a_trusted_proxy_is_known() {
        let proxies = TrustedProxies::new(vec!["127.0.0.1".parse().unwrap()]);
        let router = router(Protection { proxies, ..Protection::default() });
        let request = Request::get("/").header("x-forwarded-for", "1.1.1.1, 9.9.9.9");
        assert_eq!(text(send(&router, request, "").await).await, "9.9.9.9");
    }
}
