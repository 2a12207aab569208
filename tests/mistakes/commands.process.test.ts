import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { serve } from "../../server/start";
import { checkCommand } from "../../src/content-check/check-command";
import { bareEnvironment } from "../support/bare-environment";
import { listen } from "../support/printed";
import { copyProgram } from "../support/project-copy";
import { copyOfSite } from "../support/site-copy";

const gatsby = createRequire(import.meta.url).resolve("gatsby/cli.js");

/** A copy of the project with the content of the tests' own site, which could be built and served. */
function copyOfProject(): string {
  const root = copyOfSite();
  copyProgram(root);
  mkdirSync(join(root, "public"));
  writeFileSync(join(root, "public/index.html"), "<!doctype html>");
  return root;
}

interface Ending {
  status: number | null;
  /** Output from the first problem to the last sentence. */
  report: string | undefined;
}

const reportIn = (printed: string) => /^content\/[\s\S]*run "npm run check:content" again\.$/m.exec(printed)?.[0];

/** The build as `package.json` has it: what it prints is among what Gatsby prints. */
function build(cwd: string): Ending {
  const env = { ...bareEnvironment, CONTENT_DIR: "content", CI: "1", GATSBY_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [gatsby, "build"], { cwd, env, encoding: "utf8" });
  return { status, report: reportIn(stdout + stderr) };
}

/** The function that `npm run check:content` runs; that the program prints and ends so is proved beside it. */
async function check(root: string): Promise<Ending> {
  const { printer, out, err } = listen();
  const folders = { contentRoot: join(root, "content"), staticRoot: join(root, "static") };
  return { status: await checkCommand([], folders, printer), report: reportIn(out() + err()) };
}

/** The beginning of `npm run serve`; that the program prints what is thrown and ends with 1 is proved beside it. */
async function sentenceOfStart(root: string): Promise<string> {
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(root);
  const sentence = await serve().then(
    () => "It has started.",
    (error: Error) => error.message,
  );
  cwd.mockRestore();
  return sentence;
}

test("a mistake in a text ends check and build with the same words and the server with its file, a picture that is none, or settings that nobody can read, check and build", async () => {
  // One project for both: to compile Gatsby's configuration costs more than all else here.
  const root = copyOfProject();
  const file = join(root, "content/services/lamps.yaml");
  const inOrder = readFileSync(file, "utf8");
  writeFileSync(file, inOrder.replace(/^title: .*$/m, "title: *New*"));
  const checked = await check(root);
  expect(checked.report).toContain("content/services/lamps.yaml:8:8\n    found *New*");
  expect(checked.status).toBe(1);
  expect(build(root)).toEqual(checked);
  expect(await sentenceOfStart(root)).toBe(
    'content/services/lamps.yaml is not in order. "npm run check:content" says what to mend.',
  );

  writeFileSync(file, inOrder);
  const picture = join(root, "content/images/quay.jpg");
  const whole = readFileSync(picture);
  writeFileSync(picture, "no picture");
  const looked = await check(root);
  expect(looked.report).toContain("which is no picture that can be shown");
  expect(looked.report).not.toContain("*New*");
  expect(looked.status).toBe(1);
  expect(build(root)).toEqual(looked);

  writeFileSync(picture, whole);
  // Gatsby's configuration asks for this file before anything else looks at the content.
  for (const settings of ['url: "https://www.example.com\n', ""]) {
    writeFileSync(join(root, "content/site.yaml"), settings);
    const unread = await check(root);
    expect(unread.report).toContain("content/site.yaml:1:");
    expect(build(root)).toEqual(unread);
  }
});

test("a mistake in the logo ends the drawing of the brand with the words of the check", async () => {
  const root = copyOfProject();
  const file = join(root, "content/site.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^logo:\n(?: .*\n)+/m, "logo: images/logo.png\n"));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", resolve("art/marks/make.mts")], {
    cwd: root,
    env: { ...bareEnvironment, CONTENT_DIR: "content" },
    encoding: "utf8",
  });
  const ending = { status, report: reportIn(stdout + stderr) };
  expect(ending.report).toContain('logo: found "images/logo.png"; expected a group of fields');
  expect(ending).toEqual(await check(root));
});
