/** First script of each page of the site: loads the page's script in the reader's language. Its element names the
 *  scripts by their languages, each with the modules that it imports, which are fetched beside it. */
import { LANGUAGE_CHOICE, preference } from "./panels/preferences.ts";
import { languageFor } from "./reader-language.ts";

const { type = "", ...scripts } = {
  ...(document.currentScript instanceof HTMLScriptElement && document.currentScript.dataset),
};

function start(language: string): void {
  const [src = "", ...imported] = scripts[language]?.split(" ") ?? [];
  const script = Object.assign(document.createElement("script"), { src, type });
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
  languageFor([asked, preference(LANGUAGE_CHOICE), ...navigator.languages], Object.keys(scripts)),
);
