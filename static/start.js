// Starts the games' programs, each when it is needed: the one whose page the address names; on the home page those of
// which this device keeps a match, because they draw what is said of it there. A page can be a program of its own: the
// id of its element then names the page with the game.
const places = [...document.querySelectorAll("[data-program]")];
const started = new Map();

const isKept = ({ id }) => {
  try {
    const keys = Object.keys(localStorage).map((key) => key.split("."));
    return keys.some(([house, kind, game]) => house === "caravanserai" && ["match", "damaged"].includes(kind) && game === id);
  } catch {
    return false; // a browser that gives no storage keeps nothing
  }
};

/** Loads a style sheet, which another program may have loaded already. */
const dress = (style) => {
  const href = `${style}.css`;
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((done, failed) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      failed();
    };
  });
};

const load = async (place) => {
  const program = new URL(`${place.dataset.program}.js`, document.baseURI).href;
  // All its files are asked for at once.
  const wasm = fetch(program.replace(/\.js$/, "_bg.wasm"));
  wasm.catch(() => {}); // told of below
  const [{ default: start }] = await Promise.all([import(program), ...place.dataset.style.split(" ").map(dress)]);
  await start({ module_or_path: wasm });
};

const start = (place) => {
  const loading = started.get(place) ?? load(place);
  started.set(place, loading);
  return loading.catch(() => {
    started.delete(place);
    place.innerHTML = '<p class="notice" role="alert">This game could not be loaded. Check the connection and try again.</p>';
  });
};

const arrive = async () => {
  const path = location.hash.slice(2);
  const [game] = path.split("/");
  const named = [path, game].map((path) => places.filter(({ id }) => id === path)).find(({ length }) => length) ?? [];
  // An address that names no game leads home.
  if (named.length === 0 && location.hash) history.replaceState(null, "", "#/");
  await Promise.all((named.length ? named : places.filter(isKept)).map(start));
  document.documentElement.dataset.started = ""; // the browser tests wait for this
};

// Every page opens at its top, whatever was read of the one before.
history.scrollRestoration = "manual";
addEventListener("hashchange", () => scrollTo(0, 0));
addEventListener("hashchange", arrive);
await arrive();
