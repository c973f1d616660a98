// The store of matches (static/store.js) over a database in memory, which fails as browsers’ databases do.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import "../browser/node_modules/fake-indexeddb/auto/index.mjs";
import { openDB } from "../browser/node_modules/idb/build/index.js";

const source = readFileSync(new URL("../../static/store.js", import.meta.url), "utf8").replaceAll(/^import .*$|^export /gm, "");
const run = new Function("globalThis", "openDB", "document", "localStorage", "navigator", "BroadcastChannel", "console", "addEventListener", "dispatchEvent", "setTimeout", source);

/** Opens a tab: its store, the events that it sends, and the timers that it has set, with their times. */
function openTab() {
  const tab = { events: [], timers: [] };
  const place = {};
  const wait = (act, millis) => tab.timers.push([act, millis]);
  const quiet = { info() {} };
  const values = {};
  const localStorage = { getItem: (name) => values[name], setItem: (name, value) => (values[name] = value), removeItem: (name) => delete values[name] };
  run(place, openDB, { documentElement: { dataset: {} } }, localStorage, {}, undefined, quiet, () => {}, ({ type }) => tab.events.push(type), wait);
  return Object.assign(tab, { store: place.matchStore, hint: values });
}

const usual = { put: IDBObjectStore.prototype.put, open: IDBFactory.prototype.open };
beforeEach(() => {
  IDBObjectStore.prototype.put = usual.put;
  globalThis.indexedDB = new IDBFactory();
});

/** Has writes fail as on a device without room, while `fails` says so. */
function failWrites(fails) {
  IDBObjectStore.prototype.put = function (...values) {
    if (!fails(this.name)) return usual.put.apply(this, values);
    this.transaction.abort();
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
}

const row = { id: "a", game: "marrakech", title: "", names: ["Ada", "Ben"], turn: "0", when: "2026-05-03T18:20:00.000Z", over: false, origin: "end 1", deleted: "" };

/** The chunks of a record in the database, read without the store. */
async function pieces(id) {
  const database = await openDB("caravanserai");
  const found = await database.getAll("lines", IDBKeyRange.bound([id], [id, []]));
  database.close();
  return found;
}

test("what is new is appended, and what was saved is not written again", async () => {
  const { store, hint } = openTab();
  assert.equal(await store.save(row, "", undefined, "one\n", "end 1\n", { clocks: "7" }), "saved");
  assert.equal(await store.save(row, "end 1\n", "two\n", "one\ntwo\n", "end 2\n", {}), "saved");
  assert.deepEqual(await pieces("a"), ["one\n", "two\n"]);
  const { text, notes } = await store.read("a");
  assert.deepEqual([text, notes], ["one\ntwo\nend 2\n", { clocks: "7" }]);
  assert.equal(hint["caravanserai.listed"], "yes", "the next visit of the home page knows of it");
  // What was known to lie there does not: a record of which this one is the continuation is replaced whole.
  assert.equal(await store.save(row, "end 1\n", "three\n", "one\ntwo\nthree\n", "end 3\n", {}), "saved");
  assert.deepEqual(await pieces("a"), ["one\ntwo\nthree\n"]);
});

test("a record that is no beginning of the new one is kept, and so is the title that somebody has given it", async () => {
  const { store } = openTab();
  await store.save(row, "", undefined, "one\nelse\n", "end 9\n", {});
  await store.change("a", { title: "Sunday" });
  assert.equal(await store.save(row, "end 1\n", "two\n", "one\ntwo\n", "end 2\n", {}), "conflict");
  assert.equal((await store.read("a")).text, "one\nelse\nend 9\n");
  await store.save(row, "end 9\n", "more\n", "one\nelse\nmore\n", "end 10\n", {});
  assert.equal((await store.read("a")).row.title, "Sunday");
});

test("a write that fails once is tried again, and nothing is said of it", async () => {
  const { store } = openTab();
  await store.save(row, "", undefined, "one\n", "end 1\n", {});
  let writes = 0;
  failWrites((name) => name === "lines" && ++writes === 1);
  assert.equal(await store.save(row, "end 1\n", "two\n", "one\ntwo\n", "end 2\n", {}), "saved");
  assert.deepEqual(await pieces("a"), ["one\n", "two\n"]);
});

test("whatever a transaction fails by once, reading and writing go on over a new connection", async (context) => {
  const { store, events } = openTab();
  await store.save(row, "", undefined, "one\n", "end 1\n", {});
  let [text, end, nth] = ["one\n", "end 1\n", 1];
  const calls = [[IDBDatabase, "transaction"], [IDBObjectStore, "get"], [IDBObjectStore, "put"]];
  const names = ["UnknownError", "TransactionInactiveError", "InvalidStateError", "AbortError", "DataError", "NotFoundError", "TimeoutError"];
  const opened = context.mock.method(IDBFactory.prototype, "open").mock;
  for (const [{ prototype }, call] of calls) {
    for (const name of names) {
      const before = opened.callCount();
      const usual = prototype[call];
      context.mock.method(prototype, call, function (...values) {
        prototype[call] = usual;
        throw new DOMException("The connection is gone.", name);
      });
      if (call === "get") assert.equal((await store.read("a")).text, text + end, name);
      nth += 1;
      const [added, next] = [`${nth}\n`, `end ${nth}\n`];
      assert.equal(await store.save(row, end, added, text + added, next, {}), "saved", `${call}: ${name}`);
      [text, end] = [text + added, next];
      assert.equal((await store.read("a")).text, text + end, `${call}: ${name}`);
      assert.equal(opened.callCount(), before + 1, `${call}: ${name}`);
    }
  }
  assert.deepEqual(events, []);
});

test("a device without room: what was kept stays, the rest is held in memory, and is written whole once there is room", async () => {
  const { store } = openTab();
  await store.save(row, "", undefined, "one\n", "end 1\n", {});
  failWrites(() => true);
  assert.equal(await store.save(row, "end 1\n", "two\n", "one\ntwo\n", "end 2\n", {}), "unsaved");
  assert.deepEqual(await pieces("a"), ["one\n"]);
  await store.note("a", "sent", "noted in memory");
  await store.change("a", { title: "Named in memory" });
  const held = await store.read("a");
  assert.deepEqual([held.text, held.isHeld, held.notes.sent], ["one\ntwo\nend 2\n", true, "noted in memory"]);
  assert.deepEqual((await store.rows()).map(({ id, title }) => [id, title]), [["a", "Named in memory"]]);
  assert.equal((await store.everything()).length, 1);
  failWrites(() => false);
  assert.equal(await store.save(row, "end 2\n", "three\n", "one\ntwo\nthree\n", "end 3\n", {}), "saved");
  const saved = await store.read("a");
  assert.deepEqual([saved.text, saved.isHeld, saved.row.title, saved.notes.sent], ["one\ntwo\nthree\nend 3\n", undefined, "Named in memory", "noted in memory"]);
});

test("a match that is read while it is being saved is there, also if that fails", async () => {
  const { store } = openTab();
  failWrites(() => true);
  store.save(row, "", undefined, "one\n", "end 1\n", {});
  assert.equal((await store.read("a"))?.text, "one\nend 1\n");
  await store.remove("a");
  assert.equal(await store.read("a"), undefined);
});

test("a browser without a database holds matches in memory, and says that it cannot read others", async (context) => {
  context.mock.method(IDBFactory.prototype, "open", () => {
    throw new DOMException("denied", "SecurityError");
  });
  const { store, events } = openTab();
  assert.equal(await store.save(row, "", undefined, "one\n", "end 1\n", {}), "unsaved");
  assert.equal((await store.read("a")).text, "one\nend 1\n");
  assert.deepEqual((await store.rows()).map(({ id }) => id), ["a"]);
  await assert.rejects(store.read("b"), { name: "SecurityError" });
  assert.deepEqual(events, []);
});

test("a database that never answers is waited for two seconds, and the next call opens it anew", async (context) => {
  const { mock } = context.mock.method(IDBFactory.prototype, "open", () => new IDBOpenDBRequest());
  const { store, timers } = openTab();
  const saving = store.save(row, "", undefined, "one\n", "end 1\n", {});
  const [[giveUp, millis]] = timers;
  assert.equal(millis, 2000);
  giveUp();
  assert.equal(await saving, "unsaved");
  mock.restore();
  assert.equal(await store.save(row, "end 1\n", "two\n", "one\ntwo\n", "end 2\n", {}), "saved");
  assert.deepEqual(await pieces("a"), ["one\ntwo\n"]);
});

test("a database that is deleted meanwhile is filled again with the next save", async () => {
  const { store, events } = openTab();
  await store.save(row, "", undefined, "one\n", "end 1\n", { clocks: "7" });
  await new Promise((done) => (indexedDB.deleteDatabase("caravanserai").onsuccess = done));
  assert.equal(await store.save(row, "end 1\n", "two\n", "one\ntwo\n", "end 2\n", { clocks: "8" }), "saved");
  const { text, notes } = await store.read("a");
  assert.deepEqual([text, notes], ["one\ntwo\nend 2\n", { clocks: "8" }]);
  assert.deepEqual(events, []);
});

test("a newer database makes the store say that it is outdated, whichever comes first", async () => {
  const before = openTab();
  await before.store.rows();
  const newer = await openDB("caravanserai", 2);
  assert.deepEqual(before.events, ["outdated"]);
  newer.close();
  const after = openTab();
  await assert.rejects(after.store.rows(), { name: "VersionError" });
  assert.ok(after.events.includes("outdated"));
});

test("two tabs: what one saves the other one reads, and neither writes over the other", async () => {
  const [one, other] = [openTab(), openTab()];
  await one.store.save(row, "", undefined, "one\n", "end 1\n", {});
  assert.equal((await other.store.read("a")).text, "one\nend 1\n");
  assert.equal(await other.store.save(row, "end 1\n", "two\n", "one\ntwo\n", "end 2\n", {}), "saved");
  assert.equal(await one.store.save(row, "end 1\n", "else\n", "one\nelse\n", "end 3\n", {}), "conflict");
  assert.equal((await one.store.read("a")).text, "one\ntwo\nend 2\n");
});

test("rows come by the time they were played, matches by their beginning, and all is deleted at once", async () => {
  const { store } = openTab();
  for (const [id, day, origin] of [["b", 2, "end 2"], ["c", 3, "end 1"], ["a", 1, "end 1"]])
    await store.save({ ...row, id, origin, when: `2026-05-0${day}T18:20:00.000Z` }, "", undefined, `${id}\n`, "end\n", {});
  assert.deepEqual((await store.rows()).map(({ id }) => id), ["c", "b", "a"]);
  assert.deepEqual((await store.related("end 1")).map(({ row }) => row.id).sort(), ["a", "c"]);
  await store.wipe();
  assert.deepEqual(await store.rows(), []);
  assert.deepEqual(await store.everything(), []);
});
