import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { git, gitAnswer } from "../server/git-command";
import type { HostSettings } from "./host-settings";
import type { Person } from "./person";

/** Milliseconds that a clone may take. */
const cloneLimit = 300_000;

/**
 * The folder in which a person works: a clone of the project that nobody else writes to, with the packages of this one.
 * Unless something is changed in it, it begins with the newest state.
 */
export async function workingCopy(settings: HostSettings, person: Person): Promise<string> {
  const { EDIT_DIR: folder, EDIT_REPOSITORY: repository } = settings;
  const copy = join(folder, "people", person.folder, "project");
  if (!existsSync(copy)) {
    const draft = `${copy}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(join(copy, ".."), { recursive: true });
    await git(folder, ["clone", "--quiet", repository, draft], { limit: cloneLimit });
    renameSync(draft, copy);
  } else if ((await gitAnswer(copy, ["status", "--porcelain"])) === "") {
    // The changes of colleagues are here from the start; without a connection it stays as it is.
    await gitAnswer(copy, ["pull", "--quiet", "--ff-only"]);
  }
  const modules = join(copy, "node_modules");
  if (!existsSync(modules)) symlinkSync(resolve("node_modules"), modules, "junction");
  return copy;
}
