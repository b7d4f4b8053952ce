// Games that the search has played, for pictures: the same on every machine.

/** @typedef {import("../pkg/gospace.js").GameDocument} GameDocument */

/**
 * The game after some more turns of the search, fewer where it ends or has no turn but a pass.
 * @param {typeof import("../pkg/gospace.js")} gospace loaded @param {GameDocument} document @param {number} turns
 * @param {number} playouts for each turn @returns {GameDocument}
 */
export function playedOn({ Game, Search }, document, turns, playouts) {
  const game = new Game(document);
  try {
    for (let turn = 0; turn < turns && !game.result(); turn++) {
      const search = new Search(game.document(), turn);
      search.run(playouts);
      const { best } = search.report();
      search.free();
      if (best === null || best === undefined || best === "pass") break;
      game.play(best);
    }
    return game.document();
  } finally {
    game.free();
  }
}
