import { renderToString } from "react-dom/server";
import { ThemeUIProvider } from "theme-ui";
import { expect, test } from "vitest";
import { withWords } from "../../tests/support/with-words";
import { pageSectionKinds } from "../content/schemas/page-section";
import { theme } from "../theme";
import { PageSections } from "./page-sections";

const sectionOf = (kind: Queries.PageSectionFieldsFragment["kind"]): Queries.PageSectionFieldsFragment => ({
  kind,
  superHeading: "How it works",
  title: `The title of ${kind}`,
  description: "One sentence below the heading.",
  image: null,
  demo: { url: "/", text: "Get Quote" },
  contactUs: { url: "/contact", text: "Contact Us" },
  items: ["First", "Second", "Third"].map((title) => ({
    title: `${title} entry of ${kind}`,
    description: `What the ${title} entry is about.`,
    icon: "sun" as const,
    image: null,
  })),
});

const renderSections = (sections: readonly Queries.PageSectionFieldsFragment[]) =>
  renderToString(
    <ThemeUIProvider theme={theme}>
      {withWords({ process: { hour: "{hour} o'clock" } }, <PageSections sections={sections} />)}
    </ThemeUIProvider>,
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

test.each(pageSectionKinds.filter((kind) => kind !== "promotion"))("a block of kind %s draws its entries", (kind) => {
  const html = renderSections([sectionOf(kind)]);
  expect(headings(html, 3)).toEqual(sectionOf(kind).items.map(({ title }) => title));
});

test("a promotion draws both of its buttons", () => {
  const html = renderSections([sectionOf("promotion")]);
  expect(html).toMatch(/<a href="\/"[^>]*>Get Quote/);
  expect(html).toMatch(/<a href="\/contact"[^>]*>Contact Us/);
});

test("blocks stand in the order of the file", () => {
  const kinds = [...pageSectionKinds].reverse();
  expect(headings(renderSections(kinds.map(sectionOf)), 2)).toEqual(kinds.map((kind) => `The title of ${kind}`));
});
