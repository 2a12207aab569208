import type { CreateSchemaCustomizationArgs } from "gatsby";
import { describe, expect, test } from "vitest";
import { createFieldExtensions } from "./field-extensions";

type Resolver = (source: object, args: object, context: object, info: object) => Promise<unknown>;
interface Extension {
  name: string;
  extend: (args: object, field: object) => { resolve: Resolver };
}

const site = {
  facts: { company: "Noonward" },
  links: { blog: "https://blog.noonward.example/" },
  enquiries: { addresses: { contact: "/api/enquiries/contact" } },
};

/** What a field with one of our directives serves for a value of its file. */
function serve(directive: string, value: unknown): Promise<unknown> {
  const extensions = new Map<string, Extension>();
  const actions = { createFieldExtension: (extension: Extension) => extensions.set(extension.name, extension) };
  createFieldExtensions({ actions } as unknown as CreateSchemaCustomizationArgs);
  const field = extensions.get(directive)?.extend({}, { resolve: () => value });
  if (!field) throw new Error(`There is no directive @${directive}.`);
  return field.resolve({}, {}, { nodeModel: { findOne: async () => site } }, {});
}

describe("what fields serve", () => {
  test.each([
    ["fillText", "{company} builds", "Noonward builds"],
    ["linkTarget", "site:blog", "https://blog.noonward.example/"],
    ["enquiryAddress", "contact", "/api/enquiries/contact"],
    ["renderMarkdown", "[blog](site:blog)", '<p><a href="https://blog.noonward.example/" rel="noopener">blog</a></p>'],
  ])("@%s of %s", async (directive, value, served) => expect(await serve(directive, value)).toBe(served));

  test("lists are served entry by entry, and nothing stays nothing", async () => {
    expect(await serve("fillText", ["{company}", "b"])).toEqual(["Noonward", "b"]);
    expect(await serve("fillText", null)).toBeNull();
  });

  test("addresses in Markdown stay as they are written, percent signs included", async () => {
    expect(await serve("renderMarkdown", "[a](https://a.example/b%20c)")).toContain('href="https://a.example/b%20c"');
    expect(await serve("renderMarkdown", "[a](https://a.example/100%zz)")).toContain('href="https://a.example/100');
  });
});
