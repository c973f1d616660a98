// The server of scripts/serve.mjs.
import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { serve } from "../../scripts/serve.mjs";

const words = "Sit down, alone or with friends. ".repeat(100);
const hashedFolder = "0123456789abcdef";
const hashed = `${hashedFolder}/program_bg.wasm`;
const said = [`${hashedFolder}/program.fr.txt`, `${hashedFolder}/home.fr.json`];

let folder, site;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "caravanserai-"));
  for (const inner of ["rules", hashedFolder]) await mkdir(join(folder, inner));
  for (const name of ["index.html", "rules/index.html", hashed, ...said, "picture.png", "404.html"]) await writeFile(join(folder, name), words);
  site = await serve(folder, 0);
});
after(async () => {
  site.close();
  await rm(folder, { recursive: true });
});

/** Requests a path exactly as given, and returns the response. */
const ask = (path, { method = "GET", ...headers } = {}) =>
  new Promise((done, failed) => {
    const asked = request(site.url, { path, method, headers, agent: false }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    asked.on("error", failed).end();
  });

/** Fails unless an object has these properties. */
const expectMatch = (object, wanted) => assert.deepEqual({ ...object, ...wanted }, { ...object });

test("a file comes with its length and its type, which is not to be guessed", async () => {
  const { status, headers, body } = await ask("/");
  assert.equal(status, 200);
  assert.equal(body.toString(), words);
  expectMatch(headers, {
    "content-length": String(words.length),
    "content-type": "text/html; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
  });
});

test("HEAD says the same as GET, without the file", async () => {
  const { date: _, ...whole } = (await ask("/")).headers;
  const { headers, body } = await ask("/", { method: "HEAD" });
  expectMatch(headers, whole);
  assert.equal(body.length, 0);
  assert.equal((await ask("/", { method: "POST" })).status, 405);
});

test("files that compress are compressed as the browser takes it", async () => {
  for (const [takes, encoding, unpack] of [
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
    ["deflate", undefined, (body) => body],
  ]) {
    const { headers, body } = await ask(`/${hashed}`, { "Accept-Encoding": takes });
    assert.equal(headers["content-encoding"], encoding);
    assert.equal(headers["content-length"], String(body.length));
    assert.equal(headers.vary, "Accept-Encoding");
    assert.equal(unpack(body).toString(), words);
  }
  assert.equal((await ask("/picture.png", { "Accept-Encoding": "br" })).headers["content-encoding"], undefined);
});

test("files whose names change with their contents are kept for good", async () => {
  for (const name of [hashed, ...said]) assert.match((await ask(`/${name}`)).headers["cache-control"], /immutable/, name);
});

test("words are sent as such, and compressed", async () => {
  for (const name of said) {
    const { headers } = await ask(`/${name}`, { "Accept-Encoding": "br" });
    assert.equal(headers["content-encoding"], "br");
    assert.match(headers["content-type"], /^text\/plain; charset=utf-8$|^application\/json$/);
  }
});

test("nobody is sent to another host, and nothing outside of the folder is served", async () => {
  assert.equal((await ask("/rules")).headers.location, "/rules/");
  for (const path of ["/.//rules", "//rules", "/%2F/rules", "/\\rules", "//host/rules", "/rules/..//rules"]) {
    const { status, headers } = await ask(path);
    assert.match(headers.location ?? "/here", /^\/[^/\\]/, path);
    assert.ok([200, 301, 404].includes(status), path);
  }
  for (const path of ["/..%2F..%2Fetc%2Fpasswd", "/%00", "/%", "/nowhere"]) assert.equal((await ask(path)).status, 404, path);
  assert.equal((await ask("/nowhere")).body.toString(), words, "with the site's page for it");
});

test("what the browser has is not sent again, until it changes", async () => {
  const { etag } = (await ask("/")).headers;
  const again = await ask("/", { "If-None-Match": `"other", W/${etag}` });
  assert.deepEqual([again.status, again.body.length, again.headers.etag], [304, 0, etag]);
  await writeFile(join(folder, "index.html"), "renewed");
  await utimes(join(folder, "index.html"), 1, 1);
  const renewed = await ask("/", { "If-None-Match": etag });
  assert.deepEqual([renewed.status, renewed.body.toString()], [200, "renewed"]);
});
