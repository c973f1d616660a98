// Devices whose database fails: scripts for a page, to be run before it or in it.

/** Fills the device: whatever a page wants to save is refused. */
export const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  IDBObjectStore.prototype.put = function () {
    this.transaction.abort();
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
};

/** The browser gives the page no database. */
export const withoutDatabase = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException("denied", "SecurityError");
  };
};

/** The browser gives nothing back of its local storage. */
export const withoutStorage = () => {
  Storage.prototype.getItem = () => {
    throw new DOMException("denied", "SecurityError");
  };
};

/** The pieces in which the record of a match lies in the database, whatever the page's store says. */
export const pieces = (page, id) =>
  page.evaluate(async (id) => {
    const done = (request) => new Promise((done, failed) => ((request.onsuccess = () => done(request.result)), (request.onerror = () => failed(request.error))));
    const database = await done(indexedDB.open("caravanserai"));
    const found = await done(database.transaction("lines").objectStore("lines").getAll(IDBKeyRange.bound([id], [id, []])));
    database.close();
    return found;
  }, id);

/** Changes what lies in the database of a match, past the page's store: `change` gets its stores and its id. */
export const tamper = (page, id, change) =>
  page.evaluate(
    async ([id, change]) => {
      const database = await new Promise((done) => (indexedDB.open("caravanserai").onsuccess = ({ target }) => done(target.result)));
      const transaction = database.transaction(["matches", "lines", "notes"], "readwrite");
      for (const [name, key, value] of change) {
        const store = transaction.objectStore(name);
        if (store.keyPath) store.put({ id, ...value });
        else store.put(value, [id, key]);
      }
      await new Promise((done) => (transaction.oncomplete = done));
      database.close();
    },
    [id, change],
  );
