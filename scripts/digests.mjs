// digests.mjs FOLDER: writes the digests of the files in FOLDER into index.html, so that a browser runs no script and shows no
// style sheet that came cut off or otherwise damaged. What the page names has its digest beside it; what static/start.js loads
// later has it in a list. It runs in the site's folder. Words end with a mark, home pages are JSON, and a part of a program is
// none, so these need no digests, which do not get smaller in a download.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

const [, , folder] = process.argv;
const digest = async (name) => `sha256-${createHash("sha256").update(await readFile(`${folder}/${name}`)).digest("base64")}`;
const html = await readFile("index.html", "utf8");

const values = (attribute) => [...html.matchAll(new RegExp(` data-${attribute}="([^"]*)"`, "g"))].flatMap(([, value]) => value.split(" "));
const names = new Set([...values("program").map((name) => `${name}.js`), ...values("style").map((name) => `${name}.css`), "store.js", "waiting.js"]);
const digests = Object.fromEntries(await Promise.all([...names].map(async (name) => [name, await digest(name)])));
const list = `<script type="application/json" id="digests">${JSON.stringify(digests)}</script>`;

// Every second part is the name of a file in an attribute.
const parts = html.split(new RegExp(`(?<=(?:src|href)="[^"]*${folder}/)([^"]+")`));
const named = await Promise.all(parts.map(async (part, at) => (at % 2 ? `${part} integrity="${await digest(part.slice(0, -1))}"` : part)));
await writeFile("index.html", named.join("").replace("</body>", () => `${list}\n</body>`));
