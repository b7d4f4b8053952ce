// Programs that the system's package manager installs, where it is Debian's and may be asked without a password.
import { tell } from "./output.mjs";
import { attempt, succeeds } from "./run.mjs";

/**
 * Installs the first of the packages that there is.
 * @param {string} program @param {string[]} packages @returns {Promise<{ output: string }>} what apt said where it failed
 */
export async function installByApt(program, packages) {
  const asRoot = await prefixForRoot();
  if (!asRoot || !(await succeeds("apt-get", ["--version"]))) return { output: "" };
  tell(`Installing ${program} by apt-get …`);
  const said = [(await attemptAs(asRoot, ["update"])).output];
  for (const name of packages) {
    const { code, output } = await attemptAs(asRoot, ["install", "-y", name]);
    if (code === 0) return { output: "" };
    said.push(output);
  }
  return { output: said.join("\n") };
}

/** @returns {Promise<string[] | undefined>} what goes before a command of root's, if anything may */
async function prefixForRoot() {
  if (process.getuid?.() === 0) return [];
  return (await succeeds("sudo", ["-n", "true"])) ? ["sudo", "-n"] : undefined;
}

/** @param {string[]} prefix @param {string[]} words */
function attemptAs(prefix, words) {
  const [program = "", ...args] = [...prefix, "apt-get", ...words];
  return attempt(program, args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
}
