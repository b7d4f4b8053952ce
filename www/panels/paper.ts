/** The page on paper, whose layout is in paper.css: the link under the record, which leads back to the game. */
import { byId } from "./dom.ts";

/** `address` settles the page's address and gives its fragment. */
export function mountPaper(address: () => string): void {
  const write = () => {
    byId("printed-link").textContent = new URL(address(), location.href).href;
  };
  addEventListener("beforeprint", write);
  matchMedia("print").addEventListener("change", write);
}
