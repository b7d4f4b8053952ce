//! What a link holds comes back.

use gospace::document::Document;

use crate::documents::families;

#[test]
fn boards_of_every_family_come_back() {
    for (name, document) in families() {
        let link = document.link().unwrap_or_else(|error| panic!("{name}: {error}"));
        let read = Document::of_link(&link).unwrap_or_else(|error| panic!("{name}: {error}"));
        println!("{name}: {} of {}", link.len(), document.write().len());
        assert_eq!(read.write(), document.write(), "{name}");
        assert_eq!(read.link().as_deref(), Ok(link.as_str()), "{name}");
    }
}
