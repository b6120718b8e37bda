//! The files of exact values, made and used by the real program: the same bytes
//! whatever happens on the way, and nothing told from files that are not what
//! they should be.

mod program;

use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use molino::{RuleSet, Rules};
use molino_db::{Directory, Encoded, Format, Score, Tally, Value};
use molino_index::{Numbering, Place, Sector};

use program::{Told, assert_same, files, folder, molino, solve, solved, solving, text, told};

const ONE: NonZeroUsize = NonZeroUsize::MIN;

/// What a plan says that it takes in all.
fn plan(args: &[&str]) -> serde_json::Value {
    let told = told(&[&["solve", "--plan", "--json"], args].concat());
    let last = told.out.lines().last();
    let last = last.unwrap_or_else(|| panic!("{args:?} {told:?}"));
    serde_json::from_str(last).expect("an object")
}

#[test]
fn neither_threads_nor_memory_change_a_byte() {
    let one = solved("one-thread", &["--men", "8", "--threads", "1"]);
    let two = solved("two-threads", &["--men", "8", "--threads", "2"]);
    assert_same(&two, &one);

    let ample = plan(&["--men", "8", "--memory", "1T"]);
    assert_eq!(ample["keeps_in_memory"], true);
    let less = ample["memory"].as_u64().expect("bytes") - 1;
    let scarce = plan(&["--men", "8", "--memory", &less.to_string()]);
    assert_eq!(scarce["keeps_in_memory"], false);
    let least = scarce["memory"].as_u64().expect("bytes");
    assert!(least < less);

    let limit = least.to_string();
    let read_again = solved("read-again", &["--men", "8", "--memory", &limit]);
    assert_same(&read_again, &one);
    let limit = (least - 1).to_string();
    let refused = told(&["solve", "--plan", "--men", "8", "--memory", &limit]);
    assert_eq!((refused.status, &*refused.out), (Some(4), ""));
}

/// The table of the files of nine men's morris: a line for each.
const SOLVING_MD: &str = include_str!("../../../docs/SOLVING.md");

#[test]
fn the_files_are_those_that_the_documentation_lists() {
    let folder = solved("documented", &["--men", "8"]);
    for entry in listed(&folder) {
        let name = entry["file"].as_str().expect("a name");
        let sector = name.strip_suffix(".scores").expect("a sector");
        let (bytes, sha256) = (&entry["bytes"], entry["sha256"].as_str());
        let line = format!("| {sector} | {bytes} | `{}` |", sha256.expect("a text"));
        assert!(SOLVING_MD.lines().any(|found| found == line), "{line}");
    }
}

/// What the manifest of a folder lists.
fn listed(folder: &Path) -> Vec<serde_json::Value> {
    let text = fs::read(folder.join("manifest.json")).expect("a manifest");
    let manifest: serde_json::Value = serde_json::from_slice(&text).expect("an object");
    manifest["files"].as_array().expect("a list").clone()
}

#[test]
fn a_game_is_solved_step_by_step_and_then_no_more() {
    let whole = solved("at-once", &["--men", "7"]);
    let steps = solved("step-by-step", &["--men", "6"]);
    for men in ["7", "6"] {
        solve(&steps, &["--men", men]);
    }
    assert_same(&steps, &whole);
    let again = solve(&steps, &["--men", "7", "--json"]);
    let all = r#"{"v":1,"sectors":3,"positions":2018750}"#;
    assert_eq!((again.out.trim_end(), &*again.err), (all, ""));
    assert_same(&steps, &whole);
}

#[test]
fn a_small_game_in_files_has_the_values_that_it_has_in_memory() {
    for rules in ["four", "three"] {
        let of_rules = ["--rules", rules];
        let whole = solved(
            &format!("whole-{rules}"),
            &[&of_rules[..], &["--phase", "all"]].concat(),
        );
        let dir = text(&whole);
        for command in [&["stats"][..], &["verify", "--all"]] {
            let in_files = told(&[command, &of_rules, &[dir]].concat());
            let in_memory = told(&[command, &of_rules].concat());
            assert_eq!(in_files.status, Some(0), "{rules} {command:?}");
            assert_eq!(in_files.out, in_memory.out, "{rules} {command:?}");
        }
        let in_files = told(&["probe", "--rules", rules, "--each", "--db", dir]);
        let in_memory = told(&["probe", "--rules", rules, "--each"]);
        assert_eq!(in_files.out, in_memory.out, "{rules}");
    }
}

#[test]
fn a_packed_database_answers_as_the_one_that_it_was_packed_from() {
    let rules = ["--rules", "five"];
    let solved = solved("to-pack", &["--rules", "five", "--phase", "all"]);
    let packed = folder("packed");
    let pack = |more: &[&str]| {
        let args = ["pack", text(&solved), "--level", "3", "--json"];
        told(&[&args, &rules[..], more].concat())
    };
    let wdl = ["--values", "wdl", "--leave-out", "--out", text(&packed)];
    let first = pack(&wdl);
    assert_eq!((first.status, &*first.err), (Some(0), ""));
    let again = pack(&wdl);
    assert_eq!(again.out, first.out, "there is nothing left to do");
    let last: serde_json::Value =
        serde_json::from_str(first.out.lines().last().expect("a line")).expect("an object");
    let told_bytes = last["bytes"].as_u64().expect("bytes");
    let bytes = listed(&packed).into_iter();
    let bytes: u64 = bytes.filter_map(|entry| entry["bytes"].as_u64()).sum();
    assert_eq!(told_bytes, bytes);
    for moves in ["", "c1 c5 b2 d4 a3", "a1 a5 a3 e1 e5 e3 c1 c5"] {
        let probe = |db: &Path| {
            let args = ["probe", "--each", "--moves", moves, "--db", text(db)];
            let out = told(&[&args, &rules[..]].concat()).out;
            let without_plies = |line: &str| {
                let line = line.split(' ').next().unwrap_or_default();
                line.to_owned()
            };
            let mut lines: Vec<String> = out.lines().map(without_plies).collect();
            lines.sort();
            lines
        };
        let wanted = probe(&solved);
        assert!(!wanted.is_empty(), "{moves}");
        assert_eq!(probe(&packed), wanted, "{moves}");
    }
    let verified = told(&[&["verify", "--all", text(&packed)], &rules[..]].concat());
    assert_eq!(verified.status, Some(0), "{verified:?}");

    let refused = pack(&["--out", text(&solved)]);
    assert_eq!(refused.status, Some(2), "{refused:?}");
    assert!(refused.err.contains("pack-same"), "{refused:?}");
    let other = ["pack", "--rules", "six", text(&solved), "--json"];
    let refused = told(&[&other[..], &["--out", text(&folder("other-rules"))]].concat());
    assert_eq!(refused.status, Some(4), "{refused:?}");
    assert!(refused.err.contains("database-other-core"), "{refused:?}");
    let back = folder("back");
    let args = ["pack", text(&packed), "--json", "--out", text(&back)];
    let refused = told(&[&args, &rules[..]].concat());
    assert!(refused.err.contains("database-no-distances"), "{refused:?}");
    assert_eq!(refused.status, Some(4));
    let solve = ["solve", "--phase", "all", "--json", "--out", text(&packed)];
    let refused = told(&[&solve, &rules[..]].concat());
    assert!(refused.err.contains("database-no-distances"), "{refused:?}");
}

#[test]
fn a_plan_tells_what_is_left_to_do() {
    let folder = solved("begun", &["--men", "7"]);
    let out = text(&folder);
    let left = plan(&["--men", "8", "--out", out]);
    let counts = ["there", "sectors", "positions"].map(|name| left[name].as_u64());
    assert_eq!(counts, [Some(3), Some(3), Some(11_643_827 - 2_018_750)]);
    let nothing = plan(&["--men", "6", "--out", out]);
    let counts = ["there", "sectors", "disk"].map(|name| nothing[name].as_u64());
    assert_eq!(counts, [Some(1), Some(0), Some(0)]);

    let other = told(&["solve", "--plan", "--rules", "twelve", "--out", out]);
    assert_eq!((other.status, &*other.out), (Some(4), ""));

    // What is done takes no memory; what is gone is to be done again.
    solve(&folder, &["--men", "7", "--memory", "1K"]);
    fs::remove_file(folder.join("3-3.scores")).expect("a file");
    let again = plan(&["--men", "7", "--out", out]);
    let counts = ["there", "sectors"].map(|name| again[name].as_u64());
    assert_eq!(counts, [Some(2), Some(1)]);
}

#[cfg(unix)]
#[test]
fn whoever_interrupts_a_run_is_told_that_it_can_go_on() {
    let folder = folder("interrupted");
    let args = ["--rules", "seven", "--phase", "all", "--threads", "1"];
    let child = solving(&folder, &args).spawn().expect("the program starts");
    while !folder.join("4-3.scores").exists() {
        thread::sleep(Duration::from_millis(1));
    }
    let mut kill = Command::new("kill");
    let killed = kill.args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("a signal is sent").success());
    let told: Told = child.wait_with_output().expect("the program ends").into();
    assert_eq!(told.status, Some(130), "{told:?}");
    let last = "molino: interrupted; the same command goes on from there\n";
    assert!(told.err.ends_with(last), "{told:?}");
}

#[test]
fn a_program_is_told_how_far_the_work_is() {
    let folder = folder("progress");
    let told = solve(&folder, &["--men", "7", "--json"]);
    let rows = told.out.lines().map(|line| {
        let row: serde_json::Value = serde_json::from_str(line).expect("an object");
        (
            row["sectors"].to_string(),
            row["done"].as_u64(),
            row["of"].as_u64(),
        )
    });
    let rows: Vec<_> = rows.collect();
    let of = Some(2_018_750);
    let wanted = [
        (r#"["3-3"]"#.to_owned(), Some(210_140), of),
        (r#"["3-4","4-3"]"#.to_owned(), of, of),
        ("3".to_owned(), None, None),
    ];
    assert_eq!(rows, wanted);
    assert_eq!(told.err, "");
}

/// Begins to solve into `folder`, and kills the program when `is_time` says so,
/// if it has not ended before.
fn solve_until(is_time: impl Fn() -> bool, folder: &Path, args: &[&str]) {
    let child = solving(folder, args).spawn();
    let mut child = child.expect("the program starts");
    while !is_time() && child.try_wait().expect("a child").is_none() {
        thread::yield_now();
    }
    child.kill().expect("a child");
    child.wait().expect("a child");
}

/// Goes on with a run that was killed, and compares what comes of it.
fn go_on(folder: &Path, args: &[&str], undisturbed: &Path) {
    solve(folder, &[args, &["--threads", "2"]].concat());
    assert_same(folder, undisturbed);
}

/// Kills runs at so many moments from their start to their end.
fn kill_at_moments(moments: u32, args: &[&str]) {
    let args_of_one = [args, &["--threads", "1"]].concat();
    let undisturbed = folder("undisturbed");
    let begun = Instant::now();
    solve(&undisturbed, &args_of_one);
    let whole = begun.elapsed();
    for moment in 0..moments {
        let folder = folder("killed");
        let begun = Instant::now();
        let is_time = || {
            thread::sleep(Duration::from_millis(1));
            begun.elapsed() >= whole * moment / moments
        };
        solve_until(is_time, &folder, &args_of_one);
        go_on(&folder, args, &undisturbed);
    }
}

#[test]
fn a_run_that_is_killed_at_any_moment_goes_on_and_ends_as_an_undisturbed_one() {
    kill_at_moments(20, &["--rules", "six"]);
    kill_at_moments(10, &["--men", "8"]);
}

#[test]
fn a_run_that_is_killed_while_it_writes_goes_on_and_ends_as_an_undisturbed_one() {
    let undisturbed = solved("written", &["--men", "7"]);
    for name in [
        "lock",
        "manifest.json.unfinished",
        "manifest.json",
        "3-3.scores.unfinished",
        "3-3.scores",
        "3-4.scores.unfinished",
        "3-4.scores",
        "4-3.scores.unfinished",
        "4-3.scores",
    ] {
        let folder = folder("killed-writing");
        solve_until(|| folder.join(name).exists(), &folder, &["--men", "7"]);
        // What is listed is there and is whole.
        if folder.join("manifest.json").exists() {
            let told = told(&["stats", text(&folder)]);
            assert_eq!(told.status, Some(0), "{told:?}");
        }
        go_on(&folder, &["--men", "7"], &undisturbed);
    }
}

#[test]
fn only_one_program_writes_and_others_read_meanwhile() {
    let folder = solved("in-use", &["--men", "6"]);
    let core = core("ludoteka");
    let writer = Directory::create(&folder, core).expect("nobody else");
    let second = told(&["solve", "--men", "7", "--out", text(&folder)]);
    assert_eq!(second.status, Some(4), "{second:?}");
    let wanted = format!("molino: another program is writing in {}\n", text(&folder));
    assert_eq!(second.err, wanted);
    assert_eq!(told(&["stats", text(&folder)]).status, Some(0));
    drop(writer);
    solve(&folder, &["--men", "7"]);
}

fn core(rules: &str) -> molino::Core {
    let rule_set: RuleSet = rules.parse().expect("a rule set");
    Rules::from(rule_set).core().expect("a core")
}

#[test]
fn values_serve_the_rule_sets_of_their_core_and_no_others() {
    let folder = solved("cores", &["--men", "6"]);
    let before = files(&folder);
    let position = "W1W/1W1/3/6/3/1B1/B1B b 0,0";
    let probe = |rules| {
        let db = text(&folder);
        told(&[
            "probe",
            "--rules",
            rules,
            "--db",
            db,
            "--position",
            position,
        ])
    };
    let own = probe("ludoteka");
    assert_eq!((own.status, &*own.out), (Some(0), "win 1\n"), "{own:?}");
    assert_eq!(probe("wmd"), own);
    let solve = ["solve", "--rules", "tradicional", "--out", text(&folder)];
    for other in [probe("tradicional"), probe("abierto"), told(&solve)] {
        assert_eq!(other.status, Some(4), "{other:?}");
        let wanted = "manifest.json has the values of other rules: found those of ludoteka";
        assert!(other.err.contains(wanted), "{other:?}");
    }
    assert!(files(&folder) == before);
}

/// What is done to a file.
type Harm<'h> = &'h dyn Fn(&Path);

/// Replaces the bytes of a file.
fn rewrite(file: &Path, change: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(file).expect("a file");
    change(&mut bytes);
    fs::write(file, bytes).expect("a file");
}

/// Flips a bit of the byte at the place that `place` tells.
fn flip(file: &Path, place: impl Fn(&[u8]) -> usize) {
    rewrite(file, |bytes| {
        let place = place(bytes);
        bytes[place] ^= 4;
    });
}

/// Where the first block begins: after the header and the index of the blocks.
fn first_block(bytes: &[u8]) -> usize {
    let blocks = u32::from_le_bytes([bytes[36], bytes[37], bytes[38], bytes[39]]);
    256 + 16 * blocks as usize
}

fn last_byte(bytes: &[u8]) -> usize {
    bytes.len() - 1
}

/// A position text of the first position of a sector of nine men's morris.
fn first_position(sector: Sector) -> String {
    let numbering = Numbering::new(core("ludoteka").options().board.board());
    let setup = numbering.setup(Place { sector, index: 0 });
    setup.expect("a first position").to_string()
}

/// What the commands that read say of a folder.
fn read_by_each(folder: &Path) -> [Told; 3] {
    let position = first_position(Sector::movement(3, 4));
    [
        told(&["probe", "--db", text(folder), "--position", &position]),
        told(&["verify", text(folder), "--sample", "100"]),
        told(&["stats", text(folder), "--tsv"]),
    ]
}

#[test]
fn a_file_that_is_not_what_it_should_be_is_refused_by_its_name() {
    let good = solved("good", &["--men", "7"]);
    let other = solved("other", &["--men", "7", "--rules", "tradicional"]);
    assert!(
        read_by_each(&good)
            .iter()
            .all(|told| told.status == Some(0))
    );
    let harms: [(Harm<'_>, &str); 8] = [
        (
            &|file| rewrite(file, |bytes| bytes.truncate(bytes.len() - 7)),
            "is cut off or too long",
        ),
        (
            &|file| rewrite(file, |bytes| bytes.push(0)),
            "is cut off or too long",
        ),
        (&|file| flip(file, first_block), "block 0 is damaged"),
        (&|file| flip(file, |_| 41), "the header is damaged"),
        (
            &|file| fs::write(file, "GIF89a").expect("a file"),
            "is no database of exact values",
        ),
        (&|file| fs::remove_file(file).expect("a file"), "cannot use"),
        (
            &|file| copy(&good.join("4-3.scores"), file),
            "has other positions: found 4-3, wanted 3-4",
        ),
        (
            &|file| copy(&other.join("3-4.scores"), file),
            "has the values of other rules",
        ),
    ];
    for (harm, wanted) in harms {
        let bad = folder("bad");
        copy_folder(&good, &bad);
        harm(&bad.join("3-4.scores"));
        for told in read_by_each(&bad) {
            assert_eq!(told.status, Some(4), "{told:?}");
            let named = told.err.contains("3-4.scores") && told.err.contains(wanted);
            assert!(named, "{wanted} {told:?}");
        }
    }
}

fn copy(from: &Path, to: &Path) {
    fs::copy(from, to).expect("a file");
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for (name, bytes) in files(from) {
        fs::write(to.join(name), bytes).expect("a file");
    }
}

#[test]
fn a_listed_file_that_is_gone_is_solved_again_and_another_is_left_alone() {
    let folder = solved("gone", &["--men", "7"]);
    let file = folder.join("3-4.scores");
    let good = fs::read(&file).expect("a file");
    fs::remove_file(&file).expect("a file");
    solve(&folder, &["--men", "7"]);
    assert!(fs::read(&file).expect("a file") == good);

    fs::write(&file, &good[..good.len() - 7]).expect("a file");
    let told = told(&["solve", "--men", "7", "--out", text(&folder)]);
    assert_eq!(told.status, Some(4), "{told:?}");
    assert!(
        told.err.contains("3-4.scores is cut off or too long"),
        "{told:?}"
    );
    assert_eq!(fs::read(&file).expect("a file").len(), good.len() - 7);
}

#[test]
fn nothing_is_built_on_a_file_that_is_damaged() {
    let folder = solved("damaged-below", &["--men", "7"]);
    flip(&folder.join("3-4.scores"), last_byte);
    let told = told(&["solve", "--men", "8", "--out", text(&folder)]);
    assert_eq!(told.status, Some(4), "{told:?}");
    assert!(
        told.err.contains("3-4.scores: block 14 is damaged"),
        "{told:?}"
    );
}

#[test]
fn a_folder_whose_list_cannot_be_read_is_refused() {
    let folder = solved("listless", &["--men", "6"]);
    let list = folder.join("manifest.json");
    for (text, wanted) in [
        ("", "is no database of exact values"),
        ("{}", "is no database of exact values"),
        (
            r#"{"kind":"molino-database","version":9,"core":"","files":[]}"#,
            "found version 9",
        ),
    ] {
        fs::write(&list, text).expect("a file");
        for told in read_by_each(&folder) {
            assert_eq!(told.status, Some(4), "{told:?}");
            let named = told.err.contains("manifest.json") && told.err.contains(wanted);
            assert!(named, "{told:?}");
        }
    }
    fs::remove_file(&list).expect("a file");
    for told in read_by_each(&folder) {
        assert_eq!(told.status, Some(4), "{told:?}");
    }
}

/// Gives the first position of the sector 3-4 of four men that is worth `right`
/// the value `wrong`, or none; tells its text.
fn plant(folder: &Path, right: Value, wrong: Option<Value>) -> String {
    let core = core("four");
    let numbering = Numbering::new(core.options().board.board());
    let sector = Sector::movement(3, 4);
    let mut directory = Directory::create(folder, core).expect("nobody else writes");
    let file = directory
        .file(sector)
        .expect("a good file")
        .expect("a file");
    let mut scores = file.scores(ONE).expect("good blocks");
    let score = |value| Score::from_value(value).expect("a value that fits");
    let index = scores.iter().position(|byte| *byte == score(right).byte());
    let index = index.unwrap_or_else(|| panic!("no position is worth {right}"));
    scores[index] = wrong.map_or(Score::NONE, score).byte();
    let tally = Tally::of(&numbering, sector, &scores, ONE);
    let encoded = Encoded::new(core, sector, &scores, tally, Format::FAST, ONE);
    directory.save(&[(sector, encoded)]).expect("room");
    let index = index as u64;
    let setup = numbering.setup(Place { sector, index });
    setup.expect("an index").to_string()
}

/// Checks all values of four men in `folder`.
fn verify_all(folder: &Path, form: &[&str]) -> Told {
    let args = ["verify", "--rules", "four", "--all", text(folder)];
    told(&[&args, form].concat())
}

#[test]
fn a_wrong_value_is_found_and_its_position_named() {
    let good = solved("right", &["--rules", "four"]);
    assert_eq!(verify_all(&good, &[]).status, Some(0));
    for (right, wrong) in [
        (Value::Win(5), Some(Value::Win(7))),
        (Value::Win(5), Some(Value::Draw)),
        (Value::Win(5), None),
        (Value::Loss(4), Some(Value::Loss(2))),
        (Value::Loss(4), Some(Value::Draw)),
        (Value::Loss(2), Some(Value::Win(1))),
    ] {
        let bad = folder("wrong");
        copy_folder(&good, &bad);
        let position = plant(&bad, right, wrong);
        let wrong = wrong.map_or("unreachable".to_owned(), |value| value.to_string());
        let told = verify_all(&bad, &[]);
        let row = format!("3-4\t30030\t1\tfirst: {position}: found {wrong}, wanted {right}\n");
        assert!(told.out.contains(&row), "{row} {told:?}");
        assert_eq!(told.err, "molino: some values are wrong\n");
        assert_eq!(told.status, Some(1));
        let told = verify_all(&bad, &["--json"]);
        let first = format!(r#"{{"position":"{position}","found":"{wrong}","wanted":"{right}"}}"#);
        let row = format!(r#"{{"v":1,"sector":"3-4","checked":30030,"wrong":1,"first":{first}}}"#);
        assert!(told.out.lines().any(|line| line == row), "{row} {told:?}");
        assert_eq!((told.status, &*told.err), (Some(1), ""));
    }
}

#[test]
fn values_are_not_checked_without_those_that_they_follow_from() {
    let folder = solved("lacking", &["--rules", "four"]);
    let list = folder.join("manifest.json");
    let text = fs::read_to_string(&list).expect("a manifest");
    // What has no sector's name is passed over.
    fs::write(&list, text.replace("4-3.scores", "4-3.old")).expect("a file");
    let told = verify_all(&folder, &[]);
    assert_eq!(told.status, Some(4), "{told:?}");
    let wanted = "molino: the values of 3-4 cannot be checked: 4-3 is not there\n\
                  molino: some sectors could not be looked at\n";
    assert_eq!(told.err, wanted);
    assert!(told.out.contains("\n4-4\t69300\t0\n"), "{told:?}");
}

#[test]
fn sectors_that_cannot_be_read_are_told_and_the_others_looked_at() {
    let folder = solved("two-bad", &["--rules", "four", "--phase", "all"]);
    flip(&folder.join("3-3.scores"), last_byte);
    fs::remove_file(folder.join("2-2_1-1.scores")).expect("a file");
    let stats = told(&["stats", "--rules", "four", text(&folder)]);
    for told in [verify_all(&folder, &[]), stats] {
        assert_eq!(told.status, Some(4), "{told:?}");
        for wanted in [
            "molino: 3-3: ",
            "molino: 2-2:1,1: cannot use",
            "some sectors could not be looked at",
        ] {
            assert!(told.err.contains(wanted), "{wanted} {told:?}");
        }
        assert!(told.out.contains("\n4-4\t"), "{told:?}");
        assert!(!told.out.contains("\n3-3\t"), "{told:?}");
    }
    let told = verify_all(&folder, &["--json"]);
    let sector = r#""sector":"2-2:1,1""#;
    assert!(
        told.err.lines().any(|line| line.contains(sector)),
        "{told:?}"
    );
}

#[test]
fn what_is_solved_is_right() {
    for (rules, men, lines) in [
        ("ludoteka", "6", 1),
        ("tradicional", "6", 1),
        ("twelve+doble", "6", 1),
        ("six+volar+doble", "8", 6),
    ] {
        let folder = solved("checked", &["--rules", rules, "--men", men]);
        let told = told(&["verify", "--rules", rules, "--all", text(&folder)]);
        assert_eq!(told.status, Some(0), "{told:?}");
        assert_eq!(told.out.lines().count(), 1 + lines);
    }
}

/// Positions, a line each, and what is told of them.
const LINES: [(&[u8], &str); 9] = [
    (b"W1W/1W1/3/6/3/1B1/B1B w 0,0", "win 1"),
    (b"nonsense", "error wanted-man"),
    (b"", "error wanted-row"),
    (b"3/3/3/6/3/3/3 w 9,9 0 1", "not-in-database"),
    (b"\xff\xfe", "error not-utf8"),
    (b"3/3/3/6/3/3/WWW w 9,9", "error position-too-many-men"),
    (b"3/3/3/6/3/2B/WWW b 0,0", "loss 0"),
    (b"W1W/1WW/3/6/3/1B1/B1B w 0,0 7 12", "not-in-database"),
    (b"3/3/3 w 3,3", "error wanted-rows"),
];

#[test]
fn positions_are_answered_line_by_line_and_bad_ones_by_their_error() {
    let folder = solved("positions", &["--men", "6"]);
    let args = ["probe", "--db", text(&folder), "--positions", "-"];
    let mut child = molino(&args).spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("standard input is a pipe");
    let lines = LINES.map(|(line, _)| line).join(&b"\n"[..]);
    input.write_all(&lines).expect("the program reads");
    drop(input);
    let told: Told = child.wait_with_output().expect("the program ends").into();
    let answers: Vec<&str> = told.out.lines().collect();
    assert_eq!(answers, LINES.map(|(_, answer)| answer));
    assert_eq!(told.status, Some(3));
    let places: Vec<&str> = told.err.lines().map(|line| &line[..14]).collect();
    let wanted = [2, 3, 5, 6, 9].map(|number| format!("molino: line {number}"));
    assert_eq!(places, wanted);
}
