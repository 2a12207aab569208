import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyOfSite } from "../../tests/support/site-copy";
import { testContent } from "../../tests/support/test-content";
import { editorSchemas, writeEditorHelp } from "./editor-schemas";

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
  expect(written("schemas/Service.json").definitions.link.enum).toContain("/services/lamps");
  writeFileSync(join(root, ".vscode/settings.json"), '{ /* mine */ "window.zoomLevel": 2 }');
  writeEditorHelp(root, join(root, "content"));
  expect(readFileSync(join(root, ".vscode/settings.json"), "utf8")).toContain("mine");
});

test("pages, addresses, wizards and pictures of the content are offered", () => {
  const { schemas } = editorSchemas(testContent);
  const { definitions } = JSON.parse(schemas.get(".vscode/schemas/Service.json") ?? "");
  expect(definitions.link.enum).toEqual(
    expect.arrayContaining(["/services/lamps", "/contact#start-project", "site:blog", "/"]),
  );
  expect(definitions.pictureOfPage.enum).toContain("../images/lamp.webp");
  expect(definitions.pictureOfList.enum).toContain("images/logos/one-colour.svg");
  expect(definitions.link.enumDescriptions).toContain("Lamps in detail");
  for (const { enum: values, enumDescriptions } of Object.values<Record<string, string[]>>(definitions)) {
    expect(values?.length).toBe(enumDescriptions?.length);
  }
});
