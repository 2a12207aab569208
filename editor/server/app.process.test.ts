import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { editorOf, editorOrigin, editorToken } from "../../tests/support/editor-server";
import { putUnderGit } from "../../tests/support/git-folder";
import { copyOfSite } from "../../tests/support/site-copy";
import type { OpenFile } from "../client/api";

/** An editor of a copy of the tests' own site. */
function openedEditor(site: string) {
  const editor = editorOf(site);
  return {
    ...editor,
    read: (file: string) => readFileSync(join(site, "content", file), "utf8"),
    open: (file: string) => editor.ask<OpenFile>("file", { file }),
  };
}

const [host, origin] = ["127.0.0.1:8100", editorOrigin];

const visitors: [who: string, headers: Record<string, string>, status: number][] = [
  ["another name for this machine", { host: "site.example:8100", "x-edit-token": editorToken }, 421],
  ["another page of the same browser", { host, origin: "http://127.0.0.1:8000", "x-edit-token": editorToken }, 403],
  ["who has no token", { host }, 401],
  ["who has one with a letter of more than a byte", { host, "x-edit-token": `${editorToken.slice(1)}ü` }, 401],
  ["who has another token", { host, "x-edit-token": `${editorToken.slice(1)}x` }, 401],
  ["who knows it", { host, origin, "x-edit-token": editorToken }, 200],
];

test("only who knows the token is answered, and from the editor's own page alone", async () => {
  const { app } = openedEditor(copyOfSite());
  for (const [who, headers, status] of visitors) {
    const answer = await app.inject({ method: "POST", url: "/api/preview", headers, payload: {} });
    expect([who, answer.statusCode]).toEqual([who, status]);
  }
});

test("nothing but files of the content is read or written, also through links to files and folders", async () => {
  const site = copyOfSite();
  const { post, open } = openedEditor(site);
  mkdirSync(join(site, "outside"));
  const outside = join(site, "outside/secret.yaml");
  writeFileSync(outside, "title: secret\n");
  symlinkSync(outside, join(site, "content/services/link.yaml"));
  symlinkSync(join(site, "outside"), join(site, "content/pages/linked"));
  const links = ["services/link.yaml", "pages/linked/secret.yaml", "pages/linked/fresh.yaml"];
  const others = ["../package.yaml", "/etc/hosts.yaml", "services/../site.yaml", "images/quay.jpg", "none.yaml"];
  for (const file of [...links, ...others]) {
    expect(await open(file)).toEqual({ refusal: `There is no content/${file}.` });
    for (const base of ["", "title: secret\n"]) {
      const answer = await post("save", { file, text: "title: taken\n", base });
      expect(answer.statusCode).toBe(404);
    }
  }
  expect(readdirSync(join(site, "outside"))).toEqual(["secret.yaml"]);
  expect(readFileSync(outside, "utf8")).toBe("title: secret\n");
});

test("words in a file that somebody has deleted meanwhile are shown again, and can be thrown away", async () => {
  const site = copyOfSite();
  const { open, post } = openedEditor(site);
  const file = "industries/ferries.yaml";
  const { text } = await open(file);
  await post("draft", { file, text: text.replace(/^name: .*$/m, "name: Mine"), base: text });
  rmSync(join(site, "content", file));
  const { draft, ...gone } = await open(file);
  expect(gone).toMatchObject({ text: "" });
  expect(draft).toMatchObject({ text: expect.stringContaining("name: Mine"), base: text });
  await post("discard", draft);
  expect(await open(file)).toEqual({ refusal: `There is no content/${file} any more.` });
});

test("a draft is checked and kept, also when the program was killed, and saved it is the whole file alone", async () => {
  const site = copyOfSite();
  const { open, post, read } = openedEditor(site);
  const { text } = await open("services/lamps.yaml");
  const draft = text.replace(/^title: .*$/m, 'title: ""');
  const { problems } = (await post("draft", { file: "services/lamps.yaml", text: draft, base: text })).json();
  expect(problems).toMatchObject([{ field: "title", level: "error" }]);
  expect(read("services/lamps.yaml")).toBe(text);
  const again = openedEditor(site);
  expect((await again.open("services/lamps.yaml")).draft).toMatchObject({ text: draft, base: text });
  expect((await again.post("save", { file: "services/lamps.yaml", text: draft, base: text })).statusCode).toBe(200);
  expect(read("services/lamps.yaml")).toBe(draft);
  expect(readdirSync(join(site, "content/services")).filter((name) => name.startsWith("."))).toEqual([]);
  expect(readdirSync(join(site, "drafts"))).toEqual([]);
});

test("no window writes over, saves over or throws away what another has written since it looked", async () => {
  const { open, post, ask } = openedEditor(copyOfSite());
  const file = "services/lamps.yaml";
  const { text } = await open(file);
  const first = { file, base: text, text: `${text}# first\n`, by: "first", over: "" };
  const second = { ...first, text: `${text}# second\n`, by: "second" };
  await post("draft", first);
  for (const action of ["draft", "save"])
    expect([action, await ask(action, second)]).toEqual([action, { other: first }]);
  expect(await ask<OpenFile>("discard", second)).toMatchObject({ text, draft: first });
  const both = { ...second, text: `${text}# both\n`, over: first.text };
  await post("draft", both);
  // Its own it does, be its last answer lost or not.
  await post("draft", { ...both, text: `${text}# more\n`, over: "" });
  expect((await open(file)).draft).toMatchObject({ text: `${text}# more\n`, over: first.text });
  expect(await ask("draft", first)).toMatchObject({ other: { by: "second" } });
});

test("a file that somebody else has changed is never written over", async () => {
  const site = copyOfSite();
  const { open, post, read } = openedEditor(site);
  const { text } = await open("services/lamps.yaml");
  writeFileSync(join(site, "content/services/lamps.yaml"), `${text}# theirs\n`);
  const answer = await post("save", { file: "services/lamps.yaml", text: `${text}# mine\n`, base: text });
  expect(answer.json()).toEqual({ other: `${text}# theirs\n` });
  expect(read("services/lamps.yaml")).toBe(`${text}# theirs\n`);
});

test("a copy of a page, and a new one, pass the check", async () => {
  const site = copyOfSite();
  const { post, ask, read } = openedEditor(site);
  const copied = await post("duplicate", { file: "services/lamps.yaml", title: "Small lamps" });
  expect(copied.json()).toEqual({ file: "services/small-lamps.yaml" });
  expect(read("services/small-lamps.yaml")).toContain("url: /services/small-lamps");
  const wizard = await post("duplicate", { file: "wizards/book-visit.yaml", title: "Book a tour" });
  expect(wizard.json()).toEqual({ file: "wizards/book-a-tour.yaml" });
  const created = await post("create", { kind: "industry", title: "Sailing", inNavigation: true });
  expect(created.json()).toEqual({ file: "industries/sailing.yaml", left: "" });
  expect(await ask<{ errors: unknown[] }>("changes")).toMatchObject({ errors: [] });
});

test("what links to a page is told before it goes, and it goes only as it was looked at", async () => {
  const site = copyOfSite();
  const { ask, post, open } = openedEditor(site);
  const links = await ask<{ file: string }[]>("links", { file: "services/lamps.yaml" });
  expect(links.map(({ file }) => file)).toContain("navigation.yaml");
  expect((await post("remove", { file: "services/lamps.yaml", base: "another" })).statusCode).toBe(409);
  expect((await post("remove", { file: "site.yaml", base: "another" })).statusCode).toBe(400);
  const { text } = await open("services/lamps.yaml");
  expect((await post("remove", { file: "services/lamps.yaml", base: text })).statusCode).toBe(200);
  expect(existsSync(join(site, "content/services/lamps.yaml"))).toBe(false);
});

test("a picture gets a name of its own; what is none is not taken", async () => {
  const { app, headers } = openedEditor(copyOfSite());
  const send = (name: string, payload: Buffer) =>
    app.inject({
      method: "POST",
      url: `/api/picture?name=${encodeURIComponent(name)}`,
      headers: { ...headers, "content-type": "application/octet-stream" },
      payload,
    });
  const photo = await sharp({ create: { width: 30, height: 15, channels: 3, background: "#17724A" } })
    .jpeg()
    .toBuffer();
  expect((await send("Our Team.JPG", photo)).json()).toEqual({ picture: "images/our-team.webp" });
  // The same again is the same.
  expect((await send("Our Team.JPG", photo)).json()).toEqual({ picture: "images/our-team.webp" });
  const other = await sharp(photo).negate().jpeg().toBuffer();
  expect((await send("Our Team.JPG", other)).json()).toEqual({ picture: "images/our-team-2.webp" });
  expect((await send("x.png", Buffer.from("no picture"))).statusCode).toBe(400);
  const heavy = await send("x.jpg", Buffer.alloc(60_000_001));
  expect([heavy.statusCode, heavy.json()]).toEqual([413, { refusal: expect.stringContaining("60 MB") }]);
  const long = await send(`${"a".repeat(5000)}.jpg`, photo);
  expect(long.json()).toEqual({ picture: `images/${"a".repeat(60)}.webp` });
});

test("no picture but those of the content is read, nor a link that leads out of it", async () => {
  const site = copyOfSite();
  putUnderGit(site);
  writeFileSync(join(site, "outside.png"), "secret");
  symlinkSync(join(site, "outside.png"), join(site, "content/images/link.png"));
  const { app } = openedEditor(site);
  const outside = ["../package.json", "/etc/passwd.png", ".git/x.png", "images/link.png", `${"a".repeat(5000)}.png`];
  for (const url of outside.flatMap((file) =>
    ["now", "before"].map((at) => `/picture?file=${encodeURIComponent(file)}&at=${at}`),
  )) {
    const answer = await app.inject({ url, headers: { host: "127.0.0.1:8100", "x-edit-token": editorToken } });
    expect([400, 404], url).toContain(answer.statusCode);
    expect(answer.body).not.toContain(site);
  }
});
