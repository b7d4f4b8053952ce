//! Rooms without a socket, at times that the tests choose.

use super::{OTHER, ROOM, few};
use axum::body::Bytes;
use gospace_relay::limits::{BURST, MEMBER_BYTES, WAITING_BYTES, WAITING_MESSAGES};
use gospace_relay::{Limits, Member, Post, Refusal, RoomId, Rooms};
use std::sync::Arc;
use std::time::{Duration, Instant};

fn join(rooms: &Arc<Rooms>, id: &str, now: Instant) -> Result<Member, Refusal> {
    rooms.join(RoomId::new(id).unwrap(), now)
}

fn pass(member: &mut Member, text: &'static str, now: Instant) -> Result<(), Refusal> {
    member.pass(&Bytes::from_static(text.as_bytes()), now)
}

/// The next message, and the numbers of members that are told before it.
async fn heard(member: &mut Member) -> (Vec<usize>, String) {
    let mut counts = Vec::new();
    loop {
        match member.next().await.expect("a member that was not left") {
            Post::Members(count) => counts.push(count),
            Post::Message(waiting) => {
                return (counts, String::from_utf8(waiting.bytes.to_vec()).unwrap());
            }
        }
    }
}

#[tokio::test]
async fn a_message_reaches_all_others_of_its_room_and_nobody_else() {
    let (rooms, now) = (Rooms::new(few()), Instant::now());
    let mut first = join(&rooms, ROOM, now).unwrap();
    let mut second = join(&rooms, ROOM, now).unwrap();
    let mut stranger = join(&rooms, OTHER, now).unwrap();
    pass(&mut first, "to the second", now).unwrap();
    pass(&mut second, "to the first", now).unwrap();
    assert_eq!(heard(&mut first).await, (vec![1, 2], "to the first".to_owned()));
    assert_eq!(heard(&mut second).await, (vec![2], "to the second".to_owned()));
    let mut late = join(&rooms, ROOM, now).unwrap();
    pass(&mut late, "to both", now).unwrap();
    assert_eq!(heard(&mut first).await, (vec![3], "to both".to_owned()));
    assert_eq!(heard(&mut second).await, (vec![3], "to both".to_owned()));
    drop(late);
    pass(&mut first, "again", now).unwrap();
    assert_eq!(heard(&mut second).await, (vec![2], "again".to_owned()));
    let mut other = join(&rooms, OTHER, now).unwrap();
    pass(&mut other, "elsewhere", now).unwrap();
    assert_eq!(heard(&mut stranger).await, (vec![1, 2], "elsewhere".to_owned()));
}

#[test]
fn rooms_and_members_are_bounded_and_end_with_the_last_member() {
    let (rooms, now) = (Rooms::new(few()), Instant::now());
    let mut members: Vec<_> = (0..3).map(|_| join(&rooms, ROOM, now).unwrap()).collect();
    assert_eq!(join(&rooms, ROOM, now).unwrap_err(), Refusal::RoomFull);
    members.pop();
    members.push(join(&rooms, ROOM, now).unwrap());
    let other = join(&rooms, OTHER, now).unwrap();
    let third = "AAAAAAAAAAAAAAAAAAAAAC";
    assert_eq!(join(&rooms, third, now).unwrap_err(), Refusal::RelayFull);
    let text = rooms.metrics();
    assert!(text.contains("\ngospace_relay_rooms 2\n"), "{text}");
    assert!(text.contains("\ngospace_relay_members 4\n"), "{text}");
    drop(other);
    join(&rooms, third, now).unwrap();
    drop(members);
    assert!(rooms.metrics().contains("\ngospace_relay_rooms 0\n"));
}

#[test]
fn the_memory_bounds_the_members_of_all_rooms() {
    let limits = Limits { memory: WAITING_BYTES + 2 * (1000 + MEMBER_BYTES), ..few() };
    let (rooms, now) = (Rooms::new(limits), Instant::now());
    let _members = [join(&rooms, ROOM, now).unwrap(), join(&rooms, OTHER, now).unwrap()];
    assert_eq!(join(&rooms, ROOM, now).unwrap_err(), Refusal::RelayFull);
}

#[tokio::test]
async fn messages_that_wait_are_bounded_for_all_and_for_each() {
    let limits = Limits { message: WAITING_BYTES, member_rate: 1000, room_rate: 1000, ..few() };
    let memory = 4 * WAITING_BYTES;
    let (rooms, now) = (Rooms::new(Limits { memory, ..limits }), Instant::now());
    let mut first = join(&rooms, ROOM, now).unwrap();
    let mut second = join(&rooms, ROOM, now).unwrap();
    let third = Bytes::from(vec![0; WAITING_BYTES / 3]);
    first.pass(&third, now).unwrap();
    assert_eq!(rooms.counts.waiting(), third.len());
    assert_eq!(first.pass(&third, now), Ok(()));
    assert_eq!(first.pass(&third, now), Err(Refusal::RelayFull));
    heard(&mut second).await;
    heard(&mut second).await;
    assert_eq!(rooms.counts.waiting(), 0);
    first.pass(&third, now).unwrap();
    heard(&mut second).await;
    // And of many small ones, as many as one member may let wait.
    for _ in 0..=WAITING_MESSAGES {
        pass(&mut first, "read me", now).unwrap();
    }
    for _ in 0..WAITING_MESSAGES {
        assert_eq!(heard(&mut second).await.1, "read me");
    }
    assert!(second.next().await.is_none(), "a slow member is left");
    assert_eq!(rooms.counts.waiting(), 0);
}

#[test]
fn a_member_and_a_room_send_so_many_messages_a_second() {
    let (rooms, start) = (Rooms::new(few()), Instant::now());
    let mut members = [(); 2].map(|()| join(&rooms, ROOM, start).unwrap());
    let sent =
        |member: &mut Member, now| (0..1000).take_while(|_| pass(member, "", now).is_ok()).count();
    assert_eq!(sent(&mut members[0], start), 10 * BURST as usize);
    assert_eq!(sent(&mut members[1], start), 5 * BURST as usize, "what the room has left");
    let later = start + Duration::from_secs(1);
    assert_eq!(sent(&mut members[0], later), 10);
    assert_eq!(sent(&mut members[1], later), 5);
    assert_eq!(pass(&mut members[1], "", later), Err(Refusal::Flood));
}

#[test]
fn a_message_that_is_too_large_is_not_passed() {
    let (rooms, now) = (Rooms::new(few()), Instant::now());
    let mut member = join(&rooms, ROOM, now).unwrap();
    assert_eq!(member.pass(&Bytes::from(vec![0; 1000]), now), Ok(()));
    assert_eq!(member.pass(&Bytes::from(vec![0; 1001]), now), Err(Refusal::TooLarge));
}

#[test]
fn a_room_is_idle_while_nobody_speaks_in_it() {
    let (rooms, start) = (Rooms::new(few()), Instant::now());
    let mut member = join(&rooms, ROOM, start).unwrap();
    let idle = rooms.limits.idle;
    assert!(!member.is_idle(start + idle - Duration::from_millis(1)));
    assert!(member.is_idle(start + idle));
    pass(&mut member, "", start + idle).unwrap();
    assert!(!member.is_idle(start + idle + idle / 2));
}

#[test]
fn a_room_has_a_name_of_at_least_128_bits() {
    assert!(RoomId::new(ROOM).is_some());
    assert!(RoomId::new("A-Za-z0-9_Za-z0-9_Za-z0-9_Za-z0-9_Za-z0-9_Z").is_some());
    for wrong in
        ["", &ROOM[1..], "AAAAAAAAAAAAAAAAAAAAA!", "AAAAAAAAAAAAAAAAAAAAAé", &"A".repeat(44)]
    {
        assert!(RoomId::new(wrong).is_none(), "{wrong}");
    }
}
