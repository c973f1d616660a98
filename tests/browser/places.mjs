// The three places in which a match is kept, and how they fail.

/** What lies in the three places of a match: the two of the browser's storage, and the database. */
export const places = (page, id) =>
  page.evaluate(async (id) => {
    const { text } = await chest.read(id);
    return [...["match", "spare"].map((kind) => localStorage.getItem(`caravanserai.${kind}.${id}`)), text?.text ?? null];
  }, id);

/** Puts texts there: none takes away what is there, and what is undefined stays. */
export const lay = (page, id, texts) =>
  page.evaluate(
    async ([id, [match, spare, inChest]]) => {
      for (const [kind, text] of Object.entries({ match, spare })) {
        if (text === null) localStorage.removeItem(`caravanserai.${kind}.${id}`);
        else if (text !== undefined) localStorage.setItem(`caravanserai.${kind}.${id}`, text);
      }
      const database = await new Promise((done) => (indexedDB.open("caravanserai").onsuccess = ({ target }) => done(target.result)));
      const transaction = database.transaction(["matches", "texts"], "readwrite");
      if (inChest === null) for (const name of ["matches", "texts"]) transaction.objectStore(name).delete(id);
      else if (typeof inChest === "string") {
        transaction.objectStore("texts").put({ id, text: inChest });
        const matches = transaction.objectStore("matches");
        matches.get(id).onsuccess = ({ target }) => matches.put({ ...target.result, when: "2000-01-01T00:00:00.000Z" });
      }
      else if (inChest) transaction.objectStore("texts").put({ id, ...inChest });
      await new Promise((done) => (transaction.oncomplete = done));
      database.close();
    },
    [id, texts],
  );

/** Fills the device: whatever a page wants to keep is refused. */
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
export const withoutChest = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException("denied", "SecurityError");
  };
};
