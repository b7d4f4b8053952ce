//! `gospace-relay`: serves until it is told to stop, by Ctrl+C or SIGTERM, and logs JSON on the standard error.

use gospace_relay::settings::{HELP, Request};
use gospace_relay::{Settings, serve};
use std::io::stderr;
use std::process::ExitCode;
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> ExitCode {
    let outcome = match Request::read(lexopt::Parser::from_env(), |name| std::env::var(name).ok()) {
        Ok(Request::Help) => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Ok(Request::Serve(settings)) => run(settings).await,
        Err(error) => Err(format!("{error}\n\n{HELP}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("gospace-relay: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(settings: Settings) -> Result<(), String> {
    tracing_subscriber::fmt().json().with_writer(stderr).with_max_level(settings.log).init();
    let address = settings.listen;
    let listener =
        TcpListener::bind(address).await.map_err(|error| format!("{address}: {error}"))?;
    // Port 0 takes a free one; whoever has started the relay reads here which.
    println!("{}", listener.local_addr().map_err(|error| error.to_string())?);
    serve(listener, settings, told_to_stop()).await.map_err(|error| error.to_string())
}

async fn told_to_stop() {
    #[cfg(unix)]
    let terminated = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signals) => drop(signals.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminated => {}
    }
}
