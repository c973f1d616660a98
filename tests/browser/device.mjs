// Devices whose database fails: scripts to run in a page, or before it.

/** Fills the device: every write of the page is refused. */
export const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  IDBObjectStore.prototype.put = function () {
    this.transaction.abort();
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
};

/** Removes the browser's database. */
export const withoutDatabase = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException("denied", "SecurityError");
  };
};

/** Makes local storage throw when it is read. */
export const withoutStorage = () => {
  Storage.prototype.getItem = () => {
    throw new DOMException("denied", "SecurityError");
  };
};

/** Returns the chunks of a match's record in the database, read without the page's store. */
export const pieces = (page, id) =>
  page.evaluate(async (id) => {
    const done = (request) => new Promise((done, failed) => ((request.onsuccess = () => done(request.result)), (request.onerror = () => failed(request.error))));
    const database = await done(indexedDB.open("caravanserai"));
    const found = await done(database.transaction("lines").objectStore("lines").getAll(IDBKeyRange.bound([id], [id, []])));
    database.close();
    return found;
  }, id);

/** Changes the database contents of a match without the page's store: `change` gets its object stores and the id. */
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
