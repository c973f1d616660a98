// The service worker: keeps versions of the site in the browser's cache storage, and answers requests from there, so that the
// site works without a connection. It is a single file: on an iOS home screen, what a worker imports is lost.
//
// A version is named after the folder of its files, and has a cache of its own. Its list (`scripts/offline.mjs`) has the digest of
// every file, in sets; a file with another digest is never kept. Documents (the page, the rules) are those of one version, the one
// in service. They name all other files with their version's folder, so that an open page never gets a file of another version.

/** @import { List, Progress, Status, Wish } from "./service-worker-messages" */

const worker = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (globalThis);
/** The URL of the site, which begins the names of its caches: of each version, and of the one with the lists. */
const { scope } = worker.registration;
/** @param {string} name of a cache, or of the lock that a page holds while it shows a version */
const isVersion = (name) => name.startsWith(scope) && /^[0-9a-f]{16}$/.test(name.slice(scope.length));
const lockNames = async () => ((await navigator.locks.query()).held ?? []).map(({ name = "" }) => name);

/** Reads the list of the version in service, or of a complete one that is to follow it. @param {"service" | "next"} role @returns {Promise<List | undefined>} */
const readList = async (role) => (await caches.match(role, { cacheName: scope }))?.json();
/** @param {"service" | "next"} role @param {List} [list] none deletes it */
const writeList = async (role, list) => {
  const cache = await caches.open(scope);
  await (list ? cache.put(role, new Response(JSON.stringify(list))) : cache.delete(role));
};

/** Puts the next version into service. Returns whether there is one. */
const take = async () => {
  const next = await readList("next");
  if (!next) return false;
  await writeList("service", next);
  await writeList("next");
  return true;
};

/** Returns the list of the version on the server. @returns {Promise<List & { retire?: boolean }>} */
const latest = async () => {
  const answer = await fetch("offline.json", { cache: "no-cache", signal: AbortSignal.timeout(10_000) });
  const { sum, ...list } = await answer.json();
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(list)));
  if (!list.retire && sum !== btoa(String.fromCharCode(...new Uint8Array(bytes)))) throw new Error("the list is damaged");
  return list;
};

/** Returns a function that tells whether a version's cache has a file. @param {string} version */
const keptFiles = async (version) => {
  const requests = (await caches.has(scope + version)) ? await (await caches.open(scope + version)).keys() : [];
  const kept = new Set(requests.map(({ url }) => url));
  return (/** @type {string} */ name) => kept.has(new URL(name, scope).href);
};

/** Fetches a file. The browser's own cache may have it in a damaged or an older form. @param {string} name @param {string} integrity */
const fetchWhole = async (name, integrity) => {
  /** @param {RequestCache} cache */
  const get = (cache) => fetch(name, { integrity, cache, signal: AbortSignal.timeout(120_000) });
  const { body, headers } = await get("default").catch(() => get("reload"));
  return new Response(body, { headers }); // without the mark of a redirect, with which browsers refuse documents
};

/** Completes sets of a version. What is the same in the version in service is copied. @param {List} list @param {string[]} wanted @param {List} service */
const keep = async ({ version, sets }, wanted, service) => {
  const cache = await caches.open(scope + version);
  const has = await keptFiles(version);
  const digests = Object.values(service.sets).flatMap(({ files }) => Object.entries(files));
  const nameOf = new Map(digests.map(([name, digest]) => [digest, name]));
  const missing = wanted.flatMap((set) => Object.entries(sets[set]?.files ?? {})).filter(([name]) => !has(name));
  const puts = missing.map(async ([name, digest]) => {
    const copy = await caches.match(nameOf.get(digest) ?? "", { cacheName: scope + service.version });
    await cache.put(name, copy ?? (await fetchWhole(name, digest)));
  });
  const isDone = (await Promise.allSettled(puts)).every(({ status }) => status === "fulfilled");
  if (!isDone) throw new Error(`version ${version} is not complete`);
};

/** Completes the version on the server, and the one in service: the sets that are wanted, and those that were begun. @param {string[]} wants */
const complete = async (wants) => {
  const list = await latest();
  if (list.retire) return retire();
  const service = (await readList("service")) ?? list;
  const has = await keptFiles(service.version);
  const begun = Object.entries(service.sets).filter(([, { files }]) => Object.keys(files).some(has));
  const wanted = [...new Set([...wants, ...begun.map(([set]) => set)])];
  const isNew = list.version !== service.version;
  try {
    await keep(list, wanted, service);
    await writeList("next", isNew ? list : undefined);
    if (!isNew) await writeList("service", list);
  } finally {
    if (isNew) await keep(service, wanted, service).catch(console.info); // the server may have deleted that version
  }
};

/** Deletes the versions that are neither in service, nor the next one, nor shown by a page. */
const clean = async () => {
  const clients = await worker.clients.matchAll({ includeUncontrolled: true }); // those of other sites of the origin too
  const pages = clients.filter(({ url }) => url.startsWith(scope) && !url.startsWith(`${scope}rules/`));
  const shown = (await lockNames()).filter(isVersion);
  if (shown.length < pages.length) return; // a page that is still loading holds no lock
  const lists = await Promise.all([readList("service"), readList("next")]);
  const needed = [...shown, ...lists.map((list) => list && scope + list.version)];
  for (const name of await caches.keys()) if (isVersion(name) && !needed.includes(name)) await caches.delete(name);
};

/** Removes the worker and its caches. */
const retire = async () => {
  for (const name of await caches.keys()) if (name === scope || isVersion(name)) await caches.delete(name);
  await worker.registration.unregister();
};

/** @param {Progress} look @returns {Promise<Status>} */
const status = async (look) => {
  const { version = "", sets = {} } = (await readList("service")) ?? {};
  const has = await keptFiles(version);
  const kept = Object.entries(sets).map(([set, { bytes, files }]) => [set, { bytes, isKept: Object.keys(files).every(has) }]);
  return { version: (await readList("next"))?.version ?? version, sets: Object.fromEntries(kept), look };
};

/** Wishes are fulfilled one after the other. */
let queue = Promise.resolve();
/** Sends the status at once, and again when the wish is fulfilled. A version that is complete is taken at once. @param {Wish} wish @param {MessagePort} port */
const fulfil = async ({ wants, takes }, port) => {
  const isTaken = takes && (await take());
  port.postMessage(await status(isTaken ? "done" : "begun"));
  if (isTaken) return;
  const act = async () => {
    const isDone = await complete(wants).then(clean).then(() => true, () => false);
    if (takes) await take();
    port.postMessage(await status(isDone ? "done" : "failed"));
  };
  await (queue = queue.then(act, act));
};

/** Returns a file of a version, or else of the one in service. @param {Request} request @param {string} [version] */
const find = async ({ mode, url }, version) => {
  // A page is opened: a new version is put into service, unless a match goes on.
  if (mode === "navigate" && !(await lockNames()).includes(`${scope}match`)) await take();
  const [address = ""] = url.split(/[?#]|index\.html/);
  const kept = version ?? (await readList("service"))?.version;
  return kept ? caches.match(address, { cacheName: scope + kept, ignoreVary: true }) : undefined;
};

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => event.ports[0] && event.waitUntil(fulfil(event.data, event.ports[0])));
worker.addEventListener("fetch", (event) => {
  const { method, url, destination } = event.request;
  const [version] = url.slice(scope.length).match(/^[0-9a-f]{16}(?=\/)/) ?? [];
  // What scripts fetch has no destination; outside these folders it is to come from the server.
  if (method !== "GET" || !url.startsWith(scope) || !(version || destination)) return;
  const found = find(event.request, version).catch(() => undefined);
  event.respondWith(found.then((file) => file ?? fetch(event.request)));
});
