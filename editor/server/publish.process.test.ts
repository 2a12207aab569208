import { chmodSync, copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { editorOf } from "../../tests/support/editor-server";
import { changeElsewhere, gitIn, publishElsewhere, putUnderGit } from "../../tests/support/git-folder";
import { copyOfSite } from "../../tests/support/site-copy";
import type { Changes, OpenFile } from "../client/api";
import type { Published } from "../protocol";
import { GitError, git } from "./git-command";
import { reasonOf } from "./publish";

const lamps = "services/lamps.yaml";

/** An editor of a copy that is kept by git, with a place to push to and a colleague who pushes there as well. */
function published() {
  vi.spyOn(console, "info").mockReturnValue();
  const site = copyOfSite();
  const remote = putUnderGit(site);
  gitIn(site, "push", "--quiet", "--set-upstream", "origin", "main");
  const { app, headers, ask } = editorOf(site);
  const read = (file: string) => readFileSync(join(site, "content", file), "utf8");
  const save = async (file: string, find: RegExp, put: string) => {
    const { text } = await ask<OpenFile>("file", { file });
    await ask("save", { file, text: text.replace(find, put), base: text });
  };
  const publish = (message: string, chosen = {}, isSure = false) =>
    ask<Published>("publish", { message, isSure, chosen });
  const colleague = (file: string, find: RegExp, put: string) => publishElsewhere(remote, file, find, put);
  const onServer = (file: string) => gitIn(remote, "show", `main:content/${file}`);
  return { site, remote, app, headers, ask, read, save, publish, colleague, onServer };
}

test("publishing makes one commit of the content and pushes it; mistakes and drafts are in its way", async () => {
  const { site, remote, ask, save, publish } = published();
  writeFileSync(join(site, "other.txt"), "not content");
  gitIn(site, "add", "other.txt");
  // A picture that no file names.
  writeFileSync(join(site, "content/images/tried.jpg"), "tried");
  // No file names an evening either: it goes with its picture, quay.jpg.
  const evening = "images/evening/quay.webp";
  copyFileSync(join(site, "content/images/quay.jpg"), join(site, "content", evening));
  await save(lamps, /^title: .*$/m, 'title: ""');
  expect(await publish("Break it")).toMatchObject({ refusal: expect.stringContaining("mistakes") });
  await save(lamps, /^title: .*$/m, "title: All about Lamps.");
  const { text } = await ask<OpenFile>("file", { file: lamps });
  const fresh = text.replace(/^order: .*$/m, "order: 7");
  await ask("draft", { file: lamps, text: fresh, base: text });
  expect(await publish("Too early")).toMatchObject({ refusal: expect.stringContaining(lamps) });
  await ask("save", { file: lamps, text: fresh, base: text });
  const { changes } = await ask<Changes>("changes");
  expect(changes).toMatchObject([{ file: evening }, { file: lamps, before: text, after: fresh }]);
  expect(await publish("Move the lamps")).toMatchObject({ state: "published" });
  const shown = gitIn(site, "show", "--format=%s", "--name-only", "HEAD").trim().split(/\n+/);
  expect(shown).toEqual(["Move the lamps", `content/${evening}`, `content/${lamps}`]);
  expect(gitIn(remote, "log", "--format=%s", "main")).toContain("Move the lamps");
});

test("a colleague who was faster is taken in, in other files and in other fields of the same file", async () => {
  const { save, publish, colleague, onServer, read } = published();
  await save(lamps, /^order: .*$/m, "order: 7");
  colleague("services/lenses.yaml", /^name: .*$/m, "name: Their lenses");
  // The line beside the one that was changed here: git alone would call that a conflict.
  colleague(lamps, /^name: .*$/m, "name: Their lamps");
  expect(await publish("Move the lamps")).toMatchObject({ state: "published" });
  for (const text of [onServer(lamps), read(lamps)]) {
    expect(text).toContain("order: 7");
    expect(text).toContain("name: Their lamps");
  }
  expect(read("services/lenses.yaml")).toContain("name: Their lenses");
});

const quay = "images/quay.jpg";

test.each(["mine", "theirs"] as const)(
  "a picture that both have replaced stays whole, with %s chosen",
  async (side) => {
    const { app, headers, site, remote, publish } = published();
    const before = readFileSync(join(site, "content", quay));
    const [own, other] = [1, 2].map((end) => Buffer.concat([before, Buffer.from([end])])) as [Buffer, Buffer];
    changeElsewhere(remote, (content) => writeFileSync(join(content, quay), other));
    writeFileSync(join(site, "content", quay), own);
    expect(await publish("Mine")).toEqual({
      state: "conflict",
      files: [{ file: quay, places: [{ field: "", mine: quay, theirs: quay }], by: "Editor" }],
    });
    for (const [at, shown] of [
      ["", own],
      ["&at=theirs", other],
    ] as const) {
      const answer = await app.inject({ url: `/picture?file=${quay}${at}`, headers });
      expect(answer.rawPayload.equals(shown)).toBe(true);
    }
    expect(await publish("Mine", { [quay]: { "": side } })).toMatchObject({ state: "published" });
    expect(readFileSync(join(site, "content", quay)).equals(side === "mine" ? own : other)).toBe(true);
    expect(gitIn(site, "status", "--porcelain", "content")).toBe("");
  },
);

const fair = "pages/fair.yaml";

/** A page that nothing leads to, published before anybody changes it. */
async function withFair() {
  const editor = published();
  await editor.ask("create", { kind: "page", title: "Fair", inNavigation: false });
  expect(await editor.publish("Add a fair", {}, true)).toMatchObject({ state: "published" });
  return editor;
}

test.each([
  ["a colleague has deleted", "mine"],
  ["a colleague has deleted", "theirs"],
  ["was deleted here", "mine"],
  ["was deleted here", "theirs"],
] as const)("a page that %s and the other has changed, with %s chosen", async (who, side) => {
  const { site, remote, save, publish, colleague, read } = await withFair();
  const [gone, left] = who === "was deleted here" ? (["mine", "theirs"] as const) : (["theirs", "mine"] as const);
  if (gone === "mine") {
    colleague(fair, /^title: .*$/m, "title: Changed");
    rmSync(join(site, "content", fair));
  } else {
    changeElsewhere(remote, (content) => rmSync(join(content, fair)));
    await save(fair, /^title: .*$/m, "title: Changed");
  }
  const answer = await publish("Mine");
  expect(answer).toMatchObject({
    state: "conflict",
    files: [{ file: fair, places: [{ field: "", [left]: expect.stringContaining("title: Changed"), [gone]: "" }] }],
  });
  expect(await publish("Mine", { [fair]: { "": side } })).toMatchObject({ state: "published" });
  expect(existsSync(join(site, "content", fair))).toBe(side === left);
  expect(gitIn(remote, "ls-tree", "--name-only", "main", `content/${fair}`) !== "").toBe(side === left);
  if (side === left) expect(read(fair)).toContain("title: Changed");
});

const refusing = (name: string) => (site: string) => {
  const hook = join(site, ".git/hooks", name);
  writeFileSync(hook, "#!/bin/sh\necho 'error: hint: no' >&2\nexit 1\n");
  chmodSync(hook, 0o755);
};

test.each([
  ["there is no place to push to", "nowhere", true, (site: string) => gitIn(site, "remote", "remove", "origin")],
  ["a hook refuses the commit", "hook", false, refusing("pre-commit")],
  ["a hook refuses to push", "hook", true, refusing("pre-push")],
  ["a hook refuses what a colleague has published", "hook", true, refusing("pre-merge-commit")],
])("where %s, that is told, and the change stays", async (_, reason, isCommitted, prepare) => {
  const { site, read, save, publish, colleague } = published();
  await save(lamps, /^order: .*$/m, "order: 7");
  colleague("services/lenses.yaml", /^name: .*$/m, "name: Their lenses");
  prepare(site);
  expect(await publish("Keep")).toEqual({ state: "stopped", reason });
  expect(read(lamps)).toContain("order: 7");
  expect(gitIn(site, "status", "--porcelain", "content") === "").toBe(isCommitted);
});

test("where the host has given the branch another name, nothing is sent or said to be fetched under the old one", async () => {
  const { remote, ask, save, publish } = published();
  gitIn(remote, "branch", "--move", "main", "trunk");
  await save(lamps, /^order: .*$/m, "order: 7");
  const stopped = { state: "stopped", reason: "renamed" };
  expect(await publish("Move the lamps")).toEqual(stopped);
  expect(await ask("fetchOthers", { chosen: {} })).toEqual(stopped);
  expect(gitIn(remote, "branch", "--list").trim()).toBe("trunk");
});

test("whoever has no name in git yet gives one here, and goes on", async () => {
  const { site, ask, save, publish } = published();
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  gitIn(site, "config", "--remove-section", "user");
  gitIn(site, "config", "user.useConfigOnly", "true");
  await save(lamps, /^order: .*$/m, "order: 7");
  expect(await publish("Mine")).toEqual({ state: "stopped", reason: "unnamed" });
  await ask("nameAuthor", { name: "<>", mail: "ada@example.org" });
  expect(await publish("Mine")).toEqual({ state: "stopped", reason: "unnamed" });
  expect(await ask("nameAuthor", { name: "Ada Lovelace", mail: "ada@example.org" })).toEqual({});
  expect(await publish("Mine")).toMatchObject({ state: "published" });
  expect(gitIn(site, "log", "-1", "--format=%an %ae").trim()).toBe("Ada Lovelace ada@example.org");
});

test("other files that were changed here are told as being in the way", async () => {
  const { site, remote, ask } = published();
  changeElsewhere(remote, (content) => writeFileSync(join(content, "../other.txt"), "theirs"));
  writeFileSync(join(site, "other.txt"), "mine");
  expect(await ask("fetchOthers", { chosen: {} })).toEqual({
    state: "stopped",
    reason: "inTheWay",
    files: ["other.txt"],
  });
});

test("a program that asks is ended after its time", async () => {
  const site = copyOfSite();
  putUnderGit(site);
  const waiting = git(site, ["-c", "alias.ask=!sleep 20", "ask"], 300);
  await expect(waiting).rejects.toMatchObject({ isTimeout: true });
});

test.each([
  ["! [rejected] main -> main (fetch first)", "behind"],
  ["fatal: could not read Username for 'https://host': terminal prompts disabled", "password"],
  ["git@host: Permission denied (publickey).", "password"],
  ["! [remote rejected] main -> main (protected branch hook declined)", "refused"],
  ["fatal: unable to access 'https://host/': Could not resolve host: host", "away"],
  ["fatal: Unable to create '.git/index.lock': File exists.", "locked"],
  ["fatal: cannot lock ref 'HEAD': Unable to create '.git/HEAD.lock': File exists.", "locked"],
  ["Author identity unknown\n\n*** Please tell me who you are.\n", "unnamed"],
  ["fatal: empty ident name (for <a@b>) not allowed", "unnamed"],
  ["no\nerror: failed to push some refs to 'git@host:site.git'", "hook"],
  ["fatal: the remote end hung up unexpectedly\nerror: failed to push some refs to 'https://host/'", "away"],
])("%s is told as %s", (said, reason) => {
  vi.spyOn(console, "info").mockReturnValue();
  expect(reasonOf(new GitError(said, false), "push")).toBe(reason);
});

test("a file, a picture and everything are put back as they are published, also after a commit that was not sent", async () => {
  const { site, remote, ask, save, publish, read } = published();
  const before = read(lamps);
  await save(lamps, /^order: .*$/m, "order: 7 # with fresh.jpg");
  renameSync(remote, `${remote}.away`);
  await publish("Not sent");
  const picture = join(site, "content/images/quay.jpg");
  const bytes = readFileSync(picture);
  writeFileSync(picture, "another picture");
  writeFileSync(join(site, "content/images/fresh.jpg"), bytes);
  const lenses = read("services/lenses.yaml");
  rmSync(join(site, "content/services/lenses.yaml"));
  const { changes } = await ask<Changes>("changes");
  const files = ["images/fresh.jpg", "images/quay.jpg", lamps, "services/lenses.yaml"];
  expect(changes.map(({ file }) => file)).toEqual(files);
  const left = await ask<Changes>("putBack", { files: ["images/quay.jpg"] });
  expect(readFileSync(picture).equals(bytes)).toBe(true);
  expect(left.changes.map(({ file }) => file)).toEqual(files.filter((file) => file !== "images/quay.jpg"));
  const outside = join(site, "other.txt");
  writeFileSync(outside, "stays");
  // Everything that is left, as the button for all sends it, and what no button names.
  const all = left.changes.map(({ file }) => file);
  expect(await ask("putBack", { files: [...all, "../other.txt"] })).toMatchObject({ changes: [] });
  expect([read(lamps), read("services/lenses.yaml")]).toEqual([before, lenses]);
  expect(existsSync(join(site, "content/images/fresh.jpg"))).toBe(false);
  expect(readFileSync(outside, "utf8")).toBe("stays");
});

const lenses = "services/lenses.yaml";

test("what is saved and not published is no part of taking in, and is still there where that is refused", async () => {
  const { site, remote, ask, read, save, publish, colleague } = published();
  await save(lamps, /^title: .*$/m, "title: Mine");
  renameSync(remote, `${remote}.away`);
  expect(await publish("Mine")).toEqual({ state: "stopped", reason: "away" });
  renameSync(`${remote}.away`, remote);
  colleague(lamps, /^title: .*$/m, "title: Theirs");
  await save(lenses, /^title: .*$/m, "title: Saved");
  const hook = join(site, ".git/hooks/commit-msg");
  writeFileSync(hook, "#!/bin/sh\nexit 1\n");
  chmodSync(hook, 0o755);
  const chosen = { [lamps]: { title: "mine" } };
  expect(await ask("fetchOthers", { chosen })).toEqual({ state: "stopped", reason: "hook" });
  expect(read(lenses)).toContain("title: Saved");
  rmSync(hook);
  expect(await ask("fetchOthers", { chosen })).toEqual({ state: "fetched" });
  expect(read(lenses)).toContain("title: Saved");
  expect(gitIn(site, "status", "--porcelain", "--", "content").trim()).toBe(`M content/${lenses}`);
});

test("a merge that somebody else has begun here stays as it is, with all that was saved since", async () => {
  const { site, ask, read, save, publish, colleague } = published();
  gitIn(site, "switch", "--quiet", "--create", "other");
  await save(lamps, /^order: .*$/m, "order: 9");
  gitIn(site, "commit", "--quiet", "--all", "-m", "Theirs");
  gitIn(site, "switch", "--quiet", "main");
  await save(lamps, /^order: .*$/m, "order: 8");
  gitIn(site, "commit", "--quiet", "--all", "-m", "Ours");
  expect(() => gitIn(site, "merge", "other")).toThrow();
  await save(lamps, /<{7}[\s\S]*>{7} other\n/, "order: 10\n");
  await save(lenses, /^title: .*$/m, "title: Saved");
  expect(await publish("Mine")).toMatchObject({ state: "stopped" });
  colleague("industries/ferries.yaml", /^order: .*$/m, "order: 5");
  expect(await ask("fetchOthers", { chosen: {} })).toMatchObject({ state: "stopped", reason: "inTheWay" });
  expect(read(lamps)).toContain("order: 10");
  expect(read(lenses)).toContain("title: Saved");
});

test.each(["merge.ff=only", "diff.relative=true", "merge.autoStash=true"])(
  "git's setting %s is in the way of nothing",
  async (setting) => {
    const { site, ask, read, save, publish, colleague, onServer } = published();
    gitIn(site, "config", ...setting.split("="));
    await save(lamps, /^order: .*$/m, "order: 7");
    colleague(lamps, /^order: .*$/m, "order: 8");
    const inTheWay = { state: "stopped", reason: "publishFirst", files: [`content/${lamps}`] };
    expect(await ask("fetchOthers", { chosen: {} })).toEqual(inTheWay);
    expect((await ask<Changes>("changes")).changes).toMatchObject([{ file: lamps, kind: "changed" }]);
    const { text } = await ask<OpenFile>("file", { file: lamps });
    expect(await publish("Move the lamps", { [lamps]: { order: "mine" } })).toMatchObject({ state: "published" });
    for (const published of [onServer(lamps), read(lamps)]) expect(published.trim()).toBe(text.trim());
  },
);

test("what is not written yet goes live only where somebody says so, with the navigation that names it", async () => {
  const { ask, publish, save } = published();
  await ask("create", { kind: "service", title: "Foghorns", inNavigation: true });
  const { unwritten } = await ask<Changes>("changes");
  const files = new Set(unwritten.map(({ file }) => file));
  expect(files).toEqual(new Set(["content/navigation.yaml", "content/services/foghorns.yaml"]));
  expect(await publish("Add foghorns")).toEqual({ state: "stopped", reason: "unwritten" });
  expect(await publish("Add foghorns", {}, true)).toMatchObject({ state: "published" });
  // What is live already is not asked for again; a picture of which nothing is said any more is.
  await save(lamps, /^order: .*$/m, "order: 7");
  expect(await publish("Move the lamps")).toMatchObject({ state: "published" });
  await save(lamps, /alt: A sample for Lamps/, 'alt: ""');
  expect(await publish("Say nothing")).toEqual({ state: "stopped", reason: "unwritten" });
  expect(await publish("Say nothing", {}, true)).toMatchObject({ state: "published" });
  // Nobody reads a language that is not published.
  await ask("translate", { file: lamps, folder: "cy/" });
  expect(await publish("Begin Welsh")).toMatchObject({ state: "published" });
});
