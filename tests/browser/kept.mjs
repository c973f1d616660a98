// The files that the service worker keeps, as the browser's caches have them.

/** Has the worker look for versions, and keep these sets; returns its status when it has done so, or failed. */
export const ask = (page, wants = []) =>
  page.evaluate(async (wants) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((tell) => (port1.onmessage = ({ data }) => data.look !== "begun" && tell(data)));
    active.postMessage({ wants }, [port2]);
    return answer;
  }, wants);

/**
 * Returns the version in service and the next one: its name, the files that the cache has with other bytes than the list says, and
 * the sets of which all files are kept, and those of which some are.
 */
export const inspect = (page) =>
  page.evaluate(async () => {
    const site = new URL(document.documentElement.dataset.site, location.href).href;
    const digest = async (answer) => btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()))));
    const read = async (role) => {
      const list = await (await caches.match(site + role, { cacheName: site }))?.json();
      if (!list) return undefined;
      const [damaged, whole, begun] = [[], [], []];
      for (const [set, { files }] of Object.entries(list.sets)) {
        const answers = await Promise.all(Object.keys(files).map((name) => caches.match(new URL(name, site).href, { cacheName: site + list.version })));
        const has = answers.filter(Boolean).length;
        if (has > 0) (has === answers.length ? whole : begun).push(set);
        for (const [at, [name, wanted]] of Object.entries(files).entries())
          if (answers[at] && `sha256-${await digest(answers[at])}` !== wanted) damaged.push(name);
      }
      return { version: list.version, damaged, whole, begun };
    };
    const caching = (await caches.keys()).filter((name) => name !== site).map((name) => name.slice(site.length));
    return { service: await read("service"), next: await read("next"), caching };
  });

/** The version that a page shows. */
export const shownVersion = (page) => page.evaluate(() => document.documentElement.dataset.files.match(/[0-9a-f]{16}/)[0]);
