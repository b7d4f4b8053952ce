/** Open shadow roots of the page: selectors and readers look into them, as into any other part. */
let roots: ShadowRoot[] = [];

/** Notes those that are attached in a window from now on. */
export function noteShadows({ Element }: Window & typeof globalThis): void {
  roots = [];
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(this: Element, given: ShadowRootInit) {
    const root = attach.call(this, given);
    roots.push(root);
    return root;
  };
}

/** All in an element. */
export function shadowsIn(element: Element): ShadowRoot[] {
  return roots.filter(({ host }) => host.isConnected && isWithin(host, element));
}

/** True for an element itself and all that is in it. */
export function isWithin(inner: Node, element: Element): boolean {
  for (let at: Node | null = inner; at !== null; at = around(at)) if (at === element) return true;
  return false;
}

function around(node: Node): Node | null {
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}
