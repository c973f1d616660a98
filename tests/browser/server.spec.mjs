// The server of scripts/serve.mjs, tested without a browser.
import { test as base, expect } from "@playwright/test";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { serve } from "../../scripts/serve.mjs";

const words = "Sit down, alone or with friends. ".repeat(100);
const hashedFolder = "0123456789abcdef";
const hashed = `${hashedFolder}/program_bg.wasm`;
const said = [`${hashedFolder}/program.fr.txt`, `${hashedFolder}/home.fr.json`];

const test = base.extend({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "caravanserai-"));
    for (const inner of ["rules", hashedFolder]) await mkdir(join(folder, inner));
    for (const name of ["index.html", "rules/index.html", hashed, ...said, "picture.png"]) await writeFile(join(folder, name), words);
    await use(folder);
    await rm(folder, { recursive: true });
  },

  /** Requests a path exactly as given, and returns the response. */
  ask: async ({ folder }, use) => {
    const site = await serve(folder, 0);
    const ask = (path, { method = "GET", ...headers } = {}) =>
      new Promise((done, failed) => {
        const asked = request(site.url, { path, method, headers, agent: false }, (answer) => {
          const parts = [];
          answer.on("data", (part) => parts.push(part));
          answer.on("end", () => done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
        });
        asked.on("error", failed).end();
      });
    await use(ask);
    site.close();
  },
});

test("a file comes with its length and its type, which is not to be guessed", async ({ ask }) => {
  const { status, headers, body } = await ask("/");
  expect(status).toBe(200);
  expect(body.toString()).toBe(words);
  expect(headers).toMatchObject({
    "content-length": String(words.length),
    "content-type": "text/html; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
  });
});

test("HEAD says the same as GET, without the file", async ({ ask }) => {
  const { date: _, ...whole } = (await ask("/")).headers;
  const { headers, body } = await ask("/", { method: "HEAD" });
  expect(headers).toMatchObject(whole);
  expect(body.length).toBe(0);
  expect((await ask("/", { method: "POST" })).status).toBe(405);
});

test("files that compress are compressed as the browser takes it", async ({ ask }) => {
  for (const [takes, encoding, unpack] of [
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
    ["deflate", undefined, (body) => body],
  ]) {
    const { headers, body } = await ask(`/${hashed}`, { "Accept-Encoding": takes });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers.vary).toBe("Accept-Encoding");
    expect(unpack(body).toString()).toBe(words);
  }
  expect((await ask("/picture.png", { "Accept-Encoding": "br" })).headers).not.toHaveProperty("content-encoding");
});

test("what the browser has is not sent again, until it changes", async ({ ask, folder }) => {
  const { etag } = (await ask("/")).headers;
  const again = await ask("/", { "If-None-Match": `"other", W/${etag}` });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  await writeFile(join(folder, "index.html"), "renewed");
  await utimes(join(folder, "index.html"), 1, 1);
  const renewed = await ask("/", { "If-None-Match": etag });
  expect([renewed.status, renewed.body.toString()]).toEqual([200, "renewed"]);
});

test("files whose names change with their contents are kept for good", async ({ ask }) => {
  for (const name of [hashed, ...said]) expect((await ask(`/${name}`)).headers["cache-control"], name).toContain("immutable");
});

test("words are sent as such, and compressed", async ({ ask }) => {
  for (const name of said) {
    const { headers } = await ask(`/${name}`, { "Accept-Encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["content-type"]).toMatch(/^text\/plain; charset=utf-8$|^application\/json$/);
  }
});

test("nobody is sent to another host, and nothing outside of the folder is served", async ({ ask }) => {
  expect((await ask("/rules")).headers.location).toBe("/rules/");
  for (const path of ["/.//rules", "//rules", "/%2F/rules", "/\\rules", "//host/rules", "/rules/..//rules"]) {
    const { status, headers } = await ask(path);
    expect(headers.location ?? "/here", path).toMatch(/^\/[^/\\]/);
    expect([200, 301, 404], path).toContain(status);
  }
  for (const path of ["/..%2F..%2Fetc%2Fpasswd", "/%00", "/%", "/nowhere"]) expect((await ask(path)).status, path).toBe(404);
});
