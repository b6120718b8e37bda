//! The client that was built last is part of the program.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
