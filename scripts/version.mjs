// version.mjs: moves what documents load into a folder named after the hash of the site's contents, and prints its name. It runs in
// the site's folder. Documents keep their names, and so does what the browser loads for the site as a whole.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, extname } from "node:path";

const STAYS = ["service-worker.js", "icon.svg", "stun.txt"];

const files = (await readdir(".", { recursive: true })).filter(extname).sort(); // without the folders
const hash = createHash("sha256");
for (const file of files) hash.update(file).update(await readFile(file));
const folder = hash.digest("hex").slice(0, 16);

const moved = files.filter((file) => /^(rules\/)?[^/]+\.(js|css|wasm|txt|json|svg|woff2)$/.test(file) && !STAYS.includes(file));
const names = new Set(moved.map((file) => basename(file)));
await mkdir(folder);
for (const file of moved) await rename(file, `${folder}/${basename(file)}`);

/** Rewrites the addresses of the files that have been moved. */
async function readdress(document, prefix = (path) => path) {
  const text = await readFile(document, "utf8");
  const address = /(?<=(?:src|href)=")((?:[^"]*\/)?)([^"/]+)(?=")/g;
  const named = text.replace(address, (whole, path, name) => (names.has(name) ? `${prefix(path)}${folder}/${name}` : whole));
  // The root of a document says where its files are.
  await writeFile(document, named.replace(/<html [^>]*data-site="([^"]*)"/, (root, site) => `${root} data-files="${site}${folder}/"`));
}
for (const document of files.filter((file) => basename(file) === "index.html")) await readdress(document);
// The rules are in a folder per language, and were beside their style sheet and pictures.
for (const page of files.filter((file) => /^rules\/.*\.html$/.test(file))) await readdress(page, (path) => `../${path}`);

console.log(folder);
