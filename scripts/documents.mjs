// documents.mjs WORDS: writes the documents of the site from the one that Trunk has built, and from the messages in WORDS, the
// output of src/words/build. It runs in the site's folder. Each program has a document in each language, and so has the home page;
// English is at the root, and every other language in a folder. Each program gets one file of messages per language.
// What needs absolute addresses is written if PUBLIC_URL has the site's.
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";

const { languages, first, files, used, programs, page, tables } = JSON.parse(await readFile(process.argv[2], "utf8"));
const publicUrl = process.env.PUBLIC_URL?.replace(/\/*$/, "/");

/** A catalogue of messages and their numbers, in the format of src/words/build/signs.rs. Its last sign shows that it is whole. */
const catalogue = (language, messages) => {
  const letter = String.fromCharCode("A".charCodeAt() + languages.indexOf(language));
  const run = ([number], at) => (messages[at - 1]?.[0] === number - 1 ? "" : `\u0007${number - first}`);
  return `${letter}${messages.map((message, at) => `${run(message, at)}\u0006${message[1]}`).join("")}\u0008`;
};

for (const [program, own] of Object.entries(used)) {
  for (const language of languages) {
    // Messages are numbered across all files; a program has those of its own files.
    const all = files.flatMap((file) => programs[language][file].map((message) => [file, message]));
    const messages = all.map(([file, message], at) => [first + at, message, file]).filter(([, , file]) => own.includes(file));
    await writeFile(`${program}.${language}.txt`, catalogue(language, messages));
  }
}

const template = await readFile("index.html", "utf8");
/** The programs: their documents, what old routes began with, their titles, files and style sheets. */
const attribute = (element, name) => element.match(new RegExp(` data-${name}="([^"]*)"`))[1];
const documents = [...template.matchAll(/<div class="program" id="([^"]*)".*<\/div>\n/g)].map(([element, id]) => ({
  id,
  element,
  path: `${id}/`,
  routes: attribute(element, "routes").split(" "),
  title: attribute(element, "title"),
  program: attribute(element, "program"),
  styles: attribute(element, "style").split(" "),
}));
const routes = documents.flatMap(({ path, routes }) => routes.map((route) => `${route}=${path}`));
const homeMain = template.match(/<main class="home".*?<\/main>\n/s)[0];
const front = template.match(/<main class="front".*?<\/main>\n/s)[0];
const games = documents.filter(({ id }) => homeMain.includes(`<img src="niche-${id}.svg"`));
const homeDocument = { id: "", path: "", title: page[languages[0]].house, styles: ["home"] };
/** The titles of the games, in the script of the language where they have names in it. */
const titlesIn = (language) => Object.fromEntries(games.map(({ id, title }) => [id, tables[language][`${id}-title`] ?? title]));

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const inPlace = /\{([a-z-]+)\}/g;
// Messages in the markup of the home page; scripts do not need them.
const shown = new Set([...homeMain.matchAll(inPlace)].map(([, name]) => name));
for (const name of ["rules", "back"]) shown.delete(name);
/** The way from a folder up to the root. */
const up = (path) => "../".repeat(path.split("/").length - 1) || "./";
const folder = (language) => (language === languages[0] ? "" : `${language}/`);
const json = (data) => JSON.stringify(data).replaceAll("<", "\\u003c");

/** The messages about the documents that are not those of a game: title and description. */
const own = { "": ["house", "about"], matches: ["matches-title", "matches-about"], "damath/class": ["class-title", "class-about"] };
/** The title, the heading and the description of a document. */
const about = ({ id }, title, says) => {
  if (id in own) {
    const [heading, about] = own[id].map(says);
    return { heading, about, title: id ? `${heading} · ${says("house")}` : heading };
  }
  return { heading: title, about: `${says(`${id}-pitch`)} ${says(`${id}-like`)}`, title: says("title-of").replace("{title}", title) };
};

/** What search engines and chats read in the head of a document. */
const metadata = ({ id, path }, language, { title, about }) => {
  const lines = [
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(about)}">`,
    `<meta property="og:site_name" content="${homeDocument.title}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:locale" content="${language}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
  if (publicUrl) {
    const [game] = id.split("/");
    const to = (other) => `${publicUrl}${folder(other)}${path}`;
    lines.push(
      ...languages.map((other) => `<link rel="alternate" hreflang="${other}" href="${to(other)}">`),
      `<link rel="alternate" hreflang="x-default" href="${to(languages[0])}">`,
      `<link rel="canonical" href="${to(language)}">`,
      `<meta property="og:url" content="${to(language)}">`,
      `<meta property="og:image" content="${publicUrl}cards/${games.some(({ id }) => id === game) ? game : "inn"}.jpg">`,
      `<meta property="og:image:width" content="1200">`,
      `<meta property="og:image:height" content="630">`,
    );
  }
  return lines.join("\n");
};

/** Writes the document of a program, or the home page, in a language. */
const write = async (document, language) => {
  const { id, path, program } = document;
  const says = (name) => {
    const message = page[language][name] ?? tables[language][name];
    if (message === undefined) throw new Error(`index.html: no message is called ${name}`);
    return message;
  };
  const titles = titlesIn(language);
  const title = titles[id] ?? document.title;
  const said = about(document, title, says);
  const [site, home] = [up(folder(language) + path), up(path)];
  const choice = (tag) => {
    const current = tag === language ? ` aria-current="true"` : "";
    const href = `${site}${folder(tag)}${path}`;
    return `<a class="button" lang="${tag}" hreflang="${tag}" data-language="${tag}" href="${href}"${current}>${page[tag]["own-name"]}</a>`;
  };
  const isGame = id in titles;
  const values = {
    language,
    home,
    ...said,
    ...Object.fromEntries(Object.entries(titles).map(([game, title]) => [`${game}-title`, title])),
    name: id,
    facts: isGame ? says(`${id}-facts`) : "",
    goal: isGame ? says(`${id}-goal`) : "",
  };
  const filled = (text) =>
    text.replace(inPlace, (_, name) => (name === "choices" ? languages.map(choice).join(" ") : escaped(values[name] ?? says(name))));

  let html = template;
  for (const other of documents) html = html.replace(other.element, other === document ? `<div class="program" id="${id}"></div>\n` : "");
  html = html.replace(program ? homeMain : front, "");
  if (!isGame) html = html.replace(/<!-- games -->.*?<!-- \/games -->\n/gs, "");
  if (!document.styles.includes("puzzles")) html = html.replace(/<!-- puzzles -->.*?<!-- \/puzzles -->\n/gs, "");
  // Trunk leaves the elements of programs that it skips.
  html = html.replace(/<!--.*?-->\n?/gs, "").replace(/<link data-trunk[^>]*>\n?/g, "");
  // Files are at the root of the site; braces before them are ways to other documents.
  html = html.replace(/(?<= (?:src|href)=")(?:\.\/|(?=\w))/g, site);
  // Braces in scripts are code, as in the one by which `trunk serve` reloads the page.
  html = html.split(/(<script[^]*?<\/script>)/).map((part) => (part.startsWith("<script") ? part : filled(part))).join("");
  const sheets = document.styles.map((name) => `<link rel="stylesheet" href="${site}${name}.css">`);
  html = html.replace("</head>", () => [...sheets, metadata(document, language, said), "</head>"].join("\n"));
  const messages = Object.fromEntries(Object.entries(page[language]).filter(([name]) => !shown.has(name)));
  const data = Object.entries({ messages, games: titles }).map(([id, data]) => `<script type="application/json" id="${id}">${json(data)}</script>\n`);
  // Before the first script, which says by them if the rest of the document is missing.
  html = html.replace(/(?=<script[^>]*address\.js)/, () => data.join(""));
  const attributes = { languages: languages.join(" "), routes: routes.join(" "), document: path, site, home, title };
  if (program) Object.assign(attributes, { program, size: (await stat(`${program}_bg.wasm`)).size });
  const dataset = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`);
  html = html.replace(/<html[^>]*>/, `<html lang="${language}"${dataset.join("")}>`);
  await mkdir(`./${folder(language)}${path}`, { recursive: true });
  await writeFile(`./${folder(language)}${path}index.html`, html);
};
for (const language of languages) for (const document of [homeDocument, ...documents]) await write(document, language);

if (publicUrl) {
  const addresses = [homeDocument, ...documents].flatMap(({ path }) => languages.map((language) => `${publicUrl}${folder(language)}${path}`));
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>\n`).join("");
  await writeFile("sitemap.xml", `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`);
}
await writeFile("robots.txt", `User-agent: *\nAllow: /\n${publicUrl ? `Sitemap: ${publicUrl}sitemap.xml\n` : ""}`);
