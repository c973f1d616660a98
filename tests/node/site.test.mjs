// The built site as files: its documents, and the weights of what comes later than a first visit, which tests/browser/site.spec.mjs
// weighs.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { games, languages, programs } from "../browser/games.mjs";
import { sumOf } from "../browser/weights.mjs";

const folder = fileURLToPath(new URL("../../dist", import.meta.url));
/** The folder with all files that pages load. */
const files = join(folder, (await readdir(folder)).find((name) => /^[0-9a-f]{16}$/.test(name)));

/** Fails if files of the build weigh more than this many bytes. */
async function expectLight(names, allowed) {
  const { sum, rows } = await sumOf(files, names, allowed);
  assert.ok(sum <= allowed, `${sum} bytes:\n${rows}`);
}

test("every document says in its language what it is, with its picture and the ways on, before any script", async () => {
  const titles = new Set();
  const documents = ["", ...Object.keys(programs)];
  for (const document of documents) {
    for (const language of languages) {
      const place = join(language === "en" ? "" : language, document, "index.html");
      const html = await readFile(join(folder, place), "utf8");
      const [, title] = html.match(/<title>([^<]+)<\/title>/);
      titles.add(title);
      assert.ok(html.includes(`<html lang="${language}"`), place);
      assert.match(html, /<meta name="description" content="([^"]{40,})"/, place);
      assert.ok(html.includes(`<meta property="og:title" content="${title}"`), place);
      assert.doesNotMatch(html, /rel="(alternate|canonical)"|og:url/, `${place} has no address of its own`);
      const body = html.slice(html.indexOf("<body>")).replace(/<script[^]*?<\/script>/g, "");
      assert.doesNotMatch(body, /[{}]/, `no message is left out of ${place}`);
      assert.match(body, /<h1>.+<\/h1>/, place);
      const game = document.replace(/\/$/, "");
      if (!games.includes(game)) continue;
      assert.match(body, new RegExp(`<img src="[^"]*${game}\\.svg"`), place);
      assert.ok(body.includes(`rules/${language}/${game}.html`), place);
    }
  }
  assert.equal(titles.size, documents.length * languages.length - (languages.length - 1), "each has a title of its own");
});

test("an address whose # was encoded is led to the page that it means, any other one says that there is none", async () => {
  const html = await readFile(join(folder, "404.html"), "utf8");
  const [, script] = html.match(/<script>([^]*?)<\/script>/);
  const digest = createHash("sha256").update(script).digest("base64");
  assert.ok(html.includes(`script-src 'sha256-${digest}'`), "its policy allows its script");
  const leads = {
    "/%23/damath/link/ABC": "/#/damath/link/ABC",
    "/inn/fr/damath/%23%2Flink%2FABC?fbclid=x": "/inn/fr/damath/#%2Flink%2FABC?fbclid=x",
    "/%2523%252Fdamath%252Flink%252FABC": "/#%2Fdamath%2Flink%2FABC",
    "/%23": undefined,
    "/nowhere": undefined,
  };
  for (const [address, to] of Object.entries(leads)) {
    let led;
    const { pathname, search, hash } = new URL(address, "http://host");
    runInNewContext(script, { location: { pathname, search, hash, replace: (target) => (led = target) } });
    assert.equal(led, to, address);
  }
});

test("home and the documents of games name them as the reader's language writes them", async () => {
  const chaupar = { en: "Chaupar", fr: "Chaupar", hi: "चौपड़", fil: "Chaupar" };
  for (const language of languages) {
    for (const document of ["", "chaupar/"]) {
      const place = join(language === "en" ? "" : language, document, "index.html");
      const html = await readFile(join(folder, place), "utf8");
      assert.match(html, new RegExp(`<h[12]>${chaupar[language]}</h[12]>`), place);
      assert.ok(html.includes(`"chaupar":"${chaupar[language]}"`), place);
    }
  }
});

test("the words of a game in a language, with those of the house, weigh at most 11 KB", async () => {
  for (const game of games) for (const language of languages) await expectLight([`${game}.${language}.txt`], 11 * 1024);
});

test("the engine of a game weighs at most 64 KB with what runs it, the networks of Damath and what refutes wrong answers among it", async () => {
  for (const game of games) await expectLight([`${game}_bot.js`, `${game}_bot_bg.wasm`, "engine.js"], 64 * 1024);
});

test("reading QR codes by the camera weighs at most 110 KB", () => expectLight(["scan.js", "scanner.js", "scanner_bg.wasm"], 110 * 1024));

test("the connection of live play weighs at most 6 KB", () => expectLight(["peer.js", "peer-code.js", "peer-keys.js", "peer-line.js"], 6 * 1024));

test("the service worker is a single file of at most 150 lines and 4 KB", async () => {
  const source = await readFile(new URL("../../static/service-worker.js", import.meta.url), "utf8");
  assert.ok(source.trimEnd().split("\n").length <= 150);
  const built = await readFile(join(folder, "service-worker.js"), "utf8");
  assert.ok(Buffer.byteLength(built) <= 4 * 1024);
  assert.doesNotMatch(built, /\bimport/);
});
