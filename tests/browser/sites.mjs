// A server of the site that can be cut off, damage files, and deploy other versions.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { serve } from "../../scripts/serve.mjs";
import { test as base } from "./fixtures.mjs";

/** The faults that can happen to a file on its way. */
export const faults = {
  cut: (body) => ({ body: body.subarray(0, body.length / 2) }),
  flip: (body) => ({ body: Buffer.from(body.map((byte, at) => (at === body.length >> 1 ? byte ^ 4 : byte))) }),
  hang: () => undefined,
  missing: () => ({ status: 404, body: "Not found" }),
  html: () => ({ body: "<!doctype html><title>Sign in to the network</title>", type: "text/html" }),
};

/** Serves a build at an address that stays the same, under a URL path. */
export class Site {
  #path;

  constructor(path) {
    this.#path = path;
  }

  /** The paths of all requests within the site, the last one last. */
  requests = [];
  /** Returns the fault of the file at a path, if any. */
  faultOf = () => undefined;
  #hanging = new Set();

  async open(folder) {
    await this.deploy(folder);
    this.#server = createServer((request, response) => this.#answer(request, response));
    await this.restore();
    this.url = `http://127.0.0.1:${this.#port}${this.#path}`;
    return this;
  }
  #server;
  #port = 0;
  #builds = [];

  /** Replaces the build that is served. */
  async deploy(folder) {
    this.#builds.unshift(await serve(folder, 0, this.#path));
  }

  /** Ends all connections, and takes no new ones until it is restored. */
  async cut() {
    this.release();
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async restore() {
    await new Promise((ready) => this.#server.listen(this.#port, "127.0.0.1", ready));
    this.#port = this.#server.address().port;
  }

  /** Ends the requests that have been left without an answer. */
  release() {
    for (const response of this.#hanging) response.destroy();
    this.#hanging.clear();
  }

  async close() {
    await this.cut();
    for (const build of this.#builds) build.close();
  }

  async #answer({ url, headers }, response) {
    const path = url.startsWith(this.#path) ? url.slice(this.#path.length).split("?")[0] || "./" : undefined;
    if (path) this.requests.push(path);
    const fault = this.faultOf(path);
    const tag = fault ? {} : { "if-none-match": headers["if-none-match"] ?? "" };
    const answer = await fetch(new URL(url, this.#builds[0].url), { headers: { "accept-encoding": "identity", ...tag } });
    const whole = Buffer.from(await answer.arrayBuffer());
    const damaged = fault ? faults[fault](whole) : { body: whole };
    if (!damaged) return this.#hanging.add(response);
    const { status = answer.status, body, type = answer.headers.get("content-type") } = damaged;
    const kept = ["cache-control", "etag"].flatMap((name) => (answer.headers.has(name) && !fault ? [[name, answer.headers.get(name)]] : []));
    response.writeHead(status, { ...(type ? { "content-type": type } : {}), ...Object.fromEntries(kept) });
    response.end(status === 304 ? undefined : body);
  }
}

/** The folder of a build with the files of its version. */
export const versionOf = async (folder) => (await readdir(folder)).find((name) => /^[0-9a-f]{16}$/.test(name));

const digest = (bytes) => createHash("sha256").update(bytes).digest("base64");

const adds = (bytes) => (body) => Buffer.concat([body, Buffer.from(bytes)]);
/** Changes of a file that give it another digest, and alter nothing that can be seen, by its extension. */
const changes = {
  ...Object.fromEntries([".js", ".css", ".svg", ".json", ".png", ".webmanifest"].map((extension) => [extension, adds("\n")])),
  ".wasm": adds([0, 2, 1, 120]), // an empty section
  // A catalogue of messages ends with its mark; a list of puzzles loses its first one.
  ".txt": (body) => (body.at(-1) === 8 ? Buffer.concat([body.subarray(0, -1), Buffer.from(" \b")]) : body.subarray(body.indexOf("\n") + 1)),
};

/** Copies a build as another version: its folder has another name, and all files that are kept have other bytes. */
export async function anotherVersion(folder, target) {
  await cp(folder, target, { recursive: true, filter: (file) => !file.endsWith("offline.json") });
  const old = await versionOf(folder);
  const version = createHash("sha256").update(old).digest("hex").slice(0, 16);
  await rename(join(target, old), join(target, version));
  const renamed = async (file) => writeFile(file, (await readFile(file, "utf8")).replaceAll(old, version));
  const changed = [];
  for (const name of await readdir(target, { recursive: true })) {
    const [file, change] = [join(target, name), changes[extname(name)]];
    if (name.endsWith(".html")) await renamed(file);
    if (!change || name === "service-worker.js") continue;
    const before = await readFile(file);
    const after = change(before);
    await writeFile(file, after);
    changed.push([digest(before), digest(after)]);
  }
  for (const name of await readdir(target, { recursive: true })) {
    if (!name.endsWith("index.html")) continue;
    const html = await readFile(join(target, name), "utf8");
    await writeFile(join(target, name), changed.reduce((html, [before, after]) => html.replaceAll(before, after), html));
  }
  await promisify(execFile)("node", [fileURLToPath(new URL("../../scripts/offline.mjs", import.meta.url)), version], { cwd: target });
  return version;
}

export const test = base.extend({
  /** The URL path under which the site is served. */
  path: ["/", { option: true }],

  site: async ({ folder, path }, use) => {
    const site = await new Site(path).open(folder);
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});
