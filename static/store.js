// The matches that are saved on this device, in one IndexedDB database. The home page lists them before any program has come, so
// this is a script of the page; programs call it through `src/store/browser.rs`. npm's `idb` gives IndexedDB its promises: of the
// crates, `idb` cannot ask for strict durability, and `indexed_db_futures` adds 39 KB to each program.
//
// `matches` has a row a match, `lines` its record in the pieces in which it was appended, `notes` what is saved beside the record.
// A write is on the disk when its promise is fulfilled. What the database does not take is held in memory until the page is closed.
import { openDB } from "idb";

/**
 * @typedef {{ id: string, game: string, title: string, names: string[], turn: string, when: string, over: boolean, origin: string, deleted: string }} Row
 *   what scripts read of `src/store/row.rs`
 * @typedef {Record<string, string>} Notes by the kinds of `src/store/notes.rs`
 * @typedef {{ row: Row, text: string, notes: Notes, isHeld?: boolean }} Saved `isHeld`: in memory only
 * @typedef {{ key: string, value: Row & { end: string, pieces: number }, indexes: { when: string, origin: string } }} Matches
 *   `end` is the last line of the record, which holds the checksum of the others
 * @typedef {{ matches: Matches, lines: { key: [string, number], value: string }, notes: { key: [string, string], value: string } }} Schema
 * @typedef {"matches" | "lines" | "notes"} Name
 */
/** @template {Name} S @typedef {import("idb").IDBPObjectStore<Schema, Name[], S, "readwrite">} Store */
/** @template T @typedef {(matches: Store<"matches">, lines: Store<"lines">, notes: Store<"notes">) => Promise<T>} Act */

/** The time that a call may take, in milliseconds. A browser may never answer one. */
const TIMEOUT = 2000;

/** @type {Map<string, Saved>} The matches that the database has not taken. */
const unsaved = new Map();

/** @type {Promise<import("idb").IDBPDatabase<Schema>> | undefined} The connection, or the one that is being opened. */
let connection;
const disconnect = () => (connection = undefined);
const connect = () => {
  connection ??= openDB("caravanserai", 1, {
    upgrade(database) {
      const matches = database.createObjectStore("matches", { keyPath: "id" });
      matches.createIndex("when", "when");
      matches.createIndex("origin", "origin");
      database.createObjectStore("lines");
      database.createObjectStore("notes");
    },
    // Another tab deletes the database, or the browser takes it back: the next call opens it anew.
    blocking(_old, _new, { target }) {
      /** @type {IDBDatabase} */ (target).close();
      disconnect();
    },
    terminated: disconnect,
  });
  connection.catch(disconnect);
  return connection;
};

/** Does something in one transaction, and gives its result once that is complete. @type {<T>(mode: "readonly" | "readwrite", act: Act<T>) => Promise<T>} */
const transact = async (mode, act) => {
  const transaction = (await connect()).transaction(["matches", "lines", "notes"], mode, { durability: "strict" });
  const stores = /** @type {any} */ (transaction);
  const acting = act(stores.objectStore("matches"), stores.objectStore("lines"), stores.objectStore("notes")).catch((error) => {
    if (!transaction.error) transaction.abort();
    throw error;
  });
  const [result] = await Promise.all([acting, transaction.done]);
  return result;
};

/** The same in time, and once more on a new connection if the browser has closed the one that there was. @type {typeof transact} */
const run = async (mode, act) => {
  const { dataset } = document.documentElement;
  calls += 1;
  dataset.asked = ""; // the browser tests wait until this goes
  const late = new Promise((_, failed) => setTimeout(failed, TIMEOUT, new DOMException("no answer in time", "TimeoutError")));
  const done = transact(mode, act).catch((error) => {
    if (!["AbortError", "InvalidStateError", "NotFoundError"].includes(error?.name)) throw error;
    disconnect();
    return transact(mode, act);
  });
  return Promise.race([done, late]).finally(() => {
    calls -= 1;
    if (calls === 0) delete dataset.asked;
  });
};
let calls = 0;

/** The keys of all pieces or notes of a match. @param {string} id */
const all = (id) => IDBKeyRange.bound([id], [id, []]);

/** A match with this id. @type {(id: string) => Act<Saved | undefined>} */
const whole = (id) => async (matches, lines, notes) => {
  const [row, pieces, kinds, texts] = await Promise.all([matches.get(id), lines.getAll(all(id)), notes.getAllKeys(all(id)), notes.getAll(all(id))]);
  return row && { row, text: pieces.join("") + row.end, notes: Object.fromEntries(kinds.map(([, kind], at) => [kind, texts[at] ?? ""])) };
};

/** Several, by their ids. @param {string[]} ids @param {Parameters<Act<any>>} stores */
const several = async (ids, stores) => (await Promise.all(ids.map((id) => whole(id)(...stores)))).flatMap((saved) => saved ?? []);

/** Tabs tell each other of which match they have changed something. */
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("caravanserai") : undefined;

/** Asks the browser not to take back by itself what is saved. Firefox asks its reader: once, and after a press. */
const persist = async () => {
  const { storage, userAgent } = navigator;
  if (!storage?.persist || (await storage.persisted())) return;
  if (!userAgent.includes("Firefox")) await storage.persist();
  else if (!localStorage.getItem("caravanserai.persist")) {
    localStorage.setItem("caravanserai.persist", "asked");
    addEventListener("click", () => storage.persist(), { once: true });
  }
};

/** Tells the next visit whether the home page lists matches (`language.js`). @param {boolean} isListed */
export const hint = (isListed) => {
  try {
    if (isListed) localStorage.setItem("caravanserai.listed", "yes");
    else localStorage.removeItem("caravanserai.listed");
  } catch {} // without storage the page moves a little
};

export const matchStore = {
  /**
   * Saves a match: appends `added` to its record if that ends with the line `known` so far, or writes the whole `body`. `end` is
   * its last line from now on. Where a record is saved that is no beginning of it, that stays. So does the title that
   * somebody has given the match; notes are written with a new match only. A row without a moment gets the present one.
   * @param {Row} row @param {string} known @param {string | undefined} added @param {string} body @param {string} end @param {Notes} notes
   * @returns {Promise<"saved" | "conflict" | "unsaved">}
   */
  async save(row, known, added, body, end, notes) {
    const { id, when = new Date().toISOString() } = row;
    try {
      const isSaved = await run("readwrite", async (matches, lines, beside) => {
        const before = await matches.get(id);
        const isKnown = before?.end === known;
        if (before && !isKnown && !body.startsWith((await lines.getAll(all(id))).join(""))) return false;
        const at = before && isKnown && added !== undefined ? before.pieces : 0;
        if (at === 0) await lines.delete(all(id));
        await lines.put(at === 0 ? body : (added ?? ""), [id, at]);
        await matches.put({ ...row, when, title: before?.title ?? row.title, end, pieces: at + 1 });
        if (!before) await Promise.all(Object.entries(notes).map(([kind, text]) => beside.put(text, [id, kind])));
        return true;
      });
      unsaved.delete(id);
      if (row.over) persist().catch(console.info);
      else hint(true);
      return isSaved ? "saved" : "conflict";
    } catch (error) {
      console.info(`A match is not saved: ${error}`);
      unsaved.set(id, { row: { ...row, when }, text: body + end, notes, isHeld: true });
      return "unsaved";
    } finally {
      tabs?.postMessage(id);
    }
  },

  /** A match. One that has not been saved yet is held by the time that this is answered. @param {string} id */
  async read(id) {
    const saved = unsaved.has(id) ? undefined : await run("readonly", whole(id)).catch((error) => {
      if (!unsaved.has(id)) throw error;
    });
    return saved ?? unsaved.get(id);
  },

  /** The matches that begin alike: with this checksum of their headers. @param {string} origin */
  async related(origin) {
    const held = [...unsaved.values()].filter(({ row }) => row.origin === origin);
    const saved = run("readonly", async (...stores) => several(await stores[0].index("origin").getAllKeys(origin), stores));
    return [...held, ...(await saved.catch(() => []))];
  },

  /** The rows of all matches, the last played first. @returns {Promise<Row[]>} */
  async rows() {
    const held = [...unsaved.values()].map(({ row }) => row).reverse();
    const saved = run("readonly", (matches) => matches.index("when").getAll());
    const rows = await (held.length > 0 ? saved.catch(() => []) : saved);
    return [...held, ...rows.reverse().filter(({ id }) => !unsaved.has(id))];
  },

  /** Saves something beside a match. @param {string} id @param {string} kind @param {string} text */
  async note(id, kind, text) {
    const held = unsaved.get(id);
    if (held) held.notes[kind] = text;
    else await run("readwrite", (_matches, _lines, notes) => notes.put(text, [id, kind]));
    tabs?.postMessage(id);
  },

  /** Changes something of a row. All else stays as it is by now. @param {string} id @param {Partial<Row>} change */
  async change(id, change) {
    await run("readwrite", async (matches) => {
      const row = await matches.get(id);
      if (row) await matches.put({ ...row, ...change });
    });
    tabs?.postMessage(id);
  },

  /** Deletes a match. @param {string} id */
  async remove(id) {
    const held = unsaved.delete(id);
    const removed = run("readwrite", (matches, lines, notes) => Promise.all([matches.delete(id), lines.delete(all(id)), notes.delete(all(id))]));
    await (held ? removed.catch(console.info) : removed);
    tabs?.postMessage(id);
  },

  /** Deletes everything. */
  async wipe() {
    unsaved.clear();
    await run("readwrite", (...stores) => Promise.all(stores.map((store) => store.clear())));
  },

  /** All matches, which may take longer than other calls. @returns {Promise<Saved[]>} */
  async everything() {
    const saved = await transact("readonly", async (...stores) => several(await stores[0].getAllKeys(), stores));
    return [...saved.filter(({ row }) => !unsaved.has(row.id)), ...unsaved.values()];
  },

  /** Calls `changed` with the id of each match that another tab changes. Gives what ends that. @param {(id: string) => void} changed */
  watch(changed) {
    const heard = (/** @type {MessageEvent<string>} */ { data }) => changed(data);
    tabs?.addEventListener("message", heard);
    return () => tabs?.removeEventListener("message", heard);
  },
};

Object.assign(globalThis, { matchStore });
