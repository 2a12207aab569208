import { expect, test } from "vitest";
import { z } from "zod";
import { fieldSchemaOf } from "../fields/field-schemas";
import { data, inline, linkTarget, markdown, template, text, verbatim } from "../schemas/fields";
import { interpolateFields } from "./interpolate";

const schema = z.strictObject({
  title: text("A text."),
  words: z.array(text("A text.")),
  code: verbatim("Code."),
  option: data("An option."),
  sum: template("A sum.", ["amount"]),
  to: linkTarget("A link."),
  left: text("A text.").optional(),
  named: z.record(z.string(), linkTarget("A link.")),
  sections: z.array(
    z.strictObject({ title: text("A heading."), body: markdown("Markdown.") }).meta({ anchorFrom: "title" }),
  ),
});

const placeholders = {
  facts: { company: "Lamplight", email: "a@site.example" },
  links: { blog: "https://blog.site.example/" },
  language: "en",
  numbers: ["zero", "one", "two"],
  paths: new Map(),
};

const value = {
  title: "{company} builds {what}",
  words: ["{company}'s", "b"],
  code: "{company}'s",
  option: "{company}'s",
  sum: "{amount} t",
  to: "mailto:{email}",
  named: { other: "site:blog" },
  sections: [
    { title: "What's to do", body: "It's [a](site:blog) [b](https://b.example/1%20c) [c](https://c.example/100%zz)" },
  ],
};

test("each text of a file is filled as its schema says what it is", () => {
  expect(interpolateFields(fieldSchemaOf({ schema }), value, placeholders)).toEqual({
    title: "Lamplight builds {what}",
    words: ["Lamplight’s", "b"],
    code: "{company}'s",
    option: "Lamplight's",
    sum: "{amount}\u00a0t",
    to: "mailto:a@site.example",
    named: { other: "https://blog.site.example/" },
    sections: [
      {
        title: "What’s to do",
        anchor: "what-s-to-do",
        body: '<p>It’s <a href="https://blog.site.example/" rel="noopener">a</a> <a href="https://b.example/1%20c" rel="noopener">b</a> <a href="https://c.example/100%zz" rel="noopener">c</a></p>',
      },
    ],
  });
});

test("the address of a link stays one, whatever a fact or it has in it", () => {
  const facts = { phone: "+1 602 555-0142", email: "a@site.example", company: "Lamp Light" };
  const both = z.strictObject({ line: inline("A sentence."), body: markdown("Markdown.") });
  const filled = (words: string) =>
    interpolateFields(fieldSchemaOf({ schema: both }), { line: words, body: words }, { ...placeholders, facts });
  const { line, body } = filled("[Call](tel:{phone}), [write](mailto:{email}?subject={company})");
  for (const html of [line, body]) {
    expect(html).toContain('<a href="tel:+16025550142">Call</a>');
    expect(html).toContain('href="mailto:a@site.example?subject=Lamp%20Light"');
  }
  expect(filled('[a](https://a.example/?q="b"onfocus="c)').line).toContain("?q=&quot;b&quot;onfocus=&quot;c");
  expect(filled('[a](/about "say \\"b\\"")').body).toContain('title="say &quot;b&quot;"');
});

test("a weight is that of the language's page, and a heading in another script has an anchor as well", () => {
  const titled = z.strictObject({ title: text("A text.") }).meta({ anchorFrom: "title" });
  const known = { ...placeholders, paths: new Map([["/about", "/de/ueber-uns"]]) };
  const filled = (title: string) => interpolateFields(fieldSchemaOf({ schema: titled }), { title }, known);
  expect(filled("{grams:/about} g").title).toMatch(/^\{grams:\/de\/ueber-uns\}\sg$/);
  expect(filled("Όροι χρήσης")).toMatchObject({ anchor: "Όροι-χρήσης" });
});

test("a text names the figures of the groups that it stands in, however deep, and of no other", () => {
  const entry = z.strictObject({ title: text("An entry.") });
  const block = z.strictObject({ kind: z.literal("faq"), title: text("A heading."), items: z.array(entry) });
  const page = z.strictObject({ title: text("A headline."), sections: z.array(block) });
  const items = [{ title: "One of {entries}" }, { title: "b" }];
  const written = { title: "{entries}", sections: [{ kind: "faq", title: "{Entries} questions", items }] };
  expect(interpolateFields(fieldSchemaOf({ schema: page }), written, placeholders)).toEqual({
    title: "{entries}",
    sections: [{ kind: "faq", title: "Two questions", items: [{ title: "One of two" }, { title: "b" }] }],
  });
});
