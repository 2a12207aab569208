import { renderToString } from "react-dom/server";
import { ThemeUIProvider } from "theme-ui";
import { expect, test } from "vitest";
import { withWords } from "../../tests/support/with-words";
import { artefactKinds } from "../content/schemas/artefacts";
import { pageSectionKinds } from "../content/schemas/page-section";
import { theme } from "../theme";
import { sheets } from "./example-sheets";
import { bandAmong, PageSections } from "./page-sections";

const sectionOf = (kind: Queries.PageSectionFieldsFragment["kind"]): Queries.PageSectionFieldsFragment => ({
  ...sheets,
  kind,
  superHeading: "How it works",
  title: `The title of ${kind}`,
  description: "One sentence below the heading.",
  pattern: null,
  image: null,
  demo: { url: "/", text: "Get Quote" },
  contactUs: { url: "/contact", text: "Contact Us" },
  items: ["First", "Second", "Third"].map((title) => ({
    title: `${title} entry of ${kind}`,
    description: `What the ${title} entry is about.`,
    when: null,
    price: null,
    icon: "sun" as const,
    image: null,
  })),
});

const words = {
  document: { page: "leaf {number} of {count}", close: "Fold" },
  engagements: { duration: "It lasts", price: "It depends on" },
  process: { hour: "{hour} o'clock" },
  artefact: {
    sample: "Nothing here is true.",
    wait: "{amount} {unit} of idling",
    work: "{amount} {unit} of doing",
    total: "{amount} {unit}, {share} % of doing",
    closer: "(nearer)",
  },
};

const renderSections = (sections: readonly Queries.PageSectionFieldsFragment[]) =>
  renderToString(
    <ThemeUIProvider theme={theme}>{withWords(words, <PageSections sections={sections} />)}</ThemeUIProvider>,
  );

const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, "g"))].map(([, words]) =>
    words?.replace(/<style[^>]*>.*?<.style>|<[^>]*>/g, ""),
  );

test.each(pageSectionKinds)("a block of kind %s is drawn with its title, named by it", (kind) => {
  const html = renderSections([sectionOf(kind)]);
  expect(headings(html, 2)).toEqual([`The title of ${kind}`]);
  const labelledBy = /<section[^>]* aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${labelledBy}"`);
});

const withEntries = pageSectionKinds.filter(
  (kind) => kind !== "promotion" && !artefactKinds.some((name) => name === kind),
);

test.each(withEntries)("a block of kind %s draws its entries", (kind) => {
  const html = renderSections([sectionOf(kind)]);
  expect(headings(html, 3)).toEqual(sectionOf(kind).items.map(({ title }) => title));
});

test.each(artefactKinds)("a block of kind %s draws its sheet, and says that it is a sample", (kind) => {
  const html = renderSections([sectionOf(kind)]);
  expect(headings(html, 3)).toEqual([`${sheets[kind].heading}${sheets[kind].aside}`]);
  expect(html).toContain("Nothing here is true.");
  expect(html).toContain(`${sheets[kind].note}`);
});

test.each(artefactKinds)("a sheet of kind %s that is no sample does not say so", (kind) => {
  const genuine = { ...sheets[kind], isSample: false };
  expect(renderSections([{ ...sectionOf(kind), [kind]: genuine }])).not.toContain("Nothing here is true.");
});

test("a pipeline tells its times, their sum, and how much of it is work", () => {
  const html = renderSections([sectionOf("pipeline")]);
  expect(html).toContain("30 h of idling · 1 h of doing");
  expect(html).toContain("42.5 h, 18 % of doing");
});

test("an answer keeps its links", () => {
  const answered = sectionOf("faq").items.map((item) => ({ ...item, description: 'See <a href="/about">us</a>.' }));
  expect(renderSections([{ ...sectionOf("faq"), items: answered }])).toContain('See <a href="/about">us</a>.');
});

test("a form of engagement says how long it takes and what decides its price", () => {
  const items = sectionOf("engagements").items.map((item) => ({
    ...item,
    when: "two weeks",
    price: "How much there is",
  }));
  const html = renderSections([{ ...sectionOf("engagements"), items }]);
  expect(html.match(/<dt>It lasts<\/dt><dd>two weeks<\/dd>/g)).toHaveLength(3);
  expect(html.match(/<dt>It depends on<\/dt><dd>How much there is<\/dd>/g)).toHaveLength(3);
});

test("a document has its pages, closed at first", () => {
  const html = renderSections([sectionOf("document")]);
  expect(html).not.toMatch(/<details[^>]* open/);
  for (const words of ["Open the document", "leaf 1 of 2", "leaf 2 of 2", "The second step."])
    expect(html).toContain(words);
});

test.each(["grid", "list", "diagram"] as const)(
  "core services are drawn as a %s, all with their entries",
  (pattern) => {
    const section = { ...sectionOf("coreServices"), pattern };
    const html = renderSections([section]);
    expect(headings(html, 3)).toEqual(section.items.map(({ title }) => title));
    expect(/<(ul|ol)/.exec(html)?.[1]).toBe(pattern === "grid" ? "ul" : "ol");
  },
);

test("a promotion draws both of its buttons", () => {
  const html = renderSections([sectionOf("promotion")]);
  expect(html).toMatch(/<a href="\/"[^>]*>Get Quote/);
  expect(html).toMatch(/<a href="\/contact"[^>]*>Contact Us/);
});

test("what stands before the promotion is last but one, and last where there is no promotion", () => {
  const drawn = (kinds: Queries.PageSectionKind[]) =>
    renderToString(
      <ThemeUIProvider theme={theme}>
        {withWords(words, <PageSections sections={kinds.map(sectionOf)} beforePromotion={<h2>Neighbours</h2>} />)}
      </ThemeUIProvider>,
    );
  expect(headings(drawn(["reasons", "promotion"]), 2)).toEqual([
    "The title of reasons",
    "Neighbours",
    "The title of promotion",
  ]);
  expect(headings(drawn(["promotion", "reasons"]), 2)).toEqual([
    "The title of promotion",
    "The title of reasons",
    "Neighbours",
  ]);
});

test("a step says when, or has its hour of the day", () => {
  const { items } = sectionOf("process");
  const html = renderSections([
    { ...sectionOf("process"), items: items.map((item, step) => ({ ...item, when: step === 1 ? "month 3" : null })) },
  ]);
  expect(html).toContain(">07 o&#x27;clock<");
  expect(html).toContain(">month 3<");
  expect(html).not.toContain(">12 o&#x27;clock<");
});

test.each<[string, Queries.PageSectionKind[], boolean, number]>([
  ["the first process", ["reasons", "process", "benefits", "process"], false, 1],
  ["none right above the promotion", ["reasons", "process", "promotion"], false, -1],
  ["another one where that is so", ["process", "reasons", "process", "promotion"], false, 0],
  ["one above the neighbours of the page", ["process", "promotion"], true, 0],
  ["none below a promotion", ["promotion", "process"], true, -1],
  ["none beside a curve, whose sheet is dark", ["process", "curve"], false, -1],
  ["none without a process", ["reasons", "promotion"], false, -1],
])("a page has one dark band at most: %s", (_, kinds, hasBeforePromotion, expected) => {
  expect(bandAmong(kinds.map(sectionOf), hasBeforePromotion)).toBe(expected);
});

test("a page with a band of its own has no second one among its blocks", () => {
  const drawn = (hasBand: boolean) =>
    renderToString(
      <ThemeUIProvider theme={theme}>
        {withWords(
          words,
          <PageSections
            sections={["process", "process"].map((kind) => sectionOf(kind as "process"))}
            hasBand={hasBand}
          />,
        )}
      </ThemeUIProvider>,
    );
  expect(drawn(false).match(/<section[^>]* data-on-band/g)).toHaveLength(1);
  expect(drawn(true)).not.toContain("data-on-band");
});

test("blocks stand in the order of the file", () => {
  const kinds = [...pageSectionKinds].reverse();
  expect(headings(renderSections(kinds.map(sectionOf)), 2)).toEqual(kinds.map((kind) => `The title of ${kind}`));
});
