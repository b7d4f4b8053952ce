/** The styles of a shadow root, made once for all players: as objects, which no policy against inline
 *  styles forbids. */
import colours from "../styles/colours.css?inline";
import unseen from "../styles/visually-hidden.css?inline";
import player from "./player.css?inline";

let sheets: readonly CSSStyleSheet[] | undefined;

export function dress(root: ShadowRoot): void {
  sheets ??= [colours, unseen, player].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  root.adoptedStyleSheets = [...sheets];
}
