import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { Refusal } from "../refusal";
import { git, gitAnswer } from "../server/git-command";
import { tokenFileIn } from "../server/settings";
import type { HostSettings } from "./host-settings";
import type { Person } from "./person";

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

export class People {
  readonly #settings: HostSettings;
  readonly #running = new Map<string, Running>();
  readonly #timer: NodeJS.Timeout;

  constructor(settings: HostSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => this.#endIdle(), 60_000).unref();
  }

  async editorOf(person: Person): Promise<PersonalEditor> {
    const known = this.#running.get(person.folder);
    if (known) {
      known.used = Date.now();
      return known.ready;
    }
    if (this.#running.size >= this.#settings.EDIT_MOST_PEOPLE) {
      throw new Refusal("As many people edit now as this server has room for. Try again in half an hour.", 503);
    }
    const running: Omit<Running, "ready"> = { used: Date.now() };
    const ready = this.#start(person, running);
    this.#running.set(person.folder, Object.assign(running, { ready }));
    ready.catch(() => this.#running.delete(person.folder));
    return ready;
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const { process } of this.#running.values()) process?.kill("SIGTERM");
  }

  async #start(person: Person, running: Omit<Running, "ready">): Promise<PersonalEditor> {
    const { EDIT_DIR, EDIT_ORIGIN, EDIT_PREVIEW_ORIGIN } = this.#settings;
    const copy = await workingCopy(this.#settings, person);
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
      const token = () => readFileSync(tokenFileIn(folder), "utf8");
      child.once("message", (ports) => done({ token: token(), ...(ports as Omit<PersonalEditor, "token">) }));
      child.once("error", fail);
      child.once("exit", (code) => {
        this.#running.delete(person.folder);
        fail(new Error(`The editor of ${person.mail} ended with ${code}.`));
      });
    });
  }

  #endIdle(): void {
    for (const { process, used } of this.#running.values()) {
      if (Date.now() - used > idle) process?.kill("SIGTERM");
    }
  }
}
