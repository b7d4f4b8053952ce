/** Published texts that the steps of the Learn room quote. */
export interface Source {
  readonly name: string;
  readonly address: string;
}

export const TOPOLOGICAL_GO: Source = {
  name: "Topological Go",
  address: "http://www.segerman.org/topologo/",
};

export const SENSEI: Source = {
  name: "Topological Go, in Sensei’s Library",
  address: "https://senseis.xmp.net/?TopologicalGo",
};

export const DIRECTED_GRAPHS: Source = {
  name: "My rules of Go, on arbitrary directed graphs",
  address: "https://www.elidupree.com/blog/my-rules-of-go-on-arbitrary-directed-graphs",
};

export const TROMP_TAYLOR: Source = {
  name: "Go rules",
  address: "https://tromp.github.io/go.html",
};
