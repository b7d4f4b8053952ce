// The static pages of exported games: each opens its game, and has the title, description and picture that chat
// programs show beside its address. Everything that comes from a game is escaped.
import { escaped } from "../build/html.mjs";

/**
 * @typedef {object} Sheet
 * @property {string} slug the folder of the page; empty: the folder itself
 * @property {string} title
 * @property {string} author
 * @property {string} description
 * @property {string} summary the same, not too long for the card of a chat program
 * @property {string} words alternative text of the picture
 * @property {string} link with its moment
 * @property {{ width: number, height: number }} picture
 */

/**
 * `site`: where Gospace lies, from the page; `at`: the page's own address; null: unknown.
 * @param {Sheet} sheet @param {{ site: string, at: string | null, styles: string, home: string | null }} place
 */
export function gamePage(sheet, { site, at, styles, home }) {
  const { title, author, words, link, picture } = sheet;
  const card = at === null ? "card.png" : new URL("card.png", at).href;
  const oembed = at === null ? "oembed.json" : new URL("oembed.json", at).href;
  const address = `${site}#${link}`;
  const { width, height } = picture;
  return page(
    title,
    [
      ...preview(sheet, "article", at, card),
      `<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${escaped(title)}">`,
      `<link rel="stylesheet" href="${escaped(styles)}">`,
      `<script type="module" src="${escaped(`${site}element.js`)}"></script>`,
    ],
    policy(site),
    [
      `<h1 dir="auto">${escaped(title)}</h1>`,
      ...(author === "" ? [] : [`<p class="author" dir="auto">${escaped(author)}</p>`]),
      `<go-space game="${escaped(link)}" style="aspect-ratio: ${width} / ${height + 60}" class="board">`,
      `  <a href="${escaped(address)}"><img src="board.svg" alt="${escaped(words)}" width="${width}" height="${height}"></a>`,
      "</go-space>",
      `<p class="description" dir="auto">${escaped(sheet.description)}</p>`,
      `<p><a class="open" href="${escaped(address)}">Open in Gospace</a>${home === null ? "" : ` <a href="${escaped(home)}">All games</a>`}</p>`,
    ],
  );
}

/**
 * The index of a folder of games, with their pictures.
 * @param {string} title @param {Sheet[]} sheets @param {{ site: string, at: string | null, styles: string }} place
 */
export function indexPage(title, sheets, { site, at, styles }) {
  const [first] = sheets;
  const card = first === undefined ? "" : `${encodeURIComponent(first.slug)}/card.png`;
  const description = `${sheets.length} ${sheets.length === 1 ? "game" : "games"} to look at and play on.`;
  const about = { title, summary: description, words: first?.words ?? "" };
  const entries = sheets.map(
    ({
      slug,
      title,
      author,
      words,
      picture: { width, height },
    }) => `<li><a href="${encodeURIComponent(slug)}/">
  <img src="${encodeURIComponent(slug)}/board.svg" alt="${escaped(words)}" width="${width}" height="${height}" loading="lazy">
  <strong dir="auto">${escaped(title)}</strong>${author === "" ? "" : ` <span dir="auto">${escaped(author)}</span>`}</a></li>`,
  );
  return page(
    title,
    [
      ...preview(about, "website", at, at === null ? card : new URL(card, at).href),
      `<link rel="stylesheet" href="${escaped(styles)}">`,
    ],
    policy(site),
    [
      `<h1 dir="auto">${escaped(title)}</h1>`,
      `<p>${description}</p>`,
      '<ul class="games">',
      ...entries,
      "</ul>",
    ],
  );
}

/**
 * @param {Pick<Sheet, "title" | "summary" | "words">} about @param {string} type @param {string | null} at
 * @param {string} card
 */
function preview({ title, summary, words }, type, at, card) {
  const properties = {
    "og:type": type,
    "og:title": title,
    "og:description": summary,
    ...(at === null ? {} : { "og:url": at }),
    "og:image": card,
    "og:image:width": "2400",
    "og:image:height": "1260",
    "og:image:alt": words,
  };
  return [
    `<meta name="description" content="${escaped(summary)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Scripts and the core come from the site of Gospace alone. @param {string} site */
function policy(site) {
  const origin = URL.canParse(site) ? new URL(site).origin : "'self'";
  return [
    "default-src 'none'",
    `script-src ${origin} 'wasm-unsafe-eval'`,
    `connect-src ${origin}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** @param {string} title @param {string[]} head @param {string} policy @param {string[]} body */
function page(title, head, policy, body) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
${head.join("\n")}
</head>
<body>
<main>
${body.join("\n")}
</main>
</body>
</html>
`;
}
