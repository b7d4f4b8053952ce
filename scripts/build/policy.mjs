// The Content-Security-Policy that every page of the site brings along, so that it holds on any host:
// nothing loads from elsewhere, and nothing that stands in a document or a link can run.

/** No `frame-ancestors`: a meta element cannot say it, and the embed belongs into other pages. */
const DIRECTIVES = {
  "default-src": "'none'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  "style-src": "'self'",
  "font-src": "'self'",
  "img-src": "'self' data: blob:",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "frame-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

/** The attribute `content` of the meta element. */
export const POLICY = Object.entries(DIRECTIVES)
  .map(([name, sources]) => `${name} ${sources}`)
  .join("; ");

/** The first element of a page's head. */
export const POLICY_META = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
