// The database in which matches are kept: `matches`, what lists tell of each (`src/ui/row.rs`), and `texts`, the match itself
// with what lies beside it (`src/ui/chest.rs`). Whatever changes them is on the disk when its promise is kept. A promise that
// is not kept within a moment is broken: nobody waits for ever.

const STORES = ["matches", "texts"];
const MOMENT = 2000; // milliseconds

const root = document.documentElement;

/** What a request comes to. */
const outcome = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** The connection, or the one that is being opened. */
let connection;
const connect = () => {
  const open = async () => {
    const request = indexedDB.open("caravanserai", 1);
    request.onupgradeneeded = () => STORES.forEach((name) => request.result.createObjectStore(name, { keyPath: "id" }));
    const database = await outcome(request);
    // Another tab wants to renew or delete it; or the browser has closed it, as when it takes back what a site keeps.
    database.onversionchange = () => {
      database.close();
      connection = undefined;
    };
    database.onclose = () => (connection = undefined);
    return database;
  };
  connection ??= open();
  connection.catch(() => (connection = undefined));
  return connection;
};

/** Does something with both stores in one transaction, and gives what it gives once that is complete. */
const transact = async (mode, act) => {
  const database = await connect();
  const transaction = database.transaction(STORES, mode, { durability: "strict" });
  return new Promise((done, failed) => {
    const result = act(...STORES.map((name) => transaction.objectStore(name)));
    transaction.oncomplete = () => done(result);
    transaction.onabort = () => failed(transaction.error ?? new DOMException("closed", "AbortError"));
    result.catch((error) => {
      failed(error);
      try {
        transaction.abort();
      } catch {} // it was, and that is why
    });
  });
};

/** The same, and once more on a new connection if the browser has closed the one that there was. */
const again = async (mode, act) => {
  try {
    return await transact(mode, act);
  } catch (error) {
    if (!["AbortError", "InvalidStateError", "NotFoundError"].includes(error?.name)) throw error;
    connection = undefined;
    return transact(mode, act);
  }
};

const soon = (promise) => {
  let timer;
  const late = new Promise((_, failed) => (timer = setTimeout(() => failed(new Error("late")), MOMENT)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** Tabs tell each other of which match they have changed something; a page hears of it by an event. */
const tabs = globalThis.BroadcastChannel && new BroadcastChannel("caravanserai");
const hear = (id) => dispatchEvent(new CustomEvent("changed", { detail: id }));
tabs?.addEventListener("message", ({ data }) => hear(data));
const tell = (id) => tabs?.postMessage(id);

/** The last line of a match's text, which holds the sum of the others. */
const endOf = (text) => String(text).trimEnd().split("\n").at(-1);

/** Has the browser asked not to take back by itself what is kept here. Firefox asks its reader: once, and after a press. */
const persist = async () => {
  const { storage, userAgent } = navigator;
  if (!storage?.persist || (await storage.persisted())) return;
  if (!userAgent.includes("Firefox")) await storage.persist();
  else if (!localStorage.getItem("caravanserai.persist")) {
    localStorage.setItem("caravanserai.persist", "asked");
    addEventListener("click", () => storage.persist(), { once: true });
  }
};

/** What lies of a match in the browser's storage: its texts, and what is beside them. */
const TEXTS = ["match", "spare"];
const BESIDE = ["secret", "clocks", "contest", "series", "sums", "here"];
const stored = (kind, id) => localStorage.getItem(`caravanserai.${kind}.${id}`);

/** Whether a text is nothing, or the beginning of another: all its lines but the last, which holds their sum. */
const begins = (text, other) => {
  const body = text.slice(0, text.trimEnd().lastIndexOf("\n") + 1);
  return text === "" || (body !== "" && other.startsWith(body));
};

/** Takes a match out of the browser's storage if the database holds at least as much of it. What is beside it may be newer there. */
const clear = async (id) => {
  const copies = TEXTS.map((kind) => stored(kind, id) ?? "");
  const holds = await again("readwrite", async (_, texts) => {
    const there = await outcome(texts.get(id));
    if (!there || !copies.every((text) => begins(text, String(there.text)))) return false;
    const beside = BESIDE.map((kind) => [kind, stored(kind, id)]).filter(([, value]) => value !== null);
    texts.put({ ...there, ...Object.fromEntries(beside) });
    return true;
  });
  if (holds) for (const kind of [...TEXTS, ...BESIDE]) localStorage.removeItem(`caravanserai.${kind}.${id}`);
};

const sweep = async (own) => {
  const { held, pending } = await navigator.locks.query();
  const open = [`caravanserai.match.${own}`, ...[...held, ...pending].map(({ name }) => name)];
  const names = Object.keys(localStorage).map((name) => name.match(/^caravanserai\.(?:match|spare)\.([\da-f]{16})$/));
  const ids = new Set(names.filter(Boolean).map(([, id]) => id));
  for (const id of ids) if (!open.includes(`caravanserai.match.${id}`)) await clear(id);
};

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return {}; // it is listed as what cannot be read
  }
};

/** What lies beside the texts in the browser's storage tells of their matches, too, without pictures. */
const told = () => {
  const tells = (name) => {
    const [, id] = name.match(/^caravanserai\.summary\.([\da-f]{16})$/) ?? [];
    return id && TEXTS.some((kind) => stored(kind, id)) ? [{ ...parsed(stored("summary", id)), id }] : [];
  };
  try {
    return Object.keys(localStorage).flatMap(tells);
  } catch (error) {
    console.info(error);
    return [];
  }
};

const list = async () => {
  const others = told();
  const rows = await soon(again("readonly", (matches) => outcome(matches.getAll()))).catch((error) => {
    if (others.length === 0) throw error;
    return [];
  });
  const there = new Set(rows.map(({ id }) => id));
  return [...rows, ...others.filter(({ id }) => !there.has(id))];
};

globalThis.chest = {
  /** A match: what lists tell of it, and itself; each undefined if it is not there. */
  read: (id) => soon(again("readonly", async (matches, texts) => ({ match: await outcome(matches.get(id)), text: await outcome(texts.get(id)) }))),

  /** The match of which `text` is the beginning; or that is the beginning of `text`, if something has happened in it. As `read`
   * gives it. */
  alike: (text) =>
    soon(
      again("readonly", async (matches, texts) => {
        const has = (there) => begins(text, there) || (/\nactions\n(?!end )/.test(there) && begins(there, text));
        const found = (await outcome(texts.getAll())).find((row) => has(String(row.text)));
        return found ? { match: await outcome(matches.get(found.id)), text: found } : {};
      }),
    ),

  /** Keeps a match where nothing lies, or a text that ends with the line `known`. Gives "kept"; or "behind", if another lies
   * there, which stays. So does what somebody has called the match, and what lay beside the text if there is none of it. */
  keep: (row, text, known) =>
    soon(
      again("readwrite", async (matches, texts) => {
        const [before, there] = await Promise.all([outcome(matches.get(row.id)), outcome(texts.get(row.id))]);
        if (there && endOf(there.text) !== known) return "behind";
        matches.put({ ...row, title: before?.title ?? row.title });
        const beside = Object.entries(text).filter(([, value]) => value);
        texts.put({ ...text, ...there, ...Object.fromEntries(beside) });
        return "kept";
      }),
    )
      .then((kept) => {
        if (row.over) persist().catch(console.info);
        return kept;
      })
      .finally(() => tell(row.id)),

  /** What lists tell of all matches: also of those that the database could not take. */
  list,

  /** Changes something of what lists tell of a match. All else stays as it is by now. */
  change: (id, change) =>
    soon(
      again("readwrite", async (matches) => {
        const row = await outcome(matches.get(id));
        if (row) matches.put({ ...row, ...change });
      }),
    ).then(() => tell(id)),

  /** Forgets a match. */
  remove: (id) => soon(again("readwrite", (matches, texts) => Promise.all([matches, texts].map((store) => outcome(store.delete(id)))))).then(() => tell(id)),

  /** Takes out of the browser's storage the matches that are at no table, but for the one with this id. */
  sweep: (id) => soon(sweep(id)),

  /** Forgets everything. */
  wipe: () => soon(again("readwrite", (...stores) => Promise.all(stores.map((store) => outcome(store.clear()))))),

  /** All that there is. */
  all: () => again("readonly", async (matches, texts) => ({ matches: await outcome(matches.getAll()), texts: await outcome(texts.getAll()) })),
};

/** Does one of these for a program, whose element `place` is told of the answer by an event with the `ticket`. What cannot be
 * done has no answer. */
let asked = 0;
chest.ask = async (place, ticket, name, ...values) => {
  asked += 1;
  root.dataset.asked = ""; // the browser tests wait until this goes
  const answer = await chest[name](...values).catch((error) => console.info(`${name}: ${error}`));
  asked -= 1;
  if (asked === 0) delete root.dataset.asked;
  place.dispatchEvent(new CustomEvent("answered", { detail: [ticket, answer] }));
};
