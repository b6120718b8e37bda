//! The site, asked without a network.

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use http_body_util::BodyExt;
use molino_server::app;
use tower::ServiceExt;

async fn get(address: &str) -> Response<Body> {
    let request = Request::get(address)
        .body(Body::empty())
        .expect("a request");
    app().oneshot(request).await.expect("an answer")
}

#[tokio::test]
async fn those_who_watch_the_site_are_answered() {
    let response = get("/healthz").await;
    assert_eq!(response.status(), StatusCode::OK);
    let body = response.into_body().collect().await.expect("a body");
    assert_eq!(body.to_bytes(), "ok\n");
}

#[tokio::test]
async fn every_answer_has_a_policy_without_inline_code() {
    for address in ["/", "/healthz", "/no/such/file.js"] {
        let response = get(address).await;
        let policy = &response.headers()[header::CONTENT_SECURITY_POLICY];
        let policy = policy.to_str().expect("a text");
        assert!(policy.contains("default-src 'none'"), "{address}");
        assert!(!policy.contains("unsafe-inline"), "{address}");
        assert_eq!(
            response.headers()[header::X_CONTENT_TYPE_OPTIONS],
            "nosniff"
        );
    }
}

#[tokio::test]
async fn a_file_that_is_not_there_is_not_found() {
    for address in ["/assets/none.js", "/../Cargo.toml", "/favicon.ico"] {
        assert_eq!(
            get(address).await.status(),
            StatusCode::NOT_FOUND,
            "{address}"
        );
    }
}

#[tokio::test]
async fn addresses_of_the_client_show_its_page_or_say_that_it_is_not_built() {
    for address in ["/", "/games", "/rules?x=1"] {
        let status = get(address).await.status();
        let built = status == StatusCode::OK;
        assert!(
            built || status == StatusCode::SERVICE_UNAVAILABLE,
            "{address}"
        );
    }
}

#[tokio::test]
async fn what_only_the_server_could_answer_is_not_there() {
    for address in ["/api/nothing", "/ws", "/db/nine", "/assets/none.js"] {
        assert_eq!(
            get(address).await.status(),
            StatusCode::NOT_FOUND,
            "{address}"
        );
    }
}

#[tokio::test]
async fn nothing_is_written() {
    let request = Request::post("/").body(Body::empty()).expect("a request");
    let response = app().oneshot(request).await.expect("an answer");
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn sheets_are_made_as_they_are_asked_for() {
    for asked in [
        "sheet=board",
        "sheet=tiled-board&side=300&rules=twelve&lang=es",
        "sheet=school&square=8&lang=fr&paper=letter",
        "sheet=rules&rules=alfonso",
        "sheet=tournament&players=4",
        "sheet=board&style=ink-saving",
    ] {
        let response = get(&format!("/api/sheet.pdf?{asked}")).await;
        assert_eq!(response.status(), StatusCode::OK, "{asked}");
        assert_eq!(response.headers()[header::CONTENT_TYPE], "application/pdf");
        let body = response.into_body().collect().await.expect("a body");
        assert!(body.to_bytes().starts_with(b"%PDF"), "{asked}");
    }
}

#[tokio::test]
async fn a_sheet_that_cannot_be_is_refused_with_the_reason() {
    for (asked, id, value) in [
        ("sheet=poster", "order-value", "poster"),
        ("sheet=board&side=191", "does-not-fit", "190"),
        ("sheet=board&side=NaN", "does-not-fit", "190"),
        ("sheet=board&side=wide", "order-value", "wide"),
        ("sheet=board&rules=chess", "rule-set-unknown-base", "chess"),
        ("sheet=board&lang=de", "order-value", "de"),
        ("sheet=school&square=3", "does-not-fit", "10"),
        ("sheet=tournament&players=7", "does-not-fit", "6"),
        ("sheet=dice&square=5", "order-unused", "square"),
        ("sheet=school&rules=twelve", "order-school-rules", "twelve"),
        ("sheet=board&colour=red", "order-name", "colour"),
    ] {
        let response = get(&format!("/api/sheet.pdf?{asked}")).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{asked}");
        let body = response.into_body().collect().await.expect("a body");
        let told = String::from_utf8(body.to_bytes().to_vec()).expect("a text");
        assert!(
            told.contains(&format!("\"id\":\"{id}\"")),
            "{asked}: {told}"
        );
        assert!(told.contains(&format!("\"{value}\"")), "{asked}: {told}");
    }
}
