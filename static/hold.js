// Which tab plays a match: one of those that show its table holds the match's lock, and the others wait for it in a row.
// A table talks of it by events on its program's element (`src/ui/hold.rs`), which names the match: it asks to "hold" it, to
// "seize" it or to "release" it, and is told that it "plays", or only "watches" what another tab plays.

/** The tables that are open, by the ids of their elements: its match, what it was told last, and what ends its hold or its wait. */
const tables = new Map();

const tell = ({ id }, says) => {
  tables.get(id).says = says;
  document.getElementById(id).dispatchEvent(new Event(says));
};

/** Asks for the lock. When the tab that plays is closed, or leaves its table, the next one in the row is handed it. */
const ask = async ({ id, match }, options) => {
  tables.get(id)?.end();
  const table = { id, match };
  const ended = new Promise((done) => (table.end = done));
  const ends = new AbortController();
  const isOpen = () => tables.get(id) === table;
  ended.then(() => ends.abort());
  tables.set(id, table);
  // An old browser, or a page without HTTPS, has no locks: every table plays.
  if (!navigator.locks) tell(table, "plays");
  while (navigator.locks && isOpen()) {
    try {
      await navigator.locks.request(`caravanserai.match.${match}`, options, (lock) => {
        if (isOpen()) tell(table, lock ? "plays" : "watches");
        return lock && isOpen() && ended;
      });
    } catch (error) {
      if (!isOpen()) return;
      // Another tab has seized it; or the browser gives this page no locks.
      const isSeized = error.name === "AbortError";
      tell(table, isSeized ? "watches" : "plays");
      if (!isSeized) return;
    }
    options = { signal: ends.signal };
  }
};

const leave = (id) => {
  tables.get(id)?.end();
  tables.delete(id);
};

const on = (name, act) => addEventListener(name, ({ target: { id, dataset } }) => act({ id, match: dataset.match }), { capture: true });
const opened = ({ id, match }) => (tables.get(id)?.match === match ? tables.get(id) : undefined);
on("hold", (place) => {
  // What has been seized already is not asked for again.
  const table = opened(place);
  if (!table) ask(place, { ifAvailable: true });
  else if (table.says) tell(table, table.says);
});
on("seize", (place) => ask(place, { steal: true }));
on("release", (place) => opened(place) && leave(place.id));

// A page that the browser puts away, from where it may bring it back, holds nothing.
let away = [];
addEventListener("pagehide", () => {
  away = [...tables.values()];
  for (const table of away) {
    tell(table, "watches");
    leave(table.id);
  }
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) for (const table of away) ask(table, { ifAvailable: true });
});
