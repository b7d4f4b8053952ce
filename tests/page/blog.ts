/** Other people's pages: a server of its own, so of another origin than the site's, that also serves a
 *  copy of the site, as a blog may. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { GameDocument } from "../../www/engine/types.ts";
import { linkOf } from "./players.ts";
import { test as base, type FrameLocator, type Page } from "./shared-page.ts";
import { colourAt, type Spot } from "./stage.ts";

const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));
const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".wasm": "application/wasm",
  ".json": "application/json",
};

/** The leave that the copy of the site gives to pages without an origin. */
export type Leave = "any origin" | "none";

export class Blog {
  readonly #server: Server;
  readonly #texts = new Map<string, string>();
  leave: Leave = "none";
  /** Headers of the posts, and of the copy of the site. */
  headers: { posts: Readonly<Record<string, string>>; site: Readonly<Record<string, string>> } = {
    posts: {},
    site: {},
  };

  constructor() {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const type = TYPES[extname(pathname)] ?? "text/html";
      const text = this.#texts.get(pathname);
      const leave = this.leave === "none" ? {} : { "Access-Control-Allow-Origin": "*" };
      try {
        const body = text ?? readFileSync(DIST + pathname.slice("/site/".length));
        const own = text === undefined ? this.headers.site : this.headers.posts;
        response.writeHead(200, { "Content-Type": type, ...leave, ...own }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
  }

  listen(): Promise<void> {
    return new Promise((listening) => this.#server.listen(0, "127.0.0.1", listening));
  }

  close(): void {
    this.#server.close();
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The same server as another site. */
  get otherSite(): string {
    return `http://localhost:${this.#port}`;
  }

  get #port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Its own copy of the site. */
  get site(): string {
    return `${this.address}/site/`;
  }

  put(path: string, text: string): void {
    this.#texts.set(path, text);
  }

  /** Shows a post; `head` goes before it, `ground` is its colour. */
  async post(
    page: Page,
    body: string,
    head = "",
    ground = "rgb(250, 247, 240)",
    address = this.address,
  ): Promise<void> {
    this.put(
      "/post",
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Post</title>
       <meta name="viewport" content="width=device-width">${head}</head>
       <body style="margin:20px;background:${ground}"><h1>Post</h1>${body}</body></html>`,
    );
    await page.goto(`${address}/post`);
  }
}

export const test = base.extend<{ blog: Blog }>({
  blog: async ({ page: _ }, use) => {
    const blog = new Blog();
    await blog.listen();
    await use(blog);
    blog.close();
  },
});

/** A frame as an author writes it; `query` begins with "?" or is empty. */
export function frame(
  site: string,
  game: GameDocument | string,
  query = "",
  more = 'style="width:400px;height:440px;border:0"',
): string {
  const link = typeof game === "string" ? game : linkOf(game);
  return `<iframe title="Board" src="${site}embed.html${query}#${link}" ${more}></iframe>`;
}

export function inFrame(page: Page, index = 0): FrameLocator {
  return page.frameLocator("iframe").nth(index);
}

/** The colour beside a point, "r, g, b". */
export async function colourIn(page: Page, spot: Spot): Promise<string> {
  return (await colourAt(page, spot)).slice(0, 3).join(", ");
}
