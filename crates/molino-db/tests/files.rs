//! Files are read back as they were written, and whatever is wrong with one is
//! told by its name.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use molino::{Base, Core, Describe as _, Position, Rules, Setup};
use molino_db::{
    Answer, Codec, Coverage, Database, Directory, Encoded, FileFault, Format, Metric, ReadAt,
    Score, SectorFile, Tally, Value, probe, probe_each,
};
use molino_index::{Numbering, Sector};
use tempfile::TempDir;

const ONE: NonZeroUsize = NonZeroUsize::MIN;

const STORED: Format = Format {
    metric: Metric::Distance,
    coverage: Coverage::All,
    codec: Codec::Stored,
};

/// Those of the sector 3-4.
const POSITIONS: u64 = 945_630;

fn core(base: Base) -> Core {
    Rules::from(base).core().expect("a core")
}

fn sector() -> Sector {
    Sector::movement(3, 4)
}

/// Scores that compress neither well nor not at all.
fn scores() -> Vec<u8> {
    (0..POSITIONS as u32)
        .map(|i| (i.wrapping_mul(2_654_435_761) >> 28) as u8 * 16)
        .collect()
}

fn encoded(format: Format, threads: usize) -> Encoded {
    let threads = NonZeroUsize::new(threads).expect("threads");
    let tally = Tally {
        wins: 1,
        losses: 2,
        draws: 3,
        longest_win: 5,
        longest_loss: 4,
    };
    Encoded::new(
        core(Base::Ludoteka),
        sector(),
        &scores(),
        tally,
        format,
        threads,
    )
}

fn bytes(format: Format, threads: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    encoded(format, threads).write(&mut bytes).expect("memory");
    bytes
}

/// What is wrong with the file that has these bytes.
fn fault(bytes: Vec<u8>) -> FileFault {
    match SectorFile::open(bytes, core(Base::Ludoteka), sector(), POSITIONS) {
        Err(fault) => fault,
        Ok(file) => file.scores(ONE).expect_err("a fault"),
    }
}

/// What a file tells of the position at `index`.
fn answer(file: &SectorFile<Vec<u8>>, index: u64) -> Answer {
    let block = SectorFile::<Vec<u8>>::block_of(index);
    let block = file.block(block).expect("a good block");
    file.answer(&block, index)
}

#[test]
fn a_file_is_read_back_as_it_was_written() {
    for codec in [Codec::Stored, Codec::FAST, Codec::Zstd { level: 19 }] {
        let metric = Metric::Distance;
        let format = Format {
            metric,
            codec,
            coverage: Coverage::All,
        };
        let file = SectorFile::open(bytes(format, 1), core(Base::Ludoteka), sector(), POSITIONS);
        let file = file.expect("a good file");
        assert_eq!(file.header().format, format);
        assert_eq!(file.header().tally.draws, 3);
        assert!(file.scores(ONE).expect("good blocks") == scores());
        for index in [0, 65_535, 65_536, 131_073, 945_629] {
            let score = Score::from_byte(scores()[index as usize]);
            assert_eq!(answer(&file, index), Answer::of(score, metric));
        }
        assert_eq!(answer(&file, POSITIONS), Answer::NotInDatabase);
        assert!(file.block(15).is_err(), "a block past the last");
    }
}

#[test]
fn a_file_without_distances_tells_who_wins() {
    for codec in [Codec::Stored, Codec::FAST] {
        let metric = Metric::Wdl;
        let format = Format {
            metric,
            codec,
            coverage: Coverage::All,
        };
        let file = SectorFile::open(bytes(format, 2), core(Base::Ludoteka), sector(), POSITIONS);
        let file = file.expect("a good file");
        assert_eq!(file.header().format, format);
        let read = file.scores(ONE).expect("good blocks");
        assert_eq!(read.len() as u64, POSITIONS);
        for (index, (before, after)) in scores().into_iter().zip(read).enumerate() {
            let answers = [before, after].map(|byte| Answer::of(Score::from_byte(byte), metric));
            assert_eq!(answers[0], answers[1], "{index}");
        }
        for index in [0, 3, 65_535, 65_537, 945_629] {
            let score = Score::from_byte(scores()[index as usize]);
            assert_eq!(answer(&file, index), Answer::of(score, metric));
        }
    }
}

#[test]
fn the_number_of_threads_does_not_change_a_byte() {
    assert!(bytes(Format::FAST, 1) == bytes(Format::FAST, 3));
}

#[test]
fn a_byte_that_is_flipped_anywhere_is_noticed() {
    let good = bytes(Format::FAST, 1);
    let places = (0..400)
        .chain((400..good.len()).step_by(997))
        .chain([good.len() - 1]);
    for place in places {
        let mut bad = good.clone();
        bad[place] ^= 0x10;
        let fault = fault(bad);
        match (place, &fault) {
            (0..8, FileFault::Foreign)
            | (8..10, FileFault::Version { .. })
            | (10..496, FileFault::Damaged { block: None })
            | (36..40, FileFault::Length { .. })
            | (496.., FileFault::Damaged { block: Some(_) }) => {}
            _ if place < 496 && matches!(fault, FileFault::Damaged { block: None }) => {}
            _ => panic!("byte {place}: {fault}"),
        }
    }
}

#[test]
fn a_file_that_is_cut_off_or_too_long_is_refused() {
    let good = bytes(Format::FAST, 1);
    for length in [10, 255, 256, 300, good.len() / 2, good.len() - 1] {
        let fault = fault(good[..length].to_vec());
        assert!(
            matches!(fault, FileFault::Length { .. }),
            "{length}: {fault}"
        );
    }
    assert!(matches!(
        fault([&*good, b"more"].concat()),
        FileFault::Length { .. }
    ));
    for foreign in [Vec::new(), b"GIF89a".to_vec(), vec![0; 5_000]] {
        assert!(matches!(fault(foreign), FileFault::Foreign));
    }
}

#[test]
fn values_of_another_game_or_sector_are_refused() {
    let open = |base, sector| {
        SectorFile::open(bytes(Format::FAST, 1), core(base), sector, POSITIONS).err()
    };
    assert!(
        open(Base::Wmd, sector()).is_none(),
        "a counter does not change values"
    );
    let other_core = open(Base::Tradicional, sector());
    assert!(matches!(other_core, Some(FileFault::OtherCore { .. })));
    let other_sector = open(Base::Ludoteka, Sector::movement(4, 3));
    assert!(matches!(other_sector, Some(FileFault::OtherSector { .. })));
}

#[test]
fn a_file_with_another_number_of_positions_is_refused() {
    let core = core(Base::Ludoteka);
    let tally = Tally::default();
    for scores in [&[][..], &scores()[1..]] {
        let encoded = Encoded::new(core, sector(), scores, tally, Format::FAST, ONE);
        let mut bytes = Vec::new();
        encoded.write(&mut bytes).expect("memory");
        let opened = SectorFile::open(bytes, core, sector(), POSITIONS);
        assert!(matches!(opened.err(), Some(FileFault::Positions { .. })));
    }
}

/// A folder with the sector 3-4 alone.
fn database() -> (TempDir, PathBuf) {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("values");
    let mut directory = Directory::create(&path, core(Base::Ludoteka)).expect("a new folder");
    directory
        .save(&[(sector(), encoded(Format::FAST, 1))])
        .expect("room");
    (folder, path)
}

fn id_of(result: Result<impl Sized, molino_db::DatabaseError>) -> &'static str {
    result.err().map_or("none", |error| error.id())
}

/// A manifest that lists `files`.
fn listing(files: &[&str]) -> String {
    let core = core(Base::Ludoteka);
    let files = files.iter();
    let files = files.map(|file| format!(r#"{{"file":"{file}","bytes":1,"sha256":""}}"#));
    let files = files.collect::<Vec<String>>().join(",");
    format!(r#"{{"kind":"molino-database","version":1,"core":"{core}","files":[{files}]}}"#)
}

#[test]
fn a_folder_knows_what_is_wrong_with_it() {
    let (_folder, path) = database();
    let open = |base| Directory::open(&path, core(base));
    assert_eq!(
        open(Base::Ludoteka).expect("a database").sectors().count(),
        1
    );
    assert_eq!(id_of(open(Base::Twelve)), "database-other-core");
    let elsewhere = |path: &Path| id_of(Directory::open(path, core(Base::Ludoteka)));
    assert_eq!(elsewhere(Path::new("/nowhere")), "database-io");
    let empty = TempDir::new().expect("a folder");
    assert_eq!(elsewhere(empty.path()), "database-empty");
    fs::write(empty.path().join("letter.txt"), "dear").expect("room");
    assert_eq!(elsewhere(empty.path()), "database-foreign");
    let file = || open(Base::Ludoteka).and_then(|directory| directory.file(sector()));
    let stored = path.join("3-4.scores");
    let good = fs::read(&stored).expect("a file");
    fs::write(&stored, &good[..good.len() - 7]).expect("a file");
    assert_eq!(id_of(file()), "database-length");
    fs::remove_file(&stored).expect("a file");
    assert_eq!(id_of(file()), "database-io");
    let manifest = path.join("manifest.json");
    for (text, id) in [
        ("", "database-foreign"),
        ("{", "database-foreign"),
        (
            r#"{"kind":"other","version":1,"core":"","files":[]}"#,
            "database-foreign",
        ),
        (
            r#"{"kind":"molino-database","version":9,"core":"","files":[]}"#,
            "database-version",
        ),
        (&listing(&["3-4.scores"]), "none"),
        (&listing(&["3-4.scores", "3-4.scores"]), "database-foreign"),
        (&listing(&["../3-4.scores", "3-4.old"]), "none"),
        (&listing(&["10-3.scores"]), "database-foreign"),
        (&listing(&["13-3.scores"]), "database-foreign"),
        (&listing(&["9-3_1-0.scores"]), "database-foreign"),
        (&listing(&["200-100.scores"]), "database-foreign"),
        (&listing(&["3-4_200-100.scores"]), "database-foreign"),
        (&listing(&["3-4.scores", "3-4.wdl"]), "database-foreign"),
    ] {
        fs::write(&manifest, text).expect("a file");
        assert_eq!(id_of(open(Base::Ludoteka)), id, "{text}");
    }
}

#[test]
fn a_folder_with_other_things_in_it_is_left_alone() {
    let folder = TempDir::new().expect("a folder");
    let create = || Directory::create(folder.path(), core(Base::Ludoteka));
    for (name, text) in [("notes.unfinished", "keep"), ("lock", "mine")] {
        let file = folder.path().join(name);
        fs::write(&file, text).expect("a file");
        assert_eq!(id_of(create()), "database-foreign");
        assert_eq!(fs::read_to_string(&file).expect("the file"), text);
        fs::remove_file(&file).expect("the file");
    }
    assert_eq!(id_of(create()), "none");
}

#[test]
fn a_file_that_is_not_the_listed_one_is_noticed() {
    let (_folder, path) = database();
    let directory = Directory::open(&path, core(Base::Ludoteka)).expect("a database");
    assert!(directory.check_file(sector()).is_ok());
    fs::write(path.join("3-4.scores"), bytes(STORED, 1)).expect("a file");
    assert_eq!(id_of(directory.check_file(sector())), "database-other-file");
}

#[test]
fn only_one_program_writes_at_a_time() {
    let (_folder, path) = database();
    let first = Directory::create(&path, core(Base::Ludoteka)).expect("nobody else");
    let second = || Directory::create(&path, core(Base::Ludoteka));
    assert_eq!(id_of(second()), "database-in-use");
    assert_eq!(id_of(Directory::open(&path, core(Base::Ludoteka))), "none");
    drop(first);
    assert_eq!(id_of(second()), "none");
}

#[test]
fn what_was_left_unfinished_is_cleared_away_and_never_read() {
    let (_folder, path) = database();
    let unfinished = path.join("4-3.scores.unfinished");
    fs::write(&unfinished, "half").expect("a file");
    fs::write(path.join("4-3.scores"), "not listed").expect("a file");
    let directory = Directory::create(&path, core(Base::Ludoteka)).expect("nobody else");
    assert!(!unfinished.exists());
    assert!(!directory.contains(Sector::movement(4, 3)));
}

#[test]
fn a_position_whose_sector_is_missing_has_no_value() {
    let (_folder, path) = database();
    let rules = Rules::from(Base::Ludoteka);
    let database = Database::open(&path, core(Base::Ludoteka)).expect("a database");
    let read = |text| {
        let setup = Setup::read(text, rules.board()).expect("a position text");
        Position::new(&setup, &rules).expect("a position")
    };
    let probed = |text| probe(&database, &read(text), &rules).expect("good files");
    assert_eq!(probed("W1W/1W1/3/6/3/1B1/B1B w 0,0"), Answer::NotInDatabase);
    assert_eq!(probed("W1W/1W1/3/6/3/1B1/B1B w 1,0"), Answer::NotInDatabase);
    assert_eq!(
        probed("W1W/1W1/3/6/3/3/B1B w 0,0"),
        Answer::Value(Value::Win(0))
    );
    assert_eq!(
        probed("W1W/1W1/3/6/3/3/B1B b 0,0"),
        Answer::Value(Value::Loss(0))
    );
    let moves = probe_each(&database, &read("W1W/1W1/3/6/3/1B1/B1B w 0,0"), &rules);
    let moves = moves.expect("good files");
    assert_eq!(
        moves.first().map(|(_, answer)| *answer),
        Some(Answer::Value(Value::Win(1)))
    );
    assert_eq!(
        moves.last().map(|(_, answer)| *answer),
        Some(Answer::NotInDatabase)
    );
}

#[test]
fn bytes_past_the_end_are_an_error_and_no_panic() {
    let numbering = Numbering::new(core(Base::Ludoteka).options().board.board());
    assert!(numbering.size(sector()) > 0);
    assert!(vec![1, 2, 3].read_at(2, &mut [0; 2]).is_err());
    assert!(vec![1, 2, 3].read_at(u64::MAX, &mut [0; 2]).is_err());
}
