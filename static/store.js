// The matches that are saved on this device, in one IndexedDB database. The home page lists them before any program is loaded,
// so this is a script of the page; programs call it through `src/store/browser.rs`. npm's `idb` wraps IndexedDB in promises: of
// the crates, `idb` cannot request strict durability, and `indexed_db_futures` adds 39 KB to each program.
//
// `matches` has a row per match, `lines` its record in the chunks in which it was appended, `notes` what is saved beside the
// record. A write is on the disk when its promise is fulfilled. A match that cannot be written is held in memory until the page
// is closed.
import { openDB } from "idb";

/**
 * @typedef {{ id: string, game: string, title: string, names: string[], turn: string, when: string, over: boolean, origin: string, deleted: string }} Row
 *   the fields of `src/store/summary.rs` that scripts read
 * @typedef {Record<string, string>} Notes by the kinds of `src/store/notes.rs`
 * @typedef {{ row: Row, text: string, notes: Notes, isHeld?: boolean }} Saved `isHeld`: in memory only
 * @typedef {{ key: string, value: Row & { end: string, pieces: number }, indexes: { when: string, origin: string } }} Matches
 *   `end` is the last line of the record, which is the checksum of the others
 * @typedef {{ matches: Matches, lines: { key: [string, number], value: string }, notes: { key: [string, string], value: string } }} Schema
 * @typedef {"matches" | "lines" | "notes"} Name
 */
/** @template {Name} S @typedef {import("idb").IDBPObjectStore<Schema, Name[], S, "readwrite">} Store */
/** @template T @typedef {(matches: Store<"matches">, lines: Store<"lines">, notes: Store<"notes">) => Promise<T>} Act */

/** Timeout of a call, in milliseconds. A browser may never answer one. */
const TIMEOUT = 2000;
/** That of a call for all matches, once the database is open. */
const TIMEOUT_OF_ALL = 30_000;

/** @type {Map<string, Saved>} The matches that could not be written to the database. */
const unsaved = new Map();

/** @type {Map<string, Promise<unknown>>} The saves that are under way, the last of each match. */
const saving = new Map();

/** @typedef {Promise<import("idb").IDBPDatabase<Schema>>} Connection */

/** @type {Connection | undefined} The connection, or the one that is being opened. */
let connection;
/** Closes a connection that has failed or is in the way; the next call opens another one. @param {Connection} opened */
const disconnect = (opened) => {
  if (connection === opened) connection = undefined;
  opened.then((database) => database.close(), () => {}); // one that was never opened needs no end
};
/** Opens the database; a browser that gives none refuses the promise. @param {import("idb").OpenDBCallbacks<Schema>} callbacks @returns {Connection} */
const open = async (callbacks) => openDB("caravanserai", 1, callbacks);
/** @returns {Connection} */
const connect = () => {
  if (connection) return connection;
  /** @type {Connection} */
  const opened = open({
    upgrade(database) {
      const matches = database.createObjectStore("matches", { keyPath: "id" });
      matches.createIndex("when", "when");
      matches.createIndex("origin", "origin");
      database.createObjectStore("lines");
      database.createObjectStore("notes");
    },
    // Another tab deletes the database, or the browser closes it: the next call opens it again. A tab with a newer version
    // of the site has a newer database, which this one cannot open.
    blocking: (_, newer) => {
      disconnect(opened);
      if (newer !== null) dispatchEvent(new Event("outdated"));
    },
    terminated: () => disconnect(opened),
  });
  opened.catch((error) => {
    disconnect(opened);
    if (error.name === "VersionError") dispatchEvent(new Event("outdated"));
  });
  connection = opened;
  return opened;
};

/** Runs `act` in one transaction, and returns its result once the transaction is complete. @type {<T>(opened: Connection, mode: "readonly" | "readwrite", act: Act<T>) => Promise<T>} */
const transact = async (opened, mode, act) => {
  const transaction = (await opened).transaction(["matches", "lines", "notes"], mode, { durability: "strict" });
  const stores = /** @type {any} */ (transaction);
  const acting = act(stores.objectStore("matches"), stores.objectStore("lines"), stores.objectStore("notes")).catch((error) => {
    if (!transaction.error) transaction.abort();
    throw error;
  });
  const [result] = await Promise.all([acting, transaction.done]);
  return result;
};

/**
 * Runs `transact` with a timeout, and once more on a new connection if it fails: a browser that closes a connection reports that in
 * many ways. A connection that does not answer in time is not used again.
 * @type {<T>(mode: "readonly" | "readwrite", act: Act<T>, timeout?: number) => Promise<T>}
 */
const run = async (mode, act, timeout = TIMEOUT) => {
  const { dataset } = document.documentElement;
  calls += 1;
  dataset.asked = ""; // browser tests wait for its removal
  let used = connect();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let [isLate, isDone] = [false, false];
  /** @type {Promise<never>} */
  const late = new Promise((_, failed) => {
    const giveUp = () => {
      isLate = true;
      disconnect(used);
      failed(new DOMException("no answer in time", "TimeoutError"));
    };
    timer = setTimeout(giveUp, TIMEOUT);
    if (timeout > TIMEOUT)
      used.then(() => {
        if (isLate || isDone) return;
        clearTimeout(timer);
        timer = setTimeout(giveUp, timeout);
      }, console.info);
  });
  const done = transact(used, mode, act).catch((error) => {
    if (isLate) throw error; // nobody waits for a second attempt
    disconnect(used);
    used = connect();
    return transact(used, mode, act);
  });
  return Promise.race([done, late]).finally(() => {
    isDone = true;
    clearTimeout(timer);
    calls -= 1;
    if (calls === 0) delete dataset.asked;
  });
};
let calls = 0;

/** The keys of all chunks or notes of a match. @param {string} id */
const all = (id) => IDBKeyRange.bound([id], [id, []]);

/** Reads the match with this id. @type {(id: string) => Act<Saved | undefined>} */
const whole = (id) => async (matches, lines, notes) => {
  const [row, pieces, kinds, texts] = await Promise.all([matches.get(id), lines.getAll(all(id)), notes.getAllKeys(all(id)), notes.getAll(all(id))]);
  return row && { row, text: pieces.join("") + row.end, notes: Object.fromEntries(kinds.map(([, kind], at) => [kind, texts[at] ?? ""])) };
};

/** Reads several matches by their ids. @param {string[]} ids @param {Parameters<Act<any>>} stores */
const several = async (ids, stores) => (await Promise.all(ids.map((id) => whole(id)(...stores)))).flatMap((saved) => saved ?? []);

/** Tabs notify each other of the ids of changed matches. */
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("caravanserai") : undefined;

/** Asks the browser not to evict saved data. Firefox asks the user: only once, and after a press. */
const persist = async () => {
  const { storage, userAgent } = navigator;
  if (!storage?.persist || (await storage.persisted())) return;
  if (!userAgent.includes("Firefox")) await storage.persist();
  else if (!localStorage.getItem("caravanserai.persist")) {
    localStorage.setItem("caravanserai.persist", "asked");
    addEventListener("click", () => storage.persist(), { once: true });
  }
};

/** Records for the next visit whether the home page lists matches (`language.js`). @param {boolean} isListed */
export const hint = (isListed) => {
  try {
    if (isListed) localStorage.setItem("caravanserai.listed", "yes");
    else localStorage.removeItem("caravanserai.listed");
  } catch {} // without local storage, the page shifts a little
};

/**
 * Saves a match: appends `added` to its record if that ends with the line `known`, or else writes the whole `body`. `end` is
 * its new last line. A saved record that is not a prefix of the new one is kept. So is the title that a user has given the
 * match; notes are written with a new match, and with one that was held in memory. A row without a time gets the current one.
 * @param {Row} row @param {string} known @param {string | undefined} added @param {string} body @param {string} end @param {Notes} notes
 * @returns {Promise<"saved" | "conflict" | "unsaved">}
 */
const write = async (row, known, added, body, end, notes) => {
  const { id, when = new Date().toISOString() } = row;
  const held = unsaved.get(id);
  try {
    const isSaved = await run("readwrite", async (matches, lines, beside) => {
      const before = await matches.get(id);
      const isKnown = before?.end === known;
      if (before && !isKnown && !body.startsWith((await lines.getAll(all(id))).join(""))) return false;
      const at = before && isKnown && added !== undefined ? before.pieces : 0;
      if (at === 0) await lines.delete(all(id));
      await lines.put(at === 0 ? body : (added ?? ""), [id, at]);
      await matches.put({ ...row, when, title: held?.row.title || before?.title || row.title, end, pieces: at + 1 });
      // Notes of a match that is held in memory have not been written either.
      const due = before ? (held?.notes ?? {}) : notes;
      await Promise.all(Object.entries(due).map(([kind, text]) => beside.put(text, [id, kind])));
      return true;
    });
    unsaved.delete(id);
    if (row.over) persist().catch(console.info);
    else if (!row.deleted) hint(true);
    return isSaved ? "saved" : "conflict";
  } catch (error) {
    console.info(`A match is not saved: ${error}`);
    unsaved.set(id, { row: { ...row, when, title: held?.row.title ?? row.title }, text: body + end, notes, isHeld: true });
    return "unsaved";
  } finally {
    tabs?.postMessage(id);
  }
};

export const matchStore = {
  /** Saves a match, as `write` says. @type {typeof write} */
  save(row, ...rest) {
    const saved = write(row, ...rest).finally(() => saving.get(row.id) === saved && saving.delete(row.id));
    saving.set(row.id, saved);
    return saved;
  },

  /** Reads a match, once it is known whether it could be saved. @param {string} id */
  async read(id) {
    await saving.get(id);
    return unsaved.get(id) ?? run("readonly", whole(id));
  },

  /** Reads the matches with the same beginning, by the checksum of their headers. @param {string} origin */
  async related(origin) {
    const held = [...unsaved.values()].filter(({ row }) => row.origin === origin);
    const saved = run("readonly", async (...stores) => several(await stores[0].index("origin").getAllKeys(origin), stores));
    const found = await (held.length > 0 ? saved.catch(() => []) : saved);
    return [...held, ...found.filter(({ row }) => !unsaved.has(row.id))];
  },

  /** Reads the rows of all matches, the last played first. @returns {Promise<Row[]>} */
  async rows() {
    const held = [...unsaved.values()].map(({ row }) => row).reverse();
    const saved = run("readonly", (matches) => matches.index("when").getAll());
    const rows = await (held.length > 0 ? saved.catch(() => []) : saved);
    return [...held, ...rows.reverse().filter(({ id }) => !unsaved.has(id))];
  },

  /** Saves a note of a match. @param {string} id @param {string} kind @param {string} text */
  async note(id, kind, text) {
    const held = unsaved.get(id);
    if (held) held.notes[kind] = text;
    else await run("readwrite", (_matches, _lines, notes) => notes.put(text, [id, kind]));
    tabs?.postMessage(id);
  },

  /** Changes some fields of a row. @param {string} id @param {Partial<Row>} change */
  async change(id, change) {
    const held = unsaved.get(id);
    if (held) Object.assign(held.row, change);
    const changed = run("readwrite", async (matches) => {
      const row = await matches.get(id);
      if (row) await matches.put({ ...row, ...change });
    });
    await (held ? changed.catch(console.info) : changed);
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

  /** Reads all matches, which may take its time. @returns {Promise<Saved[]>} */
  async everything() {
    const saved = await run("readonly", async (...stores) => several(await stores[0].getAllKeys(), stores), TIMEOUT_OF_ALL);
    return [...saved.filter(({ row }) => !unsaved.has(row.id)), ...unsaved.values()];
  },

  /** Calls `changed` with the id of each match that another tab changes. Returns a function that ends this. @param {(id: string) => void} changed */
  watch(changed) {
    const heard = (/** @type {MessageEvent<string>} */ { data }) => changed(data);
    tabs?.addEventListener("message", heard);
    return () => tabs?.removeEventListener("message", heard);
  },
};

Object.assign(globalThis, { matchStore });
