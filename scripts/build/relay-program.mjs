// Program of the relay, which the page tests and the benchmark start.
import { join } from "node:path";
import { cargo, SUFFIX } from "../cargo.mjs";
import { targetFolder } from "./wasm.mjs";

/** Builds it, in this profile, and says where it is; in that of the tests, which compile it, too.
 *  @param {"test" | "release"} [profile] @returns {Promise<string>} */
export async function buildRelay(profile = "test") {
  await cargo("The relay does not compile: cargo says above why.", [
    "build",
    "--locked",
    "--package=gospace-relay",
    `--profile=${profile}`,
  ]);
  const folder = profile === "test" ? "debug" : profile;
  return join(await targetFolder(), folder, `gospace-relay${SUFFIX}`);
}
