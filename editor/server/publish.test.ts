import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { gitIn, publishElsewhere, putUnderGit } from "../../tests/support/git-folder";
import { copyOfSite } from "../../tests/support/site-copy";
import type { Changes, OpenFile, Published, Shared } from "../protocol";
import { buildEditor } from "./app";
import { Drafts } from "./drafts";
import { GitError, git } from "./git-command";
import { reasonOf } from "./publish";
import { Uploads } from "./uploads";

const token = "a-token-of-this-run";
const lamps = "services/lamps.yaml";

/** An editor of a copy that is kept by git, with a place to push to and a colleague who pushes there as well. */
function published() {
  vi.spyOn(console, "info").mockReturnValue();
  const site = copyOfSite();
  const remote = putUnderGit(site);
  gitIn(site, "push", "--quiet", "--set-upstream", "origin", "main");
  const drafts = new Drafts(join(site, "drafts"));
  const app = buildEditor({
    root: site,
    contentRoot: join(site, "content"),
    staticRoot: join(site, "static"),
    drafts,
    token,
    isSignedIn: false,
    origin: () => "http://127.0.0.1:8100",
    client: { script: "", styles: "" },
    preview: () => ({ state: "off" }),
    restartPreview: () => undefined,
    uploads: new Uploads(join(site, "edit")),
    branchAddress: "https://{branch}.site.example",
    onChange: () => undefined,
  });
  const headers = { host: "127.0.0.1:8100", "x-edit-token": token };
  const post = async <Answer>(url: string, payload: object) =>
    (await app.inject({ method: "POST", url, headers, payload })).json<Answer>();
  const get = async <Answer>(url: string) => (await app.inject({ url, headers })).json<Answer>();
  const read = (file: string) => readFileSync(join(site, "content", file), "utf8");
  const save = async (file: string, find: RegExp, put: string) => {
    const { text, digest } = await get<OpenFile>(`/api/file?file=${file}`);
    await post("/api/save", { file, text: text.replace(find, put), base: digest });
  };
  const publish = (message: string, chosen = {}) => post<Published>("/api/publish", { message, chosen });
  const colleague = (file: string, find: RegExp, put: string) => publishElsewhere(remote, file, find, put);
  const onServer = (file: string) => gitIn(remote, "show", `main:content/${file}`);
  return { site, remote, app, headers, post, get, read, save, publish, colleague, onServer };
}

test("publishing makes one commit of the content and pushes it; mistakes and drafts are in its way", async () => {
  const { site, remote, get, post, save, publish } = published();
  writeFileSync(join(site, "other.txt"), "not content");
  gitIn(site, "add", "other.txt");
  await save(lamps, /^title: .*$/m, 'title: ""');
  expect(await publish("Break it")).toMatchObject({ refusal: expect.stringContaining("mistakes") });
  await save(lamps, /^title: .*$/m, "title: All about Lamps.");
  const { text, digest } = await get<OpenFile>(`/api/file?file=${lamps}`);
  const fresh = text.replace(/^order: .*$/m, "order: 7");
  await post("/api/draft", { file: lamps, text: fresh, base: digest });
  expect(await publish("Too early")).toMatchObject({ refusal: expect.stringContaining(lamps) });
  await post("/api/save", { file: lamps, text: fresh, base: digest });
  const { changes } = await get<Changes>("/api/changes");
  expect(changes).toMatchObject([{ file: lamps, before: text, after: fresh }]);
  expect(await publish("Move the lamps")).toMatchObject({ state: "published" });
  const shown = gitIn(site, "show", "--format=%s", "--name-only", "HEAD").trim().split(/\n+/);
  expect(shown).toEqual(["Move the lamps", `content/${lamps}`]);
  expect(gitIn(remote, "log", "--format=%s", "main")).toContain("Move the lamps");
});

test("what could not be sent is listed and sent again, without another change", async () => {
  const { remote, get, save, publish, onServer } = published();
  await save(lamps, /^order: .*$/m, "order: 7");
  renameSync(remote, `${remote}.away`);
  expect(await publish("Move the lamps")).toEqual({ state: "stopped", reason: "away" });
  expect(await get<Changes>("/api/changes")).toMatchObject({ git: { ahead: 1 }, changes: [{ file: lamps }] });
  renameSync(`${remote}.away`, remote);
  expect(await publish("Again")).toMatchObject({ state: "published" });
  expect(onServer(lamps)).toContain("order: 7");
  expect(await get<Changes>("/api/changes")).toMatchObject({ git: { ahead: 0 }, changes: [] });
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

test("where both have changed the same field, nothing is lost, and somebody chooses", async () => {
  const { save, publish, colleague, onServer, read, get } = published();
  await save(lamps, /^title: .*$/m, "title: Mine");
  colleague(lamps, /^title: .*$/m, "title: Theirs");
  const answer = await publish("Mine");
  expect(answer).toMatchObject({ state: "conflict", files: [{ file: lamps }] });
  const [conflict] = answer.state === "conflict" ? answer.files : [];
  expect(conflict?.mine).toContain("title: Mine");
  expect(conflict?.theirs).toContain("title: Theirs");
  expect(read(lamps)).toContain("title: Mine");
  expect((await get<Changes>("/api/changes")).git).toMatchObject({ ahead: 1, behind: 1 });
  const chosen = { [lamps]: conflict?.theirs.replace("title: Theirs", "title: Both") };
  expect(await publish("Mine", chosen)).toMatchObject({ state: "published" });
  expect([onServer(lamps), read(lamps)].every((text) => text.includes("title: Both"))).toBe(true);
});

test("what a colleague has published is fetched without publishing anything", async () => {
  const { post, colleague, read, save } = published();
  await save(lamps, /^order: .*$/m, "order: 7");
  colleague("services/lenses.yaml", /^name: .*$/m, "name: Their lenses");
  expect(await post("/api/fetch", { chosen: {} })).toEqual({ state: "fetched" });
  expect(read("services/lenses.yaml")).toContain("Their lenses");
  expect(read(lamps)).toContain("order: 7");
});

test("from an older state nothing is published, and one step leads back with everything", async () => {
  const { site, post, save, publish, onServer, read } = published();
  gitIn(site, "checkout", "--quiet", "--detach");
  await save(lamps, /^order: .*$/m, "order: 7");
  expect(await publish("Lost?")).toEqual({ state: "stopped", reason: "detached" });
  expect(await post("/api/back-to-branch", {})).toEqual({ state: "fetched" });
  expect(read(lamps)).toContain("order: 7");
  expect(await publish("Not lost")).toMatchObject({ state: "published" });
  expect(onServer(lamps)).toContain("order: 7");
});

test("without a place to push to, the change is kept and said to be", async () => {
  const { site, save, publish } = published();
  gitIn(site, "remote", "remove", "origin");
  await save(lamps, /^order: .*$/m, "order: 7");
  expect(await publish("Keep")).toEqual({ state: "stopped", reason: "nowhere" });
  expect(gitIn(site, "log", "--format=%s", "-1")).toContain("Keep");
});

test("a hook that refuses is said in words of ours", async () => {
  const { site, save, publish } = published();
  const hook = join(site, ".git/hooks/pre-commit");
  writeFileSync(hook, "#!/bin/sh\necho 'error: hint: no' >&2\nexit 1\n");
  chmodSync(hook, 0o755);
  await save(lamps, /^order: .*$/m, "order: 7");
  expect(await publish("Refused")).toEqual({ state: "stopped", reason: "hook" });
});

test("a program that asks is ended after its time, with all that it has started", async () => {
  const site = copyOfSite();
  putUnderGit(site);
  const waiting = git(site, ["-c", "alias.ask=!sleep 600 & sleep 600", "ask"], { limit: 300 });
  await expect(waiting).rejects.toMatchObject({ isTimeout: true });
});

test.each([
  ["! [rejected] main -> main (fetch first)", "behind"],
  ["fatal: could not read Username for 'https://host': terminal prompts disabled", "password"],
  ["git@host: Permission denied (publickey).", "password"],
  ["! [remote rejected] main -> main (protected branch hook declined)", "refused"],
  ["fatal: unable to access 'https://host/': Could not resolve host: host", "away"],
  ["fatal: Unable to create '.git/index.lock': File exists.", "locked"],
])("%s is told as %s", (said, reason) => {
  vi.spyOn(console, "info").mockReturnValue();
  expect(reasonOf(new GitError(said, false), "push")).toBe(reason);
});

test("a file, a picture and everything are put back as they are published, also after a commit that was not sent", async () => {
  const { site, remote, post, get, save, publish, read } = published();
  const before = read(lamps);
  await save(lamps, /^order: .*$/m, "order: 7");
  renameSync(remote, `${remote}.away`);
  await publish("Not sent");
  const picture = join(site, "content/images/quay.jpg");
  const bytes = readFileSync(picture);
  writeFileSync(picture, "another picture");
  writeFileSync(join(site, "content/images/fresh.jpg"), bytes);
  const { changes } = await get<Changes>("/api/changes");
  expect(changes.map(({ file }) => file)).toEqual(["images/fresh.jpg", "images/quay.jpg", lamps]);
  const left = await post<Changes>("/api/put-back", { files: ["images/quay.jpg"] });
  expect(readFileSync(picture).equals(bytes)).toBe(true);
  expect(left.changes.map(({ file }) => file)).toEqual(["images/fresh.jpg", lamps]);
  await post("/api/put-back", { files: ["images/fresh.jpg", lamps, "../other.txt"] });
  expect(read(lamps)).toBe(before);
  expect((await get<Changes>("/api/changes")).changes).toEqual([]);
});

test("a picture that was tried and put back is neither listed nor published", async () => {
  const { app, headers, site, save, publish, get } = published();
  const quay = readFileSync(join(site, "content/images/quay.jpg"));
  const payload = { method: "POST", url: "/api/picture?name=Tried.jpg", payload: quay } as const;
  const type = { "content-type": "application/octet-stream" };
  expect((await app.inject({ ...payload, headers: { ...headers, ...type } })).json()).toEqual({
    picture: "images/tried.webp",
  });
  await save(lamps, /^order: .*$/m, "order: 7");
  expect((await get<Changes>("/api/changes")).changes.map(({ file }) => file)).toEqual([lamps]);
  expect(await publish("Without it")).toMatchObject({ state: "published" });
  expect(gitIn(site, "show", "--format=", "--name-only", "HEAD").trim()).toBe(`content/${lamps}`);
});

test("a preview for a colleague is a branch with the change; nothing here changes by it", async () => {
  const { site, remote, post, save, onServer } = published();
  await save(lamps, /^order: .*$/m, "order: 7");
  const before = [gitIn(site, "status", "--porcelain"), gitIn(site, "rev-parse", "HEAD")];
  expect(await post<Shared>("/api/share", { name: "Move the lamps" })).toEqual({
    state: "shared",
    branch: "preview-move-the-lamps",
    address: "https://preview-move-the-lamps.site.example",
  });
  expect(gitIn(remote, "show", `preview-move-the-lamps:content/${lamps}`)).toContain("order: 7");
  expect(onServer(lamps)).not.toContain("order: 7");
  expect([gitIn(site, "status", "--porcelain"), gitIn(site, "rev-parse", "HEAD")]).toEqual(before);
});

test("the list of the content that editor programs read is published with what changed it", async () => {
  const { site, post, publish } = published();
  const lists = ".vscode/schemas/content-lists.json";
  const folder = join(site, ".vscode/schemas");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(site, lists), "{}\n");
  gitIn(site, "add", "--force", lists);
  gitIn(site, "commit", "--quiet", "-m", "Lists");
  gitIn(site, "push", "--quiet");
  await post("/api/new", { kind: "industry", title: "Sailing", inNavigation: true });
  expect(await publish("Add sailing")).toMatchObject({ state: "published" });
  expect(gitIn(site, "status", "--porcelain", "--", ".vscode", "content").trim()).toBe("");
});
