//! A whole relay, through a WebSocket client of others.

use super::{OTHER, ROOM, few};
use futures_util::{SinkExt, StreamExt};
use gospace_relay::{Limits, Settings, serve};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

struct Relay {
    address: SocketAddr,
    end: oneshot::Sender<()>,
    task: JoinHandle<std::io::Result<()>>,
}

impl Relay {
    async fn new(limits: Limits) -> Self {
        Self::at("127.0.0.1:0".parse().unwrap(), limits, Vec::new()).await
    }

    async fn at(listen: SocketAddr, limits: Limits, origins: Vec<String>) -> Self {
        let listener = TcpListener::bind(listen).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (end, told) = oneshot::channel::<()>();
        let settings = Settings { limits, origins, ..Settings::default() };
        let task = tokio::spawn(serve(listener, settings, async move { drop(told.await) }));
        Self { address, end, task }
    }

    async fn join(&self, room: &str) -> Client {
        let address = format!("ws://{}/room/{room}", self.address);
        Client(connect_async(address).await.unwrap().0)
    }

    /// Body of a page.
    async fn page(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let head = format!("GET {path} HTTP/1.1\r\nHost: relay\r\nConnection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).await.unwrap();
        text.split_once("\r\n\r\n").unwrap().1.to_owned()
    }

    async fn stop(self) {
        self.end.send(()).unwrap();
        self.task.await.unwrap().unwrap();
    }
}

struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    async fn send(&mut self, bytes: Vec<u8>) {
        // A relay that has closed reads no more.
        let _ = self.0.send(Message::Binary(bytes.into())).await;
    }

    /// The next message; pings are answered.
    async fn message(&mut self) -> Vec<u8> {
        loop {
            match self.0.next().await.unwrap().unwrap() {
                Message::Binary(bytes) => return bytes.to_vec(),
                Message::Close(frame) => panic!("{frame:?}"),
                _ => {}
            }
        }
    }

    /// Waits until the room has so many members.
    async fn members(&mut self, count: usize) {
        let text = count.to_string();
        while self.0.next().await.unwrap().unwrap() != Message::text(&*text) {}
    }

    /// The code and the reason with which the relay ends the connection.
    async fn ended(&mut self) -> (u16, String) {
        loop {
            match self.0.next().await.expect("a reason").expect("a reason") {
                Message::Close(Some(frame)) => {
                    return (frame.code.into(), frame.reason.to_string());
                }
                Message::Close(None) => panic!("no reason"),
                _ => {}
            }
        }
    }
}

#[tokio::test]
async fn two_members_and_a_late_one_hear_each_other() {
    let relay = Relay::new(few()).await;
    let mut first = relay.join(ROOM).await;
    first.members(1).await;
    let mut second = relay.join(ROOM).await;
    first.members(2).await;
    first.send(vec![0, 255, 7]).await;
    assert_eq!(second.message().await, [0, 255, 7]);
    let mut late = relay.join(ROOM).await;
    second.members(3).await;
    late.send(b"here".to_vec()).await;
    assert_eq!(first.message().await, b"here");
    assert_eq!(second.message().await, b"here");
    drop(first);
    second.members(2).await;
    second.send(b"still".to_vec()).await;
    assert_eq!(late.message().await, b"still", "nothing was kept for the late one");
    relay.stop().await;
}

#[tokio::test]
async fn a_full_room_and_a_full_relay_say_so() {
    let relay = Relay::new(few()).await;
    let mut members = Vec::new();
    for count in 1..=3 {
        members.push(relay.join(ROOM).await);
        members[0].members(count).await;
    }
    assert_eq!(relay.join(ROOM).await.ended().await, (4000, "The room is full.".to_owned()));
    let mut other = relay.join(OTHER).await;
    other.members(1).await;
    let (code, reason) = relay.join("AAAAAAAAAAAAAAAAAAAAAC").await.ended().await;
    assert_eq!((code, &*reason), (1013, "The relay is full: try again later."));
}

#[tokio::test]
async fn floods_and_messages_of_a_wrong_form_end_the_connection_that_sends_them() {
    let relay = Relay::new(few()).await;
    let mut witness = relay.join(ROOM).await;
    let mut flood = relay.join(ROOM).await;
    for _ in 0..60 {
        flood.send(vec![1]).await;
    }
    assert_eq!(flood.ended().await, (1008, "Too many messages in a second.".to_owned()));
    drop(flood);
    let mut text = relay.join(ROOM).await;
    text.0.send(Message::text("words")).await.unwrap();
    assert_eq!(text.ended().await, (1003, "Messages have to be binary.".to_owned()));
    for _ in 0..30 {
        assert_eq!(witness.message().await, [1]);
    }
    for size in [1001, 100_000] {
        let mut large = relay.join(OTHER).await;
        large.send(vec![0; size]).await;
        assert_eq!(large.ended().await, (1009, "The message is too large.".to_owned()), "{size}");
    }
    let text = relay.page("/metrics").await;
    for line in [
        "messages_total 30",
        "bytes_total 30",
        "refusals_total{reason=\"flood\"} 1",
        "refusals_total{reason=\"text\"} 1",
        "refusals_total{reason=\"too_large\"} 2",
        "refusals_total{reason=\"room_full\"} 0",
    ] {
        assert!(text.contains(&format!("\ngospace_relay_{line}\n")), "{line} in {text}");
    }
    assert!(!text.contains(ROOM) && !text.contains("127.0.0.1"), "{text}");
    assert_eq!(relay.page("/healthz").await, "ok\n");
}

#[tokio::test]
async fn a_room_in_which_nobody_speaks_is_closed() {
    let moment = Duration::from_millis(20);
    let relay = Relay::new(Limits { idle: moment, beat: moment, ..few() }).await;
    let (mut first, mut second) = (relay.join(ROOM).await, relay.join(ROOM).await);
    let idle = (4001, "Nothing was said in the room for too long.".to_owned());
    assert_eq!(first.ended().await, idle);
    assert_eq!(second.ended().await, idle);
}

#[tokio::test]
async fn a_member_that_answers_no_ping_is_left() {
    let beat = Duration::from_millis(20);
    let relay = Relay::new(Limits { beat, ..few() }).await;
    let _silent = relay.join(ROOM).await;
    while !relay.page("/metrics").await.contains("\ngospace_relay_members 0\n") {}
}

#[tokio::test]
async fn after_a_restart_the_same_room_is_there_for_those_who_join_it() {
    let relay = Relay::new(few()).await;
    let address = relay.address;
    let (mut first, mut second) = (relay.join(ROOM).await, relay.join(ROOM).await);
    first.members(2).await;
    let stopped = tokio::spawn(relay.stop());
    let told = (1012, "The relay stops: connect again.".to_owned());
    assert_eq!(first.ended().await, told);
    assert_eq!(second.ended().await, told);
    drop((first, second));
    stopped.await.unwrap();
    let relay = Relay::at(address, few(), Vec::new()).await;
    let (mut first, mut second) = (relay.join(ROOM).await, relay.join(ROOM).await);
    first.members(2).await;
    second.send(b"again".to_vec()).await;
    assert_eq!(first.message().await, b"again");
    relay.stop().await;
}

#[tokio::test]
async fn only_pages_of_the_named_sites_enter_and_only_rooms_with_a_name() {
    let origins = vec!["https://go.example".to_owned()];
    let relay = Relay::at("127.0.0.1:0".parse().unwrap(), few(), origins).await;
    let status = async |room: &str, origin: Option<&'static str>| {
        let address = format!("ws://{}/room/{room}", relay.address);
        let mut request = address.into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        match connect_async(request).await {
            Ok((_, response)) => response.status().as_u16(),
            Err(Error::Http(response)) => response.status().as_u16(),
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(status(ROOM, Some("https://go.example")).await, 101);
    assert_eq!(status(ROOM, Some("https://evil.example")).await, 403);
    assert_eq!(status(ROOM, None).await, 403);
    assert_eq!(status("short", Some("https://go.example")).await, 404);
}
