import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { changedFiles, filesWithErrors, mistakes } from "../../tests/mistakes/mistakes";
import { allFields } from "../../tests/support/all-fields";
import { copyOfSite } from "../../tests/support/site-copy";
import { testContent } from "../../tests/support/test-content";
import { type ContentFile, loadContent } from "../content/files/load";
import { contentKinds, kindOf } from "../content/kinds";
import { contentListsFile, editorSchemas, writeEditorHelp } from "./editor-schemas";
import { enumWords } from "./enum-words";

test("a project gets what VS Code needs, and what somebody has set there stays", () => {
  const root = copyOfSite();
  const written = (file: string) => JSON.parse(readFileSync(join(root, ".vscode", file), "utf8"));
  mkdirSync(join(root, ".vscode"));
  writeFileSync(join(root, ".vscode/settings.json"), '{ "window.zoomLevel": 2, "yaml.schemas": {} }');
  writeEditorHelp(root, join(root, "content"));
  expect(written("settings.json")).toMatchObject({
    "window.zoomLevel": 2,
    "yaml.schemas": { ".vscode/schemas/Service.json": "content/services/*.yaml" },
  });
  expect(written("schemas/content-lists.json").definitions.link.enum).toContain("/services/lamps");
  writeFileSync(join(root, ".vscode/settings.json"), '{ /* mine */ "window.zoomLevel": 2 }');
  writeEditorHelp(root, join(root, "content"));
  expect(readFileSync(join(root, ".vscode/settings.json"), "utf8")).toContain("mine");
});

test("every field says what it is for", () => {
  expect(allFields.length).toBeGreaterThan(700);
  expect(allFields.filter(({ field }) => !field.description).map(({ name }) => name)).toEqual([]);
});

test("every value that can be chosen has a word on it", () => {
  const lists = [...editorSchemas().schemas].flatMap(([, text]) => {
    const { definitions = {} } = JSON.parse(text) as { definitions?: Record<string, { enum?: string[] }> };
    return Object.entries(definitions).flatMap(([id, { enum: values }]) => (values ? [{ id, values }] : []));
  });
  expect(new Set(lists.map(({ id }) => id))).toEqual(new Set(Object.keys(enumWords)));
  for (const { id, values } of lists) expect(Object.keys(enumWords[id] ?? {}), id).toEqual(values);
});

test("pages, addresses, wizards, endpoints and pictures of the content are offered", () => {
  const { definitions } = JSON.parse(contentListsFile(testContent));
  expect(definitions.link.enum).toEqual(
    expect.arrayContaining(["/services/lamps", "/contact#start-project", "site:blog", "/"]),
  );
  expect(definitions.endpoint.enum).toContain("planLight");
  expect(definitions.pictureOfPage.enum).toContain("../images/lamp.webp");
  expect(definitions.pictureOfList.enum).toContain("images/logos/one-colour.svg");
  expect(definitions.link.enumDescriptions).toContain("Lamps in detail");
  for (const { enum: values, enumDescriptions } of Object.values<Record<string, string[]>>(definitions)) {
    expect(values?.length).toBe(enumDescriptions?.length);
  }
});

describe("editor programs and the check agree", () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const { schemas } = editorSchemas();
  ajv.addSchema(JSON.parse(contentListsFile(testContent)), "content-lists.json");
  const validators = new Map(
    contentKinds.map(({ typeName }) => [
      typeName as string,
      ajv.compile(JSON.parse(schemas.get(`.vscode/schemas/${typeName}.json`) ?? "")),
    ]),
  );
  const refuses = ({ file, data }: ContentFile) => {
    const validate = validators.get(kindOf(file)?.typeName ?? "");
    // Programs read the file as JSON: a day without quotation marks is none.
    return validate !== undefined && data !== undefined && !validate(JSON.parse(JSON.stringify(data)));
  };

  test.each([testContent, resolve("content")])("that nothing is wrong in %s", (folder) => {
    expect(
      loadContent(folder)
        .filter(refuses)
        .map(({ file }) => file),
    ).toEqual([]);
  });

  // The check's words are those of `expected`: mistakes.test.ts compares them word for word.
  test.each(mistakes)("on $group: $name", (entry) => {
    const refused = changedFiles(entry).filter(refuses);
    const told = filesWithErrors(entry);
    for (const { file } of refused) expect(told).toContain(`content/${file}`);
  });
});
