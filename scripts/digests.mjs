// digests.mjs FOLDER: writes the digests of the files in FOLDER into the documents, so that a browser runs no script and applies no
// style sheet that is truncated or otherwise damaged. Files that a document names have their digest beside them; those that
// static/start.js loads later have it in a list. It runs in the site's folder. Truncated catalogues lack their final mark;
// truncated wasm and wasm-bindgen's modules, whose exports are at the end, do not load, so none of these has a digest:
// digests do not compress.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";

const [, , folder] = process.argv;
const digest = async (name) => `sha256-${createHash("sha256").update(await readFile(`${folder}/${name}`)).digest("base64")}`;

const names = ["store.js", "waiting.js"];
const digests = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await digest(name)])));
const list = `<script type="application/json" id="digests">${JSON.stringify(digests)}</script>`;

const documents = (await readdir(".", { recursive: true })).filter((file) => /(^|\/)index\.html$/.test(file));
for (const document of documents) {
  const html = await readFile(document, "utf8");
  // Every second part is the name of a file in an attribute.
  const parts = html.split(new RegExp(`(?<=(?:src|href)="[^"]*${folder}/)([^"]+\\.(?:js|css)")`));
  const named = await Promise.all(parts.map(async (part, at) => (at % 2 ? `${part} integrity="${await digest(part.slice(0, -1))}"` : part)));
  await writeFile(document, named.join("").replace("</body>", () => `${list}\n</body>`));
}
