import { existsSync, readdirSync } from "node:fs";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { built, onDisk, pageFiles } from "./public-folder";

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    extends: ["html-validate:standard"],
    rules: {
      // Style of writing, not validity: React and Gatsby write attributes and void elements their own way.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      "doctype-style": "off",
      "no-inline-style": "off",
      "no-trailing-whitespace": "off",
      "long-title": "off",
      "script-type": "off",
      // A telephone number may break where the line ends; nothing is lost by it.
      "tel-non-breaking": "off",
    },
  }),
);

/** Pages beside those that Gatsby makes, from `static/`. */
const otherPages = existsSync(onDisk("videos"))
  ? readdirSync(onDisk("videos")).flatMap((name) => (name.endsWith(".html") ? [`videos/${name}`] : []))
  : [];

test.each([...pageFiles, ...otherPages])("%s is valid HTML", async (file) => {
  const { results } = await validator.validateString(built(file), `public/${file}`);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(problems).toEqual([]);
});
