//! The types of the JSON for TypeScript: `web/src/rules/types.ts` must have them.

use std::fs;
use std::path::Path;

use molino_wire::{Known, MoveValue, PositionValues, Told, Value, Valued};
use ts_rs::{Config, TS};

use crate::geometry::{Geometry, Spot};
use crate::rule_sets::{Description, Summary, Who};
use crate::table::InRecord;
use crate::view::{Choice, Duty, End, Men, Played, Side, View};

fn declared<T: TS>() -> String {
    let declared = format!("export {}\n", T::decl(&Config::default()));
    let lines = declared
        .lines()
        .map(|line| line.trim_end().to_owned() + "\n");
    lines.collect()
}

#[test]
fn typescript_has_the_types_of_the_json() {
    let types = [
        declared::<Value>(),
        declared::<Told>(),
        declared::<Spot>(),
        declared::<Geometry>(),
        declared::<Summary>(),
        declared::<Who>(),
        declared::<Description>(),
        declared::<Side>(),
        declared::<Men>(),
        declared::<Choice>(),
        declared::<Played>(),
        declared::<Duty>(),
        declared::<End>(),
        declared::<View>(),
        declared::<InRecord>(),
        declared::<Known>(),
        declared::<Valued>(),
        declared::<MoveValue>(),
        declared::<PositionValues>(),
    ];
    let head = "// The types of molino-wasm's JSON. Written by its test, with MOLINO_BLESS=1.\n\n";
    let wanted = head.to_owned() + &types.join("\n");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/rules/types.ts");
    if std::env::var_os("MOLINO_BLESS").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder can be made");
        fs::write(&file, &wanted).expect("the file can be written");
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(
        found, wanted,
        "MOLINO_BLESS=1 cargo test -p molino-wasm writes it"
    );
}
