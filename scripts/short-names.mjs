// short-names.mjs MODULE: gives the imports and exports of a program short names, both in its module and in its script. Those of
// wasm-bindgen end with sixteen digits of a hash, which cannot be compressed. It runs in the site's folder.
import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

const [, , module] = process.argv;
const script = module.replace("_bg.wasm", ".js");
const glue = `./${module.replace(".wasm", ".js")}`; // the name under which the script provides its functions
const [shortened, cache] = [`${module}.short`, `${module}.names.json`];

const map = execFileSync("wasm-opt", ["--minify-imports-and-exports-and-modules", module, "-o", shortened], { encoding: "utf8" });
const { imports, exports } = JSON.parse(map);
// The engines import from engine.js as well, whose names do not change: they remain as they are.
if (imports.every(([from]) => from === glue)) {
  const names = Object.fromEntries([...imports.map(([, long, short]) => [long, short]), ...exports]);
  writeFileSync(cache, JSON.stringify(names));
  const renamed = [`--mangle-props=^(${Object.keys(names).join("|")})$`, `--mangle-cache=${cache}`];
  execFileSync("esbuild", [script, ...renamed, "--allow-overwrite", "--log-level=error", `--outfile=${script}`]);
  // wasm-opt calls the one object that all imports come from `a`.
  writeFileSync(script, readFileSync(script, "utf8").replace(`"${glue}"`, "a"));
  renameSync(shortened, module);
}
for (const file of [shortened, cache]) rmSync(file, { force: true });
