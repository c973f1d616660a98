// offline.mjs FOLDER: writes offline.json, from which the service worker fetches the version of the site whose files are in FOLDER.
// It runs in the finished site's folder. Files are listed in sets, with their digests, so that no damaged file is kept:
// - GAME, the files of its program, its engine, and what else is named after it; GAME.LANGUAGE, its documents and their messages;
// - LANGUAGE, the home page and the rules in a language;
// - licenses, the page of licences, which is kept only with everything else;
// - site, everything else.
// The list has a digest of its own. A deployment whose list is {"retire": true} removes the worker and its caches.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const [, , folder] = process.argv;
const html = await readFile("index.html", "utf8");
const languages = html.match(/ data-languages="([^"]*)"/)[1].split(" ");
// The folders of the programs' documents.
const programs = [...new Set([...html.match(/ data-routes="([^"]*)"/)[1].matchAll(/=(\w+)\//g)].map(([, program]) => program))];

/**
 * Files that are not kept: pictures that only an offer to install the site shows, the worker, which the browser itself keeps, and what
 * is the host's.
 */
const isLeftOut = (file) => file.endsWith(".jpg") || ["service-worker.js", "stun.txt", "404.html"].includes(file);

const setOf = (file) => {
  const name = basename(file);
  if (name === "licenses.html") return "licenses";
  const folders = file.split("/").slice(0, -1);
  const isDocument = name === "index.html";
  const program = programs.find((program) => (isDocument ? folders.includes(program) : name.match(/^([a-z]+)[._].*(?<!svg)$/)?.[1] === program));
  const named = languages.find((language) => name.includes(`.${language}.`) || folders.includes(language));
  const language = isDocument ? (named ?? languages[0]) : named;
  return [program, language].filter(Boolean).join(".") || "site";
};

const digest = (bytes, form) => createHash("sha256").update(bytes).digest(form);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }; // as servers compress

const files = (await readdir(".", { recursive: true })).filter(extname).sort(); // without the folders
const sets = {};
for (const file of files.filter((file) => !isLeftOut(file))) {
  const bytes = await readFile(file);
  const set = (sets[setOf(file)] ??= { bytes: 0, files: {} });
  set.bytes += (await promisify(brotliCompress)(bytes, quality)).length;
  // Some servers redirect from index.html to its folder.
  set.files[file.replace(/index\.html$/, "") || "./"] = `sha256-${digest(bytes, "base64")}`;
}
const list = { version: folder, sets };
await writeFile("offline.json", JSON.stringify({ ...list, sum: digest(JSON.stringify(list), "base64") }));
