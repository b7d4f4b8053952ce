// A static page for each board of the gallery, and their list: for search engines, chat programs and readers without scripts.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { READING_HEAD, SHARED, stillsOf, WIDTH } from "./articles.mjs";
import { writeCard } from "./cards.mjs";
import { escaped } from "./html.mjs";
import { versioned } from "./names.mjs";
import { MODULES } from "./package-entries.mjs";
import { previewTags, siteAddress } from "./previews.mjs";

export const BOARDS = "boards";
const LIST = {
  name: "Boards",
  note: "Every board of Gospace, each to be looked at, played on and drawn anew.",
};

/** @typedef {{ id: string, name: string, note: string }} Entry */

/** Writes them into the site's folder. `modules`: of the package. @param {string} folder @param {string} modules */
export async function buildBoards(folder, modules) {
  const { gallery, galleryDocument, load } = await import(
    pathToFileURL(join(modules, MODULES.gospace)).href
  );
  await load();
  const still = await stillsOf(modules);
  const styles = readFileSync(join(folder, SHARED, "articles.css"));
  const named = `${SHARED}/${versioned("articles.css", styles)}`;
  /** @type {Entry[]} */
  const boards = gallery();
  for (const board of boards) {
    const own = join(folder, BOARDS, board.id);
    mkdirSync(own, { recursive: true });
    const { link, svg, words, width, height, boardHeight } = still(
      galleryDocument(board.id),
      null,
      WIDTH,
    );
    writeFileSync(join(own, "board.svg"), svg);
    await writeCard(own, svg);
    const body = `<go-space game="${link}" style="aspect-ratio: ${WIDTH} / ${boardHeight}">
<a href="../../#${link}"><img src="board.svg" alt="${escaped(words)}" width="${width}" height="${height}"></a>
</go-space>
<p><a href="../../#${link}">Play on it</a> · <a href="../">All boards</a></p>`;
    const page = {
      ...board,
      alt: words,
      folder: `${BOARDS}/${board.id}/`,
      styles: `../../${named}`,
    };
    writeFileSync(join(own, "index.html"), pageOf(page, body));
  }
  const items = boards.map(
    ({ id, name, note }) => `<li><a href="${id}/">${escaped(name)}</a>: ${escaped(note)}</li>`,
  );
  const list = { ...LIST, folder: `${BOARDS}/`, styles: `../${named}` };
  writeFileSync(
    join(folder, BOARDS, "index.html"),
    pageOf(list, `<ul>\n${items.join("\n")}\n</ul>`),
  );
}

/** @param {{ name: string, note: string, folder: string, styles: string, alt?: string }} page @param {string} body */
function pageOf({ name, note, folder, styles, alt }, body) {
  const up = folder.replace(/[^/]+\//g, "../");
  const tags = previewTags(siteAddress(), {
    folder,
    title: name,
    description: note,
    ...(alt !== undefined && { alt }),
  });
  return `${READING_HEAD}
<title>${escaped(name)} · Gospace</title>
<meta name="description" content="${escaped(note)}">
${tags}
<link rel="icon" type="image/png" href="${up}icons/icon-192.png">
<link rel="stylesheet" href="${styles}">
<script type="module" src="${up}element.js"></script>
</head>
<body>
<main>
<h1>${escaped(name)}</h1>
<p class="lead">${escaped(note)}</p>
${body}
</main>
</body>
</html>
`;
}
