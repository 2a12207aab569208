import { readdirSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ThemeUIProvider } from "theme-ui";
import { expect, test } from "vitest";
import { shell } from "../../tests/support/interface-words";
import { withMessages } from "../../tests/support/with-messages";
import { theme } from "../theme";
import { blockComponents } from "./components";
import { plainEntries, process, promotion } from "./example-content";
import { sheetSection, sheets } from "./example-sheets";
import { bandAmong, PageBlocks } from "./page-blocks";
import { SheetAlone } from "./sheet-frame";

type Block = Queries.PageBlockFragment;

const sheetKinds = Object.keys(sheets) as (keyof typeof sheets)[];

const titled = <Fields extends object>(title: string, fields: Fields) => ({ ...fields, title });

const reasons = (title = "Reasons"): Block => titled(title, { __typename: "ReasonsBlock", ...plainEntries(3) });
const promoted = (): Block => titled("Promotion", { __typename: "PromotionBlock", ...promotion });
const steps = (): Block => titled("Process", { __typename: "ProcessBlock", ...process(3) });
const curve = (): Block => ({ __typename: "CurveBlock", ...sheetSection("curve") });

const words = {
  ...shell,
  document: { page: "leaf {number} of {count}", close: "Fold" },
  process: { hour: "{hour} o'clock" },
  artefact: {
    sample: "Nothing here is true.",
    sampleMark: "Untrue",
    wait: "{amount} {unit} of idling",
    work: "{amount} {unit} of doing",
    total: "{amount} {unit}, {share} % of doing",
    offBy: "Past the mark",
    closer: "(nearer)",
  },
};

const rendered = (node: ReactNode) =>
  renderToString(<ThemeUIProvider theme={theme}>{withMessages(words, node)}</ThemeUIProvider>);

const renderBlocks = (...sections: readonly Block[]) => rendered(<PageBlocks sections={sections} />);

const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, "g"))].map(([, words]) =>
    words?.replace(/<style[^>]*>.*?<.style>|<[^>]*>/g, ""),
  );

const sheetBlock = (kind: keyof typeof sheets, more: { isSample?: boolean } = {}) => {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Block`;
  return { __typename: name, ...sheetSection(kind, more) } as Block;
};

const folders = readdirSync("src/blocks", { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(folders.map(({ name }) => name))(
  "a block of %s is drawn, and named by its heading where it has one",
  async (folder) => {
    const { examples } = (await import(`./${folder}/${folder}.examples.tsx`)) as {
      examples: Record<string, ReactNode>;
    };
    expect(Object.keys(examples).length).toBeGreaterThan(0);
    for (const example of Object.values(examples)) {
      const html = rendered(example);
      const labelledBy = /<section[^>]* aria-labelledby="([^"]+)"/.exec(html)?.[1];
      if (labelledBy) expect(html).toMatch(new RegExp(`<h2[^>]* id="${labelledBy}"`));
    }
  },
);

test.each(sheetKinds)("a block of kind %s draws its sheet, and says that it is a sample", (kind) => {
  const html = renderBlocks(sheetBlock(kind));
  expect(headings(html, 3)).toEqual([`${sheets[kind].heading}${sheets[kind].aside}`]);
  expect(html).toContain("Nothing here is true.");
  expect(html).toContain(`${sheets[kind].note}`);
});

test.each(sheetKinds)("a sheet of kind %s that is no sample does not say so", (kind) => {
  expect(renderBlocks(sheetBlock(kind, { isSample: false }))).not.toContain("Nothing here is true.");
});

test.each(sheetKinds)(
  "a sheet of kind %s that stands alone below the title of a page skips no level of headings",
  (kind) => {
    const html = rendered(
      <SheetAlone keeps="description">
        <PageBlocks sections={[sheetBlock(kind)]} />
      </SheetAlone>,
    );
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(skipped, levels.join(", ")).toEqual([]);
  },
);

test("beside the headline of a page a sheet keeps what it says of itself, elsewhere it is shown with other words", () => {
  const block = { ...sheetBlock("pipeline"), description: "Green is work, grey is waiting." };
  const shown = (keeps: "description" | "nothing") =>
    rendered(
      <SheetAlone keeps={keeps}>
        <PageBlocks sections={[block]} />
      </SheetAlone>,
    );
  expect(shown("description")).toContain("Green is work, grey is waiting.");
  expect(shown("nothing")).not.toContain("Green is work, grey is waiting.");
});

test("a pipeline tells its times, their sum, and how much of it is work", () => {
  const html = renderBlocks(sheetBlock("pipeline"));
  expect(html).toContain("30 h of idling, 1 h of doing");
  expect(html).toContain("42.5 h, 18 % of doing");
});

test("an answer keeps its links", () => {
  const items = plainEntries(3).items.map((item) => ({ ...item, description: 'See <a href="/about">us</a>.' }));
  const faq: Block = { __typename: "FaqBlock", ...plainEntries(3), items };
  expect(renderBlocks(faq)).toContain('See <a href="/about">us</a>.');
});

test("what stands before the promotion is last but one, and last where there is no promotion", () => {
  const drawn = (...sections: Block[]) =>
    headings(rendered(<PageBlocks sections={sections} beforePromotion={<h2>Neighbours</h2>} />), 2);
  expect(drawn(reasons(), promoted())).toEqual(["Reasons", "Neighbours", "Promotion"]);
  expect(drawn(promoted(), reasons())).toEqual(["Promotion", "Reasons", "Neighbours"]);
});

test("a step says when, or has its hour of the day", () => {
  const items = process(3).items.map((item, step) => ({ ...item, when: step === 1 ? "month 3" : null }));
  const html = renderBlocks({ __typename: "ProcessBlock", ...process(3), items });
  expect(html).toContain(">07 o&#x27;clock<");
  expect(html).toContain(">month 3<");
  expect(html).not.toContain(">12 o&#x27;clock<");
});

test.each<[string, Block[], boolean, number]>([
  ["the first process", [reasons(), steps(), reasons(), steps()], false, 1],
  ["none right above the promotion", [reasons(), steps(), promoted()], false, -1],
  ["another one where that is so", [steps(), reasons(), steps(), promoted()], false, 0],
  ["one above the neighbours of the page", [steps(), promoted()], true, 0],
  ["none below a promotion", [promoted(), steps()], true, -1],
  ["none beside a curve, whose sheet is dark", [steps(), curve()], false, -1],
  ["none without a process", [reasons(), promoted()], false, -1],
])("a page has one dark band at most: %s", (_, blocks, hasBeforePromotion, expected) => {
  expect(bandAmong(blocks, hasBeforePromotion)).toBe(expected);
});

test("blocks stand in the order of the file", () => {
  const titles = ["Third", "First", "Second"];
  expect(headings(renderBlocks(...titles.map((title) => reasons(title))), 2)).toEqual(titles);
});

test("only the first block of a kind has the anchor that links lead to", () => {
  const html = renderBlocks(reasons(), steps(), reasons("More reasons"));
  const anchors = [...html.matchAll(/<section([^>]*)>/g)].map(
    ([, attributes]) => / id="([^"]*)"/.exec(`${attributes}`)?.[1],
  );
  expect(anchors).toEqual(["reasons", "process", undefined]);
});

test("every folder of a kind of block is in the registry", () => {
  const names = folders.map(({ name }) => name.replaceAll("-", ""));
  const registered = Object.keys(blockComponents).map((name) => name.replace(/Block$/, "").toLowerCase());
  expect(registered.sort()).toEqual(names.sort());
});
