//! The real program, run as the transcripts say: those of `cmd/` and those of
//! the README, in English unless they ask for another language, and whole games
//! of `play/`.

#[test]
fn the_program_answers_as_the_transcripts_say() {
    let cases = trycmd::TestCases::new();
    cases
        .env("LC_ALL", "C")
        .case("tests/cmd/*.md")
        .case("tests/cmd/*.toml")
        .case("../../README.md")
        .case("../../README.es.md");
}

#[test]
fn whole_games_are_played_as_the_transcripts_say() {
    let cases = trycmd::TestCases::new();
    cases.case("tests/play/*.toml");
}
