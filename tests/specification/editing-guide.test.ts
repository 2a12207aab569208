import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { checkAll, checkContent } from "../../src/content-check/check";
import { writeNewFile } from "../../src/content-check/new/new-file";
import { errorsIn } from "../../src/content-check/problems";
import { formatProblems } from "../../src/content-check/report";
import { follow, stepsOf } from "../support/follow-document";
import { testFolder } from "../support/test-folder";

const root = testFolder();
const content = join(root, "content");
cpSync(resolve("content"), content, { recursive: true });

function runCommand(text: string): void {
  for (const [, kind = "", title = "", more = ""] of text.matchAll(/^npm run content:new -- (\w+) "(.+)"(.*)$/gm))
    writeNewFile(content, { kind, title, inNavigation: more.includes("--navigation") });
}

const problems = () => errorsIn(checkContent({ contentRoot: content, staticRoot: resolve("static") }));

test.each(stepsOf("docs/editing.md"))("what the guide shows can be done, and is in order: $text", (step) => {
  follow(root, step);
  runCommand(step.text);
  expect(problems().length === 0 ? "" : formatProblems(problems())).toBe("");
});

test("extending.md begins from the program as it is", () => {
  const copy = testFolder();
  const steps = stepsOf("docs/extending.md");
  const changed = steps.flatMap(({ text }) => /^--- (\S+)/.exec(text)?.[1] ?? []);
  for (const file of changed) cpSync(file, join(copy, file));
  for (const step of steps) follow(copy, step);
  expect(changed.length).toBeGreaterThan(6);
});

test("the sample content gets no advice, so that an owner's first stands out", async () => {
  const options = { contentRoot: resolve("content"), staticRoot: resolve("static"), today: "2026-11-22" };
  const { problems } = await checkAll(options);
  expect(problems.length === 0 ? "" : formatProblems(problems)).toBe("");
});
