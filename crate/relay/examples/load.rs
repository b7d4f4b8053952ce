//! Load on a relay: `load PROGRAM` starts it, opens idle rooms, plays in others, and prints the lines of a table: the relay's
//! memory, and the times of messages from page to page.

use futures_util::{SinkExt, StreamExt};
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::interval;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

type Client = WebSocketStream<MaybeTlsStream<TcpStream>>;

const IDLE_ROOMS: usize = 5_000;
const ROOMS: usize = 100;
/// Messages a second of each of two members: 2,000 of all.
const RATE: u32 = 10;
const SECONDS: u32 = 20;
/// Bytes of a message: about those of a sealed turn.
const BYTES: usize = 300;

#[tokio::main]
async fn main() {
    let program = std::env::args().nth(1).expect("the program of the relay");
    let mut relay = Command::new(program)
        .args(["--listen", "127.0.0.1:0"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .expect("a relay");
    let output = BufReader::new(relay.stdout.take().expect("its output"));
    let address = output.lines().next_line().await.expect("an address").expect("an address");
    let empty = memory(&relay);
    let idle = pairs(&address, "idle", IDLE_ROOMS).await;
    let full = memory(&relay);
    let clients = pairs(&address, "played", ROOMS).await;
    let mut times = played(clients).await;
    times.sort_unstable();
    let quantile =
        |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!("| memory without a room | {empty:.1} MB |");
    println!("| memory with 5,000 idle rooms of two pages each | {full:.1} MB |");
    println!(
        "| messages a second, in {ROOMS} other rooms | {:.0} |",
        times.len() as f64 / f64::from(SECONDS)
    );
    for (name, share) in [("median", 0.5), ("99 of 100", 0.99), ("longest", 1.0)] {
        println!("| time from page to page, {name} | {:.1} ms |", quantile(share));
    }
    drop(idle);
}

/// Two members in each of so many rooms.
async fn pairs(address: &str, name: &str, count: usize) -> Vec<Client> {
    let mut clients = Vec::new();
    for at in 0..2 * count {
        let room = format!("{name:A<16}{:06}", at / 2);
        let address = format!("ws://{address}/room/{room}");
        // At once, as browsers send.
        let (client, _) = connect_async_with_config(address, None, true).await.expect("a place");
        clients.push(client);
    }
    clients
}

/// The times of all messages, each of which carries when it was sent.
async fn played(clients: Vec<Client>) -> Vec<Duration> {
    let start = Instant::now();
    let mut tasks = Vec::new();
    let count = clients.len() as f64;
    for (at, client) in clients.into_iter().enumerate() {
        let share = at as f64 / count;
        let (mut sender, mut receiver) = client.split();
        tokio::spawn(async move {
            // Members do not speak all at once.
            let pause = Duration::from_secs(1) / RATE;
            tokio::time::sleep(pause.mul_f64(share)).await;
            let mut beats = interval(pause);
            for _ in 0..RATE * SECONDS {
                beats.tick().await;
                let mut message = vec![0; BYTES];
                message[..16].copy_from_slice(&start.elapsed().as_nanos().to_le_bytes());
                sender.send(Message::Binary(message.into())).await.expect("a relay that reads");
            }
        });
        tasks.push(tokio::spawn(async move {
            let mut times = Vec::new();
            while times.len() < (RATE * SECONDS) as usize {
                let Message::Binary(bytes) =
                    receiver.next().await.expect("a message").expect("a message")
                else {
                    continue;
                };
                let sent = u128::from_le_bytes(bytes[..16].try_into().expect("a time"));
                times.push(start.elapsed() - Duration::from_nanos(sent as u64));
            }
            times
        }));
    }
    let mut all = Vec::new();
    for task in tasks {
        all.extend(task.await.expect("times"));
    }
    all
}

/// Resident memory in megabytes.
fn memory(relay: &Child) -> f64 {
    let path = format!("/proc/{}/status", relay.id().expect("a running relay"));
    let status = std::fs::read_to_string(path).expect("a Linux system");
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("its memory");
    let kibibytes: f64 =
        line.split_whitespace().nth(1).expect("a number").parse().expect("a number");
    kibibytes * 1024.0 / 1e6
}
