// Program of the relay, which the page tests and the benchmark start.
import { join } from "node:path";
import { cargo, SUFFIX } from "../cargo.mjs";
import { targetFolder } from "./wasm.mjs";

/** Builds it, in this profile, and says where it is. @param {"dev" | "release"} [profile] @returns {Promise<string>} */
export async function buildRelay(profile = "dev") {
  await cargo("The relay does not compile: cargo says above why.", [
    "build",
    "--locked",
    "--package=gospace-relay",
    `--profile=${profile}`,
  ]);
  const folder = profile === "dev" ? "debug" : profile;
  return join(await targetFolder(), folder, `gospace-relay${SUFFIX}`);
}
