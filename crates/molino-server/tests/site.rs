//! The site, asked without a network.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use http_body_util::BodyExt;
use molino::{Base, Rules};
use molino_db::Directory;
use molino_index::Numbering;
use molino_server::{Databases, app};
use molino_solver::{Files, Limits, Means, Phase, Plan, solve};
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

async fn get(address: &str) -> Response<Body> {
    get_with(Databases::default(), address).await
}

async fn get_with(databases: Databases, address: &str) -> Response<Body> {
    let request = Request::get(address)
        .body(Body::empty())
        .expect("a request");
    let app = app(databases);
    app.oneshot(request).await.expect("an answer")
}

/// The status and the JSON of an answer.
async fn read(response: Response<Body>) -> (u16, Value) {
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.expect("a body");
    let value = serde_json::from_slice(&body.to_bytes()).expect("JSON");
    (status, value)
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
    let response = app(Databases::default())
        .oneshot(request)
        .await
        .expect("an answer");
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

/// The whole of four men's morris in a folder of `parent`.
fn four(parent: &Path) -> PathBuf {
    let rules = Rules::from(Base::Four);
    let core = rules.core().expect("a core");
    let path = parent.join("four");
    let numbering = Numbering::new(rules.board());
    let limits = Limits {
        phase: Phase::All,
        ..Limits::default()
    };
    let plan = Plan::new(core, &numbering, limits).expect("a core that can be solved");
    let directory = Directory::create(&path, core).expect("a new folder");
    let mut files = Files::new(directory, NonZeroUsize::MIN);
    solve(&plan, &numbering, Means::default(), &mut files, &mut |_| {}).expect("room");
    path
}

/// Asks a site that has four men's morris.
async fn ask(folder: &Path, asked: &str) -> (u16, Value) {
    let databases = Databases::open(&[folder.to_owned()]).expect("a database");
    read(get_with(databases, &format!("/api/value?{asked}")).await).await
}

#[tokio::test]
async fn a_position_is_answered_with_its_value_and_those_of_its_moves() {
    let parent = TempDir::new().expect("a folder");
    let folder = four(parent.path());
    let (status, start) = ask(&folder, "rules=four").await;
    assert_eq!(status, 200);
    let of_start =
        ["v", "rules", "position", "value", "plies", "mayBeDrawn"].map(|key| &start[key]);
    assert_eq!(
        of_start,
        [
            &json!(1),
            &json!("four"),
            &json!("3/3/4/3/3 w 4,4 0 1"),
            &json!("draw"),
            &Value::Null,
            &json!(false)
        ]
    );
    let moves = start["moves"].as_array().expect("a list");
    assert_eq!(moves.len(), 16);
    assert_eq!(
        moves[0],
        json!({"move": "a1", "value": "draw", "plies": null, "mayBeDrawn": false})
    );
    // White closes a mill, after which Black has two men.
    let (_, won) = ask(&folder, "rules=four&position=W1W/1W1/4/2B/B1B+w+0,0+0+1").await;
    assert_eq!((&won["value"], &won["plies"]), (&json!("win"), &json!(1)));
    let best = &won["moves"][0];
    assert_eq!((&best["value"], &best["plies"]), (&json!("win"), &json!(1)));
    assert!(
        best["move"].as_str().is_some_and(|text| text.contains('x')),
        "{best}"
    );
    // A game that is over has no moves.
    let (_, over) = ask(&folder, "rules=four&position=W1W/1W1/4/3/B1B+b+0,0+0+1").await;
    assert_eq!(
        (&over["value"], &over["plies"]),
        (&json!("loss"), &json!(0))
    );
    assert_eq!(over["moves"], json!([]));
}

#[tokio::test]
async fn what_has_no_value_is_refused_with_the_reason() {
    let parent = TempDir::new().expect("a folder");
    let folder = four(parent.path());
    for (asked, status, id) in [
        ("", 404, "values-none"),
        ("rules=six", 404, "values-none"),
        ("rules=alfonso", 400, "no-core-dice"),
        ("rules=chess", 400, "rule-set-unknown-base"),
        ("rules=four&rules=four", 400, "query-twice"),
        ("rules=four&pos=x", 400, "query-unknown"),
        ("rules=four&position=", 400, "wanted-row"),
        (
            "rules=four&position=W1W/1W1/4/3/W1W+w+0,0",
            400,
            "position-too-many-men",
        ),
    ] {
        let (found, told) = ask(&folder, asked).await;
        assert_eq!(found, status, "{asked}: {told}");
        assert_eq!(told["error"]["id"], id, "{asked}: {told}");
    }
    fs::write(folder.join("0-1_4-3.scores"), "gone").expect("a file");
    let (status, told) = ask(&folder, "rules=four").await;
    assert_eq!(
        (status, &told["error"]["id"]),
        (500, &json!("values-unreadable"))
    );
    let text = told.to_string();
    assert!(
        !text.contains("scores"),
        "the answer tells where files lie: {text}"
    );
}

#[tokio::test]
async fn the_interface_is_described() {
    let (status, described) = read(get("/api/openapi.json").await).await;
    assert_eq!(status, 200);
    for path in ["/api/value", "/api/sheet.pdf"] {
        assert!(described["paths"][path]["get"].is_object(), "{path}");
    }
    let answer = &described["components"]["schemas"]["Answer"];
    assert!(answer.to_string().contains("mayBeDrawn") || answer["allOf"].is_array());
}
