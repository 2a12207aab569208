import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { filesIn } from "../../src/content/files/file-tree";
import { follow, stepsOf } from "../support/follow-document";
import { replaceSample } from "./replace-sample";

/** The project as an owner has it. Its cache stays, so that the next build does only what has changed. */
export const ownerFolder = resolve(".sites/owner");

/** Files that an owner deletes with the sample content. */
const ofTheSample = /^tests\/specification\//;

/** Steps that the documentation tells whoever makes the program another's. */
const steps = ["docs/extending.md", "docs/theming.md"].flatMap(stepsOf);

/** The commands among it. */
export const documentedCommands = steps.filter(({ language }) => language === "sh").map(({ text }) => text.trim());

/** Writes a file where it differs: what is written anew is built anew. */
function put(from: string, to: string): void {
  const content = readFileSync(from);
  if (existsSync(to) && readFileSync(to).equals(content)) return;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, content);
}

/** Makes the copy: every file of the project as it is, in `content/` an owner's content, and more as documented. */
export async function makeOwnerCopy(): Promise<void> {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
  const staged = mkdtempSync(join(tmpdir(), "owner-"));
  const kept = listed.split("\n").filter((file) => existsSync(file) && file !== "" && !ofTheSample.test(file));
  for (const file of kept) put(file, join(staged, file));
  await replaceSample(join(staged, "content"));
  for (const step of steps) follow(staged, step);

  // Files that builds and tests have written in the copy are left alone; in the folders of the project nothing is left over.
  const folders = [...new Set(kept.map((file) => file.split("/", 1)[0] ?? ""))].filter(
    (name) => kept.includes(name) === false,
  );
  const wanted = new Set(filesIn(staged));
  for (const folder of folders) {
    for (const file of filesIn(join(ownerFolder, folder))) {
      if (!wanted.has(join(folder, file))) rmSync(join(ownerFolder, folder, file));
    }
  }
  for (const file of wanted) put(join(staged, file), join(ownerFolder, file));
  rmSync(staged, { recursive: true });
  // Pictures that the project has encoded already need not be encoded again.
  const pictures = join(ownerFolder, "public/static");
  if (existsSync("public/static") && !existsSync(pictures)) cpSync("public/static", pictures, { recursive: true });
  // Files that are the same need no second look at their types. TypeScript compares each with what it has seen.
  const types = ".sites/types.tsbuildinfo";
  if (existsSync(types)) put(types, join(ownerFolder, types));
  const modules = join(ownerFolder, "node_modules");
  if (!existsSync(modules)) symlinkSync(resolve("node_modules"), modules, "junction");
}
