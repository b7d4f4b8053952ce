// npm run lab [ENVIRONMENT]: the widget in a running JupyterLab. Prints the versions, what was tried, and where the pictures
// are. ENVIRONMENT is the folder of a virtual environment of Python, by default build/lab/environment; it is made if it is missing.
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildWidget } from "../build/widget.mjs";
import { prepareMachine } from "../machine.mjs";
import { command, tell } from "../output.mjs";
import { ROOT, run } from "../run.mjs";
import { tryNotebook } from "./notebook.mjs";
import { withLab } from "./server.mjs";

const NAMED = ["jupyterlab", "ipywidgets", "anywidget", "networkx"];

/** The Python of an environment with JupyterLab and the package as it is now. @param {string} environment */
async function prepared(environment) {
  const python = join(environment, "bin", "python");
  if (!existsSync(python))
    await run("Python cannot make an environment.", "python3", ["-m", "venv", environment]);
  const install = ["-m", "pip", "install", "--quiet"];
  const sentence = "pip could not install JupyterLab and the widget: its words are above.";
  await run(sentence, python, [...install, "jupyterlab", "networkx"]);
  await run(sentence, python, [...install, "--force-reinstall", "--no-deps", "./python"]);
  return python;
}

/** @param {string} python */
async function versions(python) {
  const names = NAMED.map((name) => `f"${name} {version('${name}')}"`).join(", ");
  const program = `from importlib.metadata import version\nprint(", ".join([${names}]))`;
  return (await run("Python does not run.", python, ["-c", program])).stdout.trim();
}

await command(async () => {
  await prepareMachine();
  await buildWidget();
  const pictures = join(ROOT, "build/lab");
  mkdirSync(pictures, { recursive: true });
  const python = await prepared(resolve(process.argv[2] ?? join(pictures, "environment")));
  tell(`In ${await versions(python)}:`);
  await withLab(python, (lab) => tryNotebook(lab, pictures));
  tell("The pictures are in build/lab.");
});
