// What two devices keep to find each other again after a reload (`peer.js`), by match, in an IndexedDB database of its own: a
// certificate's private key is in no text, so the database of the matches and its backups have no place for it.

/**
 * The certificate of this device's next connection, its code and that of the other device, and the time until which they are of use.
 * @typedef {{ certificate: RTCCertificate, own: string, theirs: string, until: number }} Keys
 */

/** The time after which it is forgotten that a match was played live, in milliseconds. */
const forgotten = 24 * 60 * 60 * 1000;

/** Carries out a request in a transaction, and returns its result. @template T @param {(keys: IDBObjectStore) => IDBRequest<T>} act @returns {Promise<T>} */
const run = (act) =>
  new Promise((done, fail) => {
    const opening = indexedDB.open("caravanserai-live", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("keys").createIndex("until", "until");
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      // Safari cannot save certificates, and throws.
      try {
        const transaction = database.transaction("keys", "readwrite");
        const request = act(transaction.objectStore("keys"));
        transaction.oncomplete = () => done(request.result);
        transaction.onabort = () => fail(transaction.error);
      } catch (error) {
        fail(error);
      }
      database.close(); // once the transaction is complete
    };
  });

/** Keeps the keys of a match, and drops those of long ago. @param {string} match @param {Keys} keys */
export const keepKeys = (match, keys) =>
  run((all) => {
    const old = all.index("until").openCursor(IDBKeyRange.upperBound(Date.now() - forgotten));
    old.onsuccess = () => {
      old.result?.delete();
      old.result?.continue();
    };
    return all.put(keys, match);
  });

/** Returns the keys of a match, if there are any. @param {string} match @returns {Promise<Keys | undefined>} */
export const findKeys = (match) => run((all) => all.get(match));
