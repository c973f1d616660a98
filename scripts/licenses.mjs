// licenses.mjs: writes licenses.html, the licences of what the site ships: the crates in its programs, Rust's standard library,
// npm's idb, and the face of its headings. It runs in the site's folder. A package that lets one choose is listed under the shorter of its licences, MIT where it is one of them.
import { execFileSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const { TRUNK_SOURCE_DIR: source = ".", NODE_PATH: modules = "" } = process.env;

/** @typedef {{ name: string, version: string, license: string, authors: string[], repository: string, folder: string }} Package */

/** Returns the crates that the programs are compiled from. Macros and build scripts run at build time only. @returns {Package[]} */
function crates() {
  const options = ["metadata", "--format-version=1", "--filter-platform=wasm32-unknown-unknown", "--locked"];
  const text = execFileSync("cargo", options, { cwd: source, encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "inherit"] });
  const { packages, resolve } = JSON.parse(text);
  const byId = new Map(packages.map((made) => [made.id, made]));
  const needs = new Map(resolve.nodes.map(({ id, deps }) => [id, deps.filter(({ dep_kinds }) => dep_kinds.some(({ kind }) => !kind))]));
  const isMacro = (id) => byId.get(id).targets.some(({ kind }) => kind.includes("proc-macro"));
  const seen = new Set([resolve.root]);
  for (const id of seen) for (const { pkg } of needs.get(id)) if (!isMacro(pkg)) seen.add(pkg);
  seen.delete(resolve.root);
  return [...seen].map((id) => byId.get(id)).map((made) => ({ ...made, folder: dirname(made.manifest_path) }));
}

/** @param {string} name of a package of npm @returns {Promise<Package>} */
async function npm(name) {
  const folder = join(modules, name);
  const { version, license, author, repository } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return { name, version, license, authors: [author?.name ?? author], repository: repository.url, folder };
}

/** The MIT licence of these authors. @param {string} authors */
const mitOf = async (authors) => (await readFile(join(source, "LICENSE-MIT"), "utf8")).replace(/^Copyright.*$/m, `Copyright (c) ${authors}`);

/** Returns the texts under which a package comes. @param {Package} made */
async function texts({ name, license, authors, repository, folder }) {
  const files = (await readdir(folder)).filter((file) => /^(LICEN[CS]E|COPYING|UNLICENSE|NOTICE)/i.test(file)).sort();
  const read = await Promise.all(files.map(async (file) => ({ file, text: await readFile(join(folder, file), "utf8") })));
  const notices = read.filter(({ file }) => /^NOTICE/i.test(file));
  const licenses = read.filter(({ file }) => !/^(NOTICE|COPYING)/i.test(file) || read.length === 1);
  if (licenses.length && license.includes("AND")) return [...licenses, ...notices].map(({ text }) => text);
  licenses.sort((a, b) => Number(/MIT/i.test(b.file)) - Number(/MIT/i.test(a.file)) || a.text.length - b.text.length);
  if (licenses.length) return [licenses[0], ...notices].map(({ text }) => text);
  if (!license.includes("MIT")) throw new Error(`${name} comes under ${license}, but without a text of it`);
  return [await mitOf(authors.join(", ") || `the authors of ${repository}`)];
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
/** The names of the packages by the text of their licence, in which line breaks do not matter. @type {Map<string, string[]>} */
const packages = new Map();
/** @param {string} name @param {string[]} texts */
const add = (name, texts) => {
  const paragraphs = texts.join("\n\n").trim().split(/\s*\n\s*\n\s*/);
  const text = paragraphs.map((paragraph) => `<p>${escaped(paragraph.replace(/\s+/g, " "))}</p>`).join("\n");
  packages.set(text, [...(packages.get(text) ?? []), name]);
};
add("Rust’s standard library (MIT OR Apache-2.0)", [await mitOf("The Rust Project Contributors")]);
add("Eczar (OFL-1.1)", [await readFile(join(source, "static/eczar-license.txt"), "utf8")]);
for (const made of [...crates(), await npm("idb")].sort((a, b) => (a.name < b.name ? -1 : 1)))
  add(`${made.name} ${made.version} (${made.license})`, await texts(made));
const sections = [...packages].map(([text, names]) => `<section>\n<h2>${escaped(names.join(", "))}</h2>\n${text}\n</section>`);
await writeFile(
  "licenses.html",
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; style-src 'unsafe-inline'">
<meta name="description" content="The packages of which Caravanserai is made, and their licences.">
<title>Licences · Caravanserai</title>
<style>
  :root { background: light-dark(#dca86f, #1a0f18); color: light-dark(#33150a, #f9e8c9); }
  body { max-width: 42rem; min-height: 100vh; box-sizing: border-box; margin: 0 auto; padding: 1rem 1.5rem; border-top: 14px solid #1f6d78; background: light-dark(#fbeed6, #2c1b27); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  h1, h2 { font-family: ui-serif, serif; line-height: 1.2; }
  h2 { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid light-dark(#d9b98c, #563a48); font-size: 1.1875rem; }
  a { color: light-dark(#97301b, #f0a848); }
  @media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
</style>
</head>
<body>
<h1>Licences</h1>
<p><a href="./">Caravanserai</a> is made with these packages, whose authors we thank.</p>
${sections.join("\n")}
</body>
</html>
`,
);
