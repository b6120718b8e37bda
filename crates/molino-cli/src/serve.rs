//! `molino serve`: the site.

use std::io::{self, Write};

use molino_server::{Config, Databases};
use molino_text::Arguments;
use tokio::runtime::Runtime;

use crate::args::ServeArgs;
use crate::failure::Failure;
use crate::fault::Fault;
use crate::words::Words;

/// Serves the site until the process is told to end.
pub(crate) fn run(args: &ServeArgs, words: &Words) -> Result<(), Failure> {
    let config = Config {
        address: args.address.0,
    };
    let databases = Databases::open(&args.db)?;
    let ready = |address| {
        let told = Arguments::new().text("address", format!("http://{address}/"));
        // Where nobody listens the site is served all the same.
        let _ = writeln!(io::stdout(), "{}", words.say("serve-ready", &told));
    };
    let served = Runtime::new().and_then(|runtime| {
        let site = molino_server::serve(&config, databases, ready);
        runtime.block_on(site)
    });
    served.map_err(|error| {
        let kind = match error.kind() {
            io::ErrorKind::AddrInUse => "in-use",
            io::ErrorKind::AddrNotAvailable => "not-ours",
            io::ErrorKind::PermissionDenied => "permission-denied",
            _ => "other",
        };
        let fault = Fault::plain("unservable").with("address", &args.address);
        fault.with("kind", &kind).with("reason", &error).into()
    })
}
