import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { afterAll, expect, test } from "vitest";
import { writeFormPages } from "../../../tests/support/built-forms";
import { exampleHtmlRules } from "../../../tests/support/html-rules";
import { definitions, temporaryFolder } from "../../../tests/support/server/test-service";
import { fillForm, fillReceipt } from "./fill-page";

const { folder, clear } = temporaryFolder();
writeFormPages(folder);
afterAll(clear);

const validator = new HtmlValidate(exampleHtmlRules);
const problemsOf = async (html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );

test.each([...definitions.forms.values()].filter(({ page }) => page))(
  "the page of $key is valid HTML as it is built, with everything wrong, and once it was sent",
  async (definition) => {
    const page = readFileSync(join(folder, definition.page ?? "", "index.html"), "utf8");
    const names = definition.fields.map(({ name }) => name);
    const filled = {
      texts: new Map(names.map((name) => [name, ["<b>\"'&"]])),
      errors: new Map(names.map((name) => [name, "Wrong & <bad>"])),
      failure: "Failed",
      fileNames: ["a.pdf"],
      idempotencyKey: "key",
    };
    expect(await problemsOf(page)).toEqual([]);
    expect(await problemsOf(fillForm(page, definition, filled, definitions.messages) ?? "")).toEqual([]);
    expect(await problemsOf(fillReceipt(page, definition.key, "NW-7K3M-9QPD", definitions.messages) ?? "")).toEqual([]);
  },
);
