/** The answer of an oEmbed provider (oembed.com, 2.3.4.4), as a file that an author hosts. */
import { shortTitle } from "../words/titles.ts";
import { type Embedded, frameTag } from "./snippets.ts";

/** JSON whose signs of HTML are written by their numbers, so that it may also stand within a script. */
export function oembedOf(embedded: Embedded, author: string): string {
  const { site, title, choices } = embedded;
  const by = shortTitle(author);
  const answer = {
    version: "1.0",
    type: "rich",
    title: shortTitle(title),
    ...(by === "" ? {} : { author_name: by }),
    provider_name: "Gospace",
    provider_url: site,
    width: choices.width,
    height: choices.height,
    // The picture of the frame's snippet lies beside the author's page, and not beside those that show the answer.
    html: frameTag(embedded),
  };
  return `${JSON.stringify(answer, null, 2).replace(/[<>&]/g, numbered)}\n`;
}

function numbered(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
