//! Server: rooms as WebSockets, beside `/healthz` and `/metrics`. Its logs name no room and no address.
use crate::limits::{FAREWELL, MISSED, READ_BYTES};
use crate::refusal::Refusal;
use crate::rooms::{Member, Post, RoomId, Rooms};
use crate::settings::Settings;
use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{interval, sleep, timeout};
use tungstenite::error::Error as Fault;

#[derive(Clone)]
struct Relay {
    rooms: Arc<Rooms>,
    origins: Arc<[String]>,
    /// True once the relay stops. Each member holds one until it is gone.
    stop: watch::Receiver<bool>,
}

/// Serves until `end` is over; then members are told, and have a few seconds to leave.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    listener: TcpListener,
    settings: Settings,
    end: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let (stopping, stop) = watch::channel(false);
    let rooms = Rooms::new(settings.limits);
    let relay = Relay { rooms, origins: settings.origins.into(), stop };
    let router = Router::new()
        .route("/room/{id}", get(enter))
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/metrics", get(metrics))
        .with_state(relay);
    tracing::info!("the relay listens");
    let notice = stopping.clone();
    // A message leaves at once; else it may wait for the acknowledgement of the last one.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let served = axum::serve(listener, router).with_graceful_shutdown(async move {
        end.await;
        notice.send_replace(true);
    });
    // A request that never ends does not hold it.
    let overdue = async {
        stopped(&mut stopping.subscribe()).await;
        sleep(FAREWELL).await;
    };
    tokio::select! {
        outcome = served => outcome?,
        () = overdue => {}
    }
    let all_left = timeout(FAREWELL, stopping.closed()).await.is_ok();
    tracing::info!(all_left, "the relay has stopped");
    Ok(())
}

async fn metrics(State(relay): State<Relay>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], relay.rooms.metrics())
}

async fn enter(
    State(relay): State<Relay>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Some(id) = RoomId::new(&id) else {
        return (StatusCode::NOT_FOUND, "A room has a name of 22 to 43 letters.\n").into_response();
    };
    if !is_allowed(&headers, &relay.origins) {
        return (StatusCode::FORBIDDEN, "This relay is for other sites.\n").into_response();
    }
    let most = relay.rooms.limits.message;
    upgrade
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(0)
        .max_write_buffer_size(2 * most)
        .max_frame_size(most)
        .max_message_size(most)
        .on_upgrade(|socket| attend(socket, id, relay))
}

/// True for a page of an allowed site; of any site if none is named.
fn is_allowed(headers: &HeaderMap, origins: &[String]) -> bool {
    let origin = headers.get(header::ORIGIN).and_then(|value| value.to_str().ok());
    origins.is_empty() || origin.is_some_and(|origin| origins.iter().any(|each| each == origin))
}

/// Attends to a connection until one side ends it.
async fn attend(mut socket: WebSocket, id: RoomId, relay: Relay) {
    let Relay { rooms, stop, .. } = relay;
    let end = match rooms.join(id, Instant::now()) {
        Ok(member) => carry(&mut socket, member, &rooms, stop.clone()).await,
        Err(refusal) => End::Refused(refusal),
    };
    let End::Refused(refusal) = end else { return };
    rooms.counts.refused(refusal);
    tracing::debug!(reason = refusal.name(), "a connection is ended");
    let frame = CloseFrame { code: refusal.code(), reason: refusal.reason().into() };
    // The other side closes, too, once it has read this.
    let _ = timeout(FAREWELL, async {
        let _ = socket.send(Message::Close(Some(frame))).await;
        while let Some(Ok(_)) = socket.recv().await {}
    })
    .await;
}

enum Event {
    Received(Option<Result<Message, axum::Error>>),
    Post(Option<Post>),
    Beat,
}

enum End {
    Left,
    Refused(Refusal),
}

async fn carry(
    socket: &mut WebSocket,
    mut member: Member,
    rooms: &Rooms,
    mut stop: watch::Receiver<bool>,
) -> End {
    let beat = rooms.limits.beat;
    let mut beats = interval(beat);
    let mut missed = 0;
    loop {
        let event = tokio::select! {
            // A relay that stops tells nobody that others have left.
            biased;
            () = stopped(&mut stop) => return End::Refused(Refusal::Stopping),
            received = socket.recv() => Event::Received(received),
            post = member.next() => Event::Post(post),
            _ = beats.tick() => Event::Beat,
        };
        let message = match event {
            Event::Received(received) => {
                missed = 0;
                match taken(received, &mut member) {
                    Ok(()) => continue,
                    Err(end) => return end,
                }
            }
            Event::Post(None) => return End::Refused(Refusal::Slow),
            Event::Post(Some(Post::Members(count))) => Message::Text(count.to_string().into()),
            Event::Post(Some(Post::Message(waiting))) => {
                // It counts as waiting until it is sent.
                if !sent(socket, Message::Binary(waiting.bytes.clone()), beat).await {
                    return End::Left;
                }
                continue;
            }
            Event::Beat if member.is_idle(Instant::now()) => return End::Refused(Refusal::Idle),
            Event::Beat if missed == MISSED => return End::Left,
            Event::Beat => {
                missed += 1;
                Message::Ping(Bytes::new())
            }
        };
        if !sent(socket, message, beat).await {
            return End::Left;
        }
    }
}

async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|is_stopping| *is_stopping).await;
}

/// False if the other side is gone, or reads nothing for so long.
async fn sent(socket: &mut WebSocket, message: Message, longest: Duration) -> bool {
    timeout(longest, socket.send(message)).await.is_ok_and(|outcome| outcome.is_ok())
}

/// Takes something from a member.
fn taken(received: Option<Result<Message, axum::Error>>, member: &mut Member) -> Result<(), End> {
    match received {
        Some(Ok(Message::Binary(bytes))) => {
            member.pass(&bytes, Instant::now()).map_err(End::Refused)
        }
        Some(Ok(Message::Text(_))) => Err(End::Refused(Refusal::Text)),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
        Some(Ok(Message::Close(_))) | None => Err(End::Left),
        Some(Err(error)) => Err(match error.into_inner().downcast_ref::<Fault>() {
            Some(Fault::Capacity(_)) => End::Refused(Refusal::TooLarge),
            _ => End::Left,
        }),
    }
}
