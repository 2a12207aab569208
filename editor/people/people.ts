import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join, resolve } from "node:path";
import { EditRefusal } from "../edit-refusal";
import { git, gitAnswer } from "../server/git-command";
import { isSameSecret } from "../server/guard";
import type { HostSettings } from "./host-settings";

export const proxySecretHeader = "x-edit-proxy";

export interface Person {
  name: string;
  mail: string;
  folder: string;
}

/** The one value of a header. Node reads ISO 8859-1, and proxies write UTF-8. */
function one(value: string | string[] | undefined): string {
  if (typeof value !== "string") return "";
  const text = Buffer.from(value, "latin1").toString();
  return (text.includes("\ufffd") ? value : text).trim();
}

export function personOf(headers: IncomingHttpHeaders, settings: HostSettings): Person | undefined {
  if (!isSameSecret(one(headers[proxySecretHeader]), settings.EDIT_PROXY_SECRET)) return undefined;
  const mail = one(headers[settings.EDIT_MAIL_HEADER]).toLowerCase();
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(mail)) return undefined;
  // Git would take these signs for its own.
  const name = one(headers[settings.EDIT_NAME_HEADER])
    .replace(/[<>\r\n\0]/g, "")
    .slice(0, 100);
  const slug = mail.replace(/[^a-z0-9]+/g, "-").slice(0, 40);
  // Two addresses may have one slug.
  const sign = createHash("sha256").update(mail).digest("hex").slice(0, 8);
  return { name: name || mail.replace(/@.*$/, ""), mail, folder: `${slug}-${sign}` };
}

interface PersonalEditor {
  token: string;
  editor: number;
  preview: number;
}

interface Running {
  ready: Promise<PersonalEditor>;
  process?: ChildProcess;
  used: number;
}

/** Milliseconds without a request after which an editor is ended; drafts are kept, and it starts again when asked. */
const idle = 30 * 60_000;

const cloneLimit = 300_000;

async function workingCopy({ EDIT_DIR: folder, EDIT_REPOSITORY: repository }: HostSettings, person: Person) {
  const copy = join(folder, "people", person.folder, "project");
  if (!existsSync(copy)) {
    const draft = `${copy}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(join(copy, ".."), { recursive: true });
    await git(folder, ["clone", "--quiet", repository, draft], cloneLimit);
    renameSync(draft, copy);
  } else if ((await gitAnswer(copy, ["status", "--porcelain"])) === "") {
    // The changes of colleagues are here from the start; without a connection it stays as it is.
    await gitAnswer(copy, ["pull", "--quiet", "--ff-only"]);
  }
  const modules = join(copy, "node_modules");
  if (!existsSync(modules)) symlinkSync(resolve("node_modules"), modules, "junction");
  return copy;
}

/** Each has an editor of their own, which hears when this program is gone, and ends with it. */
export class People {
  readonly #running = new Map<string, Running>();

  constructor(readonly settings: HostSettings) {
    const endIdle = () => {
      for (const { process, used } of this.#running.values()) if (Date.now() - used > idle) process?.kill();
    };
    setInterval(endIdle, 60_000).unref();
  }

  async editorOf(person: Person): Promise<PersonalEditor> {
    const known = this.#running.get(person.folder);
    if (known) {
      known.used = Date.now();
      return known.ready;
    }
    if (this.#running.size >= this.settings.EDIT_MOST_PEOPLE) {
      throw new EditRefusal("As many people edit now as this server has room for. Try again in half an hour.", 503);
    }
    const running: Omit<Running, "ready"> = { used: Date.now() };
    const ready = this.#start(person, running);
    this.#running.set(person.folder, Object.assign(running, { ready }));
    ready.catch(() => this.#running.delete(person.folder));
    return ready;
  }

  async #start(person: Person, running: Omit<Running, "ready">): Promise<PersonalEditor> {
    const { EDIT_DIR, EDIT_ORIGIN, EDIT_PREVIEW_ORIGIN } = this.settings;
    const copy = await workingCopy(this.settings, person);
    const folder = join(EDIT_DIR, "people", person.folder, "edit");
    const env = {
      ...process.env,
      CONTENT_DIR: join(copy, "content"),
      EDIT_DIR: folder,
      EDIT_PORT: "0",
      EDIT_PREVIEW_PORT: "0",
      EDIT_ORIGIN,
      EDIT_PREVIEW_ORIGIN,
      EDIT_PROXY_SECRET: "",
      BROWSER: "none",
      GIT_AUTHOR_NAME: person.name,
      GIT_AUTHOR_EMAIL: person.mail,
      GIT_COMMITTER_NAME: person.name,
      GIT_COMMITTER_EMAIL: person.mail,
    };
    const child = spawn(process.execPath, ["--import", "tsx", join(copy, "editor/main.ts")], {
      cwd: copy,
      env,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    running.process = child;
    return new Promise((done, fail) => {
      // Not told by the editor itself, which may be of an earlier release than this program.
      const token = () => readFileSync(join(folder, "token"), "utf8");
      child.once("message", (ports) => done({ token: token(), ...(ports as Omit<PersonalEditor, "token">) }));
      child.once("error", fail);
      child.once("exit", (code) => {
        this.#running.delete(person.folder);
        fail(new Error(`The editor of ${person.mail} ended with ${code}.`));
      });
    });
  }
}
