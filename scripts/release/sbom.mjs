// The bill of materials of what ships, in CycloneDX 1.6: the crates and packages of the lists of licences, with their checksums.
import { Failure } from "../output.mjs";

/** A crate or a package, in the heads of the package's list or of the site's: "crc 3.4.0 (MIT OR Apache-2.0)", "idb - 8.0.4 (ISC)". */
const NAMED = /([@\w][\w./-]*) (?:- )?(\d[\w.+-]*) \((.+?)\)(?=, [\w@]|$)/g;

/**
 * @param {object} sources
 * @param {string} sources.version
 * @param {string[]} sources.lists the lists of licences
 * @param {string} sources.cargoLock
 * @param {string} sources.npmLock
 */
export function billOfMaterials({ version, lists, cargoLock, npmLock }) {
  const heads = lists.flatMap((list) =>
    [...list.matchAll(/^## (.*\d.*)$/gm)].map(([, head = ""]) => head),
  );
  const all = heads.flatMap((head) =>
    [...head.matchAll(NAMED)].map(([, name = "", of = "", licence = ""]) =>
      component(name, of, licence, cargoLock, npmLock),
    ),
  );
  const components = [...new Map(all.map((each) => [each.purl, each])).values()];
  const own = `pkg:npm/gospace@${version}`;
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": own,
        name: "gospace",
        version,
        purl: own,
        licenses: [{ expression: "MIT OR Apache-2.0" }],
      },
    },
    components: components.sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

/** @param {string} name @param {string} version @param {string} licence @param {string} cargoLock @param {string} npmLock */
function component(name, version, licence, cargoLock, npmLock) {
  const { kind, alg, content } = checksum(name, version, cargoLock, npmLock);
  const purl = `pkg:${kind}/${name.replace("@", "%40")}@${version}`;
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    licenses: [{ expression: licence.replaceAll("/", " OR ") }],
    hashes: [{ alg, content }],
  };
}

/** @param {string} name @param {string} version @param {string} cargoLock @param {string} npmLock */
function checksum(name, version, cargoLock, npmLock) {
  const entry = `name = "${name}"\nversion = "${version}"\n`;
  const [, sha256] =
    /checksum = "([\da-f]{64})"/.exec(cargoLock.split(entry)[1]?.split("[[")[0] ?? "") ?? [];
  if (sha256 !== undefined) return { kind: "cargo", alg: "SHA-256", content: sha256 };
  const locked = JSON.parse(npmLock).packages[`node_modules/${name}`];
  if (locked?.version !== version) throw new Failure(`No lock file has ${name} ${version}.`);
  const sha512 = Buffer.from(locked.integrity.replace("sha512-", ""), "base64").toString("hex");
  return { kind: "npm", alg: "SHA-512", content: sha512 };
}
