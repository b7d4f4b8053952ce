/** First script of each page of the site: loads the page's script in the reader's language. Its element names the
 *  modules by their languages, each with those that it imports, which are fetched beside it. A page without an origin may
 *  fetch no module of a host that does not allow it, and takes the classic script beside it, where there is one. */
import { LANGUAGE_CHOICE, preference } from "./panels/preferences.ts";
import { languageFor } from "./reader-language.ts";

const { classic, ...modules } = {
  ...(document.currentScript instanceof HTMLScriptElement && document.currentScript.dataset),
};

function start(language: string): void {
  const [module = "", ...imported] = modules[language]?.split(" ") ?? [];
  const script = document.createElement("script");
  if (classic !== undefined && origin === "null")
    script.src = new URL(classic, new URL(module, document.baseURI)).href;
  else Object.assign(script, { src: module, type: "module" });
  for (const href of imported)
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  // Without a network the worker has English at least.
  if (language !== "en") script.addEventListener("error", () => start("en"));
  document.head.append(script);
}

const asked = new URLSearchParams(location.search).get("lang");
start(
  languageFor([asked, preference(LANGUAGE_CHOICE), ...navigator.languages], Object.keys(modules)),
);
