// The service worker’s versions (static/service-worker.js): which files it keeps, copies, fetches and deletes, and which it answers with,
// over caches in memory and a server that a test stands in for.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const scope = "https://inn.example/house/";
const source = readFileSync(new URL("../../static/service-worker.js", import.meta.url), "utf8");
const run = new Function("globalThis", "caches", "navigator", "fetch", "console", source);

const digest = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
/** The folders of two versions. */
const [one, other] = ["1".repeat(16), "2".repeat(16)];

/** A build of the site: the files of each set, by their names and texts. */
const build = (version, sets) => ({ version, sets });
const first = build(one, { site: { "./": "home 1", [`${one}/start.js`]: "start" }, damath: { "damath/": "damath 1", [`${one}/damath.js`]: "rules 1" }, pachisi: { "pachisi/": "pachisi 1" } });
const second = build(other, { site: { "./": "home 2", [`${other}/start.js`]: "start" }, damath: { "damath/": "damath 2", [`${other}/damath.js`]: "rules 2" }, pachisi: { "pachisi/": "pachisi 2" } });

/** The list of a build, as scripts/offline.mjs writes it. */
function listOf({ version, sets }) {
  const digests = (files) => Object.fromEntries(Object.entries(files).map(([name, text]) => [name, digest(text)]));
  const list = { version, sets: Object.fromEntries(Object.entries(sets).map(([set, files]) => [set, { bytes: 1, files: digests(files) }])) };
  return JSON.stringify({ ...list, sum: createHash("sha256").update(JSON.stringify(list)).digest("base64") });
}

/** Cache storage in memory. */
class Caches {
  all = new Map();
  // Names are relative to the worker's script.
  #at = (request) => new URL(typeof request === "string" ? request : request.url, `${scope}service-worker.js`).href;

  has = async (name) => this.all.has(name);
  keys = async () => [...this.all.keys()];
  delete = async (name) => this.all.delete(name);
  match = async (request, { cacheName }) => this.all.get(cacheName)?.get(this.#at(request))?.clone();
  open = async (name) => {
    if (!this.all.has(name)) this.all.set(name, new Map());
    const files = this.all.get(name);
    return {
      keys: async () => [...files.keys()].map((url) => ({ url })),
      put: async (request, response) => void files.set(this.#at(request), response),
      delete: async (request) => files.delete(this.#at(request)),
    };
  };
}

/** A device with the worker, and its server. */
class Device {
  caches = new Caches();
  /** The names of what was requested of the server, and what it answers with. */
  asked = [];
  served = {};
  /** The locks that pages hold, and the URLs of all open pages of the origin. */
  locks = [];
  pages = [];
  isRegistered = true;
  #listeners = {};

  constructor() {
    const worker = {
      registration: { scope, unregister: async () => (this.isRegistered = false) },
      clients: { matchAll: async () => this.pages.map((url) => ({ url })), claim: async () => {} },
      skipWaiting: async () => {},
      addEventListener: (type, listener) => (this.#listeners[type] = listener),
    };
    const navigator = { locks: { query: async () => ({ held: this.locks.map((name) => ({ name })) }) } };
    run(worker, this.caches, navigator, (request, options) => this.#fetch(request, options), { info() {} });
  }

  /** Puts a build on the server, in place of the one before. */
  deploy({ version, sets }) {
    this.served = Object.assign({ "offline.json": listOf({ version, sets }) }, ...Object.values(sets));
  }

  async #fetch(request, { integrity } = {}) {
    const name = typeof request === "string" ? request : request.url.slice(scope.length) || "./";
    this.asked.push(name);
    const text = this.served[name];
    if (text === undefined || (integrity && digest(text) !== integrity)) throw new TypeError("Failed to fetch");
    return new Response(text);
  }

  /** Sends the worker a wish of a page; returns what it answers at once, and in the end. */
  async wish(wants, takes = false) {
    this.asked = [];
    const answers = [];
    let done;
    this.#listeners.message({ data: { wants, takes }, ports: [{ postMessage: (status) => answers.push(status) }], waitUntil: (promise) => (done = promise) });
    await done;
    return answers;
  }

  /** Requests a file as a page does; returns its text, or undefined where the worker leaves that to the browser. */
  async get(name, { mode = "no-cors", destination = "script" } = {}) {
    let answer;
    this.#listeners.fetch({ request: { method: "GET", url: new URL(name, scope).href, mode, destination }, respondWith: (response) => (answer = response) });
    return (await answer)?.text();
  }
  /** Opens a page. */
  open = (name) => this.get(name, { mode: "navigate", destination: "document" });

  /** The names of the files that a version's cache has. */
  kept = (version) => [...(this.caches.all.get(scope + version)?.keys() ?? [])].map((url) => url.slice(scope.length) || "./").sort();
  versions = () => [...this.caches.all.keys()].filter((name) => name !== scope).map((name) => name.slice(scope.length)).sort();
}

/** A device that has kept the home page and Damath of the first build. */
async function visited() {
  const device = new Device();
  device.deploy(first);
  await device.wish(["site", "damath"]);
  return device;
}

test("sets that are wanted are kept whole, and pages are told before and after", async () => {
  const device = new Device();
  device.deploy(first);
  const [begun, done] = await device.wish(["site", "damath"]);
  assert.deepEqual([begun.look, begun.sets], ["begun", {}]);
  assert.deepEqual([done.look, done.version], ["done", one]);
  assert.deepEqual(Object.entries(done.sets).map(([set, { isKept }]) => [set, isKept]), [["site", true], ["damath", true], ["pachisi", false]]);
  assert.deepEqual(device.kept(one), ["./", `${one}/damath.js`, `${one}/start.js`, "damath/"].sort());
  // The next look asks for nothing but the list.
  await device.wish([]);
  assert.deepEqual(device.asked, ["offline.json"]);
});

test("without a connection pages and their files are answered from the version in service; what is not kept comes from the server", async () => {
  const device = await visited();
  device.served = {};
  assert.equal(await device.open("damath/#/table"), "damath 1");
  assert.equal(await device.open("index.html"), "home 1");
  assert.equal(await device.get(`${one}/damath.js`), "rules 1");
  await assert.rejects(device.open("pachisi/"));
  assert.equal(await device.get("offline.json", { destination: "" }), undefined, "what scripts fetch outside of versions is the browser's");
  assert.equal(await device.get("../elsewhere/a.js"), undefined);
  assert.equal((await device.wish([])).at(-1).look, "failed");
});

test("a new version is completed in the sets that were begun, copies what is the same, and comes with the next page", async () => {
  const device = await visited();
  device.deploy(second);
  const [, done] = await device.wish([]);
  assert.deepEqual([done.look, done.version], ["done", other]);
  assert.ok(!device.asked.includes(`${other}/start.js`), "the same under another name is copied");
  assert.deepEqual(device.kept(other), ["./", `${other}/damath.js`, `${other}/start.js`, "damath/"].sort());
  device.locks = [`${scope}match`, scope + one];
  assert.equal(await device.open("damath/"), "damath 1", "not while a match goes on");
  device.locks = [scope + one];
  assert.equal(await device.open("damath/"), "damath 2");
  assert.equal(await device.get(`${one}/damath.js`), "rules 1", "an open page keeps its own");
});

test("a button takes the new version at once, also while a match goes on", async () => {
  const device = await visited();
  device.deploy(second);
  await device.wish([]);
  device.locks = [`${scope}match`];
  const answers = await device.wish([], true);
  assert.deepEqual(answers.map(({ look, version }) => [look, version]), [["done", other]]);
  assert.equal(await device.open("./"), "home 2");
});

test("a version with a damaged or missing file, or a damaged list, is never taken; the next look completes it", async () => {
  for (const damage of [{ [`${other}/damath.js`]: "rules, cut" }, { "damath/": undefined }, { "offline.json": listOf(second).replace("sha256-", "sha256+") }, { "offline.json": "<!doctype html>" }]) {
    const device = await visited();
    device.deploy(second);
    const whole = device.served;
    device.served = { ...whole, ...damage };
    assert.equal((await device.wish([])).at(-1).look, "failed");
    assert.equal(await device.open("damath/"), "damath 1");
    assert.equal(await device.get(`${one}/damath.js`), "rules 1");
    device.served = whole;
    assert.equal((await device.wish([])).at(-1).look, "done");
    assert.equal(await device.open("damath/"), "damath 2");
  }
});

test("versions are deleted that are neither in service, nor next, nor shown; a page that is loading keeps all", async () => {
  const device = await visited();
  device.deploy(second);
  device.pages = [`${scope}damath/`, `${scope}rules/en/damath.html`, "https://inn.example/elsewhere/"];
  device.locks = [scope + one];
  await device.wish([]);
  await device.open("./");
  await device.wish([]);
  assert.deepEqual(device.versions(), [one, other], "a page shows the old one");
  device.locks = [];
  await device.wish([]);
  assert.deepEqual(device.versions(), [one, other], "a page holds no lock yet");
  device.locks = [scope + other];
  await device.caches.open("https://inn.example/elsewhere/0123456789abcdef");
  await device.wish([]);
  assert.deepEqual([...device.caches.all.keys()].filter((name) => name !== scope), [scope + other, "https://inn.example/elsewhere/0123456789abcdef"]);
});

test("a retired list removes the worker and its caches, and no others", async () => {
  const device = await visited();
  await device.caches.open("https://inn.example/elsewhere/0123456789abcdef");
  device.served = { "offline.json": '{ "retire": true }' };
  await device.wish([]);
  assert.equal(device.isRegistered, false);
  assert.deepEqual([...device.caches.all.keys()], ["https://inn.example/elsewhere/0123456789abcdef"]);
});

test("caches that were deleted are filled again", async () => {
  const device = await visited();
  device.caches.all.clear();
  const [, done] = await device.wish(["site"]);
  assert.deepEqual([done.look, done.version, device.kept(one)], ["done", one, ["./", `${one}/start.js`].sort()]);
});
