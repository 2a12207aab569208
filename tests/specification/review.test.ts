/** Faults that a review found on the pages of the sample content, each held so that it does not come back. */
import { describe, expect, test } from "vitest";
import { officeDays } from "../../src/blocks/offices/office-day";
import { isSheet } from "../../src/blocks/sheets";
import type { Site } from "../../src/content/read-site";
import { readSite } from "../../src/content/read-site";
import { required } from "../../src/content/required";
import { pageIn } from "../built/built-page";
import { fileOf } from "../built/public-folder";
import { blockOf, pageAt } from "../support/site-pages";

const site = readSite();

/** Pages about one thing, with the fields that all of them have. */
const details = [...site.Service, ...site.Product, ...site.Industry];
const everyPage = [
  ...site.Page,
  ...details,
  ...site.CaseStudy,
  ...(site.CaseStudiesPage ? [site.CaseStudiesPage] : []),
];

type Section = (typeof everyPage)[number]["data"]["sections"][number];

/** All blocks of a kind, with the path of the page that each is on. */
const blocksOf = <Kind extends Section["kind"]>(kind: Kind, pages: readonly (typeof everyPage)[number][] = everyPage) =>
  [...pages, site.HomePage].flatMap(({ path = "", data }) =>
    data.sections.flatMap((block: Section) =>
      block.kind === kind ? [{ path, block: block as Extract<Section, { kind: Kind }> }] : [],
    ),
  );

const textOf = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
const documentAt = (path: string) => pageIn(fileOf(path)).document;

/** All texts within a file of content. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Files of every kind, by their names. */
const filesOf = (all: Site) =>
  Object.values(all)
    .flat()
    .flatMap((entry) =>
      typeof entry === "object" && entry !== null && "file" in entry && "data" in entry
        ? [{ file: String(entry.file), data: entry.data as unknown }]
        : [],
    );

describe("offers", () => {
  test("each has a name, which the enquiry knows", () => {
    const promotions = blocksOf("promotion");
    expect(promotions.length).toBeGreaterThan(16);
    expect(promotions.filter(({ block }) => !block.subject).map(({ path }) => path)).toEqual([]);
    expect(site.CaseStudy.filter(({ data }) => !data.closing.subject).map(({ path }) => path)).toEqual([]);
  });

  test("each says what it costs, and pages about one thing how the rest is charged", () => {
    const silent = blocksOf("promotion").filter(
      ({ block }) => !/\b(free|fixed sum|costs nothing)\b/.test(block.description ?? ""),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
    for (const { path = "", data } of details) {
      expect(data.charge, path).toMatch(/\S/);
      const link = documentAt(path).querySelector("main h1 ~ div a[href='/services#how-to-buy']");
      expect(textOf(link), path).toBe(site.InterfaceWords.data.offers.charge.text);
    }
  });

  test("what is free is one fact, and the page about buying says the same", () => {
    const { freeReading } = site.SiteSettings.data.facts;
    const [, amount, item, answer] = /^free: (.+), (.+), (.+)$/.exec(freeReading) ?? [];
    const first = blockOf(pageAt(site, "/services"), "engagements").items[0];
    expect(first?.price).toContain(`first ${amount?.replace(" a ", " ")} is free: ${item}, ${answer}.`);
  });
});

describe("openings", () => {
  test.each(details.map(({ path = "" }) => path))("%s begins a project first, then leads to us", (path) => {
    const buttons = [...documentAt(path).querySelectorAll("main h1 ~ [data-no-print] > a")];
    expect(buttons.map(textOf)).toEqual(["Start a project", "Contact Us"]);
  });

  test("what proves the headline of a service or of an industry is the first thing below it", () => {
    for (const { path = "", data } of [...site.Service, ...site.Industry]) {
      expect(
        data.sections.some(({ kind }) => isSheet(`${kind[0]?.toUpperCase()}${kind.slice(1)}Block`)),
        path,
      ).toBe(true);
      const opening = documentAt(path).querySelector("main [data-surface]:has(h1)");
      expect(textOf(opening?.querySelector("[data-sheet] h2")), path).toMatch(/\S/);
      // That it is a sample is said once, where the sheet is named.
      expect(textOf(opening?.querySelector("[data-sheet] h2 mark")), path).toBe(
        site.InterfaceWords.data.artefact.sampleMark,
      );
    }
  });

  test("the form is the first thing on the page that people come to in order to write", () => {
    expect(pageAt(site, "/contact").data.sections[0]?.kind).toBe("form");
    const opening = documentAt("/contact").querySelector("main [data-surface]:has(h1)");
    expect(opening?.querySelectorAll("form :is(input:not([tabindex], [type=hidden]), textarea)")).toHaveLength(3);
  });
});

test("every step of a process has its time, in the words of its page", () => {
  const untimed = blocksOf("process").filter(({ block }) => block.items.some(({ when }) => !when));
  expect(untimed.map(({ path }) => path)).toEqual([]);
});

test("four questions at least are answered on every page about one thing, and on the page of the contact", () => {
  const few = [...details, pageAt(site, "/contact")].filter(({ data }) => {
    const faq = data.sections.find((block: Section) => block.kind === "faq");
    return !(faq?.kind === "faq" && faq.items.length >= 4);
  });
  expect(few.map(({ path }) => path)).toEqual([]);
});

test("quotes are of three different people, say that they are samples, and claim no figures", () => {
  const { note, testimonials } = site.Testimonials.data;
  expect(note).toMatch(/^Sample quotes\b/);
  expect(new Set(testimonials.map(({ designation }) => designation)).size).toBe(testimonials.length);
  expect(new Set(testimonials.map(({ image }) => image?.src)).size).toBe(testimonials.length);
  expect(testimonials.filter(({ name }) => /placeholder/i.test(name ?? ""))).toEqual([]);
  expect(testimonials.filter(({ quote }) => /\d|%|\b(half|halved|twice|double)/i.test(quote))).toEqual([]);
});

test("people answer on the page about us, and the way to the blog stands beside that to open roles", () => {
  const about = pageAt(site, "/about");
  const { people } = blockOf(about, "people");
  expect(people).toHaveLength(4);
  expect(people.filter(({ role, place, decides, image }) => !(role && place && decides && image))).toEqual([]);
  expect(about.data.sections.slice(-2).map(({ kind }) => kind)).toEqual(["blog", "joinUs"]);
  expect(blockOf(about, "joinUs").superHeading).toMatch(/\S/);
});

test("services without pages are found from the footer and below both tables, and each can be asked for", () => {
  const { items } = blockOf(pageAt(site, "/services"), "furtherServices");
  const anchors = [...documentAt("/services").querySelectorAll("main li[id]:has(h3)")].map(
    ({ id }) => `/services#${id}`,
  );
  expect(anchors).toHaveLength(items.length);
  const linked = (element: ParentNode | null) =>
    [...(element?.querySelectorAll("a[href^='/services#']") ?? [])].map((link) => link.getAttribute("href"));
  expect(linked(documentAt("/about").querySelector("footer"))).toEqual(expect.arrayContaining(anchors));
  for (const path of ["/services", "/industries"])
    expect(linked(documentAt(path).querySelector("section:has(table)")), path).toEqual(expect.arrayContaining(anchors));
  for (const { title, points, demo, subject } of items)
    expect({ points: points.length, demo: demo?.text, subject }, title).toEqual({
      points: 3,
      demo: "Start a project",
      subject: title,
    });
});

test("the footer has a way to begin", () => {
  const footer = documentAt("/about").querySelector("footer");
  const { startProject } = site.Navigation.data.header;
  expect([...(footer?.querySelectorAll("a[aria-haspopup=dialog]") ?? [])].map(textOf)).toEqual([startProject.title]);
});

test("each product is shown with figures of its answer, on the home page as on the page of products", () => {
  const figuresOn = (path: string) =>
    [...documentAt(path).querySelectorAll("main [data-cards] > li:has(h3 a[href^='/products/'])")].map((card) => [
      card.querySelector("h3 a")?.getAttribute("href"),
      /\d[.,]\d/.test(textOf(card)),
    ]);
  const all = site.Product.map(({ path }) => [path, true]);
  expect(figuresOn("/")).toEqual(all);
  expect(figuresOn("/products")).toEqual(all);
});

test("the unit of emissions is written out once on the page of the calculator, and short from then on", () => {
  const main = documentAt("/products/carbon-footprint-calculator").querySelector("main");
  expect(textOf(main).match(/CO₂ equivalent/g)).toHaveLength(1);
  expect(textOf(main).match(/CO₂e\b/g)?.length).toBeGreaterThan(1);
});

test("the mean of how far each answer is off stands below those of the week", () => {
  const sum = documentAt("/services/ai-solutions").querySelector("main [data-sheet] tfoot tr");
  expect([...(sum?.children ?? [])].map(textOf)).toEqual([site.InterfaceWords.data.artefact.offBy, "", "25.0", "9.8"]);
});

test("the last buttons of a window say that they send, and what to do instead is one sentence", () => {
  const { nextSend, nextRetry, retry, reach, send } = site.EnquiryWords.data;
  expect([nextSend, nextRetry, retry, send]).toEqual([
    "Next: send enquiry",
    "Next: try again",
    "Try again",
    "Send enquiry",
  ]);
  expect(reach).toMatch(/write to \{?[^,]*,? or call /);
});

test("the three offices are told with one number, and how to get another", () => {
  const { description } = blockOf(pageAt(site, "/contact"), "locations");
  expect(description).toMatch(/\bone American phone number; ask by email for a local one\b/);
  expect(site.Location.filter(({ data }) => !data.address.some((line) => line.includes("(placeholder")))).toEqual([]);
});

describe("hours", () => {
  const offices = site.Location.map(({ data: { city, clock, opens, closes } }) => ({
    city,
    clock: required(clock, "locations"),
    opens,
    closes,
  }));

  /** Hours of Berlin's day in which each office is open, without those after midnight. */
  const daysAt = (now: string) =>
    Object.fromEntries(
      officeDays(offices, "Europe/Berlin", new Date(now)).map(({ city, spans: [[from, to] = [0, 0]] }) => [
        city,
        { from, to },
      ]),
    );
  const seasons = [daysAt("2026-01-14T11:00:00Z"), daysAt("2026-07-15T11:00:00Z")];
  const words = new Map([
    [3.5, "three and a half"],
    [4.5, "four and a half"],
  ]);

  test("offices share those hours that pages say", () => {
    const shared = seasons.map(({ Berlin, Chennai }) =>
      words.get((Chennai?.to ?? 0) - Math.max(Berlin?.from ?? 0, Chennai?.from ?? 0)),
    );
    const said = filesOf(site).flatMap(({ data }) =>
      textsIn(data).filter((text) => text.includes("Chennai and Berlin share")),
    );
    expect(said).toHaveLength(3);
    for (const text of said) {
      const [, winter, summer] =
        /Chennai and Berlin share (.+?) working hours in winter(?: and|,) (.+?) in summer/.exec(text) ?? [];
      expect([winter, summer]).toEqual(shared);
    }
  });

  test("Phoenix starts when Berlin stops, in summer an hour later, and nobody says that a day is covered", () => {
    expect(seasons.map(({ Berlin, Phoenix }) => (Phoenix?.from ?? 0) - (Berlin?.to ?? 0))).toEqual([0, 1]);
    const said = filesOf(site).flatMap(({ data }) => textsIn(data).filter((text) => text.includes("Phoenix starts")));
    expect(said).toHaveLength(2);
    for (const text of said)
      expect(text).toMatch(/Phoenix starts when Berlin stops, in summer an hour later.*somebody is on call/);
    const boasts = filesOf(site).flatMap(({ data }) =>
      textsIn(data).filter((text) => /follow.the.sun|around the clock|24\/7/i.test(text)),
    );
    expect(boasts).toEqual([]);
  });

  test("the energy page bids before bids close, which is at noon of the day before", () => {
    const { data } = required(
      site.Industry.find(({ path }) => path === "/industries/energy"),
      "industries/energy",
    );
    const curve = data.sections.find((block: Section) => block.kind === "curve");
    const steps = data.sections.find((block: Section) => block.kind === "process");
    if (curve?.kind !== "curve" || steps?.kind !== "process") throw new Error("The page has no curve, or no process.");
    const { gate, moment, points } = curve.curve;
    const { days, now, deadline } = required(gate, "industries/energy");
    const [today, tomorrow] = days.map(({ noon }) => noon);
    const hour = ((tomorrow ?? 0) - (today ?? 0)) / 24;
    expect(deadline.at).toBeCloseTo(today ?? 0);
    expect(deadline.text).toMatch(/^12:00, bids for tomorrow close$/);
    expect(12 + (now.at - (today ?? 0)) / hour).toBeCloseTo(11, 0);
    expect(12 + (moment.at - (tomorrow ?? 0)) / hour).toBeCloseTo(13, 0);
    // The forecast is of tomorrow alone.
    expect(Math.min(...points.filter(({ value }) => value > 0).map(({ at }) => at))).toBeGreaterThan(
      (today ?? 0) + 12 * hour,
    );
    const clocks = steps.items.flatMap(({ title, when = "" }) => (/^\d/.test(when) ? [`${title} ${when}`] : []));
    expect(clocks).toEqual(["Predict 11:00", "Decide 11:30"]);
  });
});

/** Words that the review struck, and what stands in their place. */
const struck: readonly (readonly [RegExp, string])[] = [
  [/\bsame manners\b/i, "one set of rules"],
  [/\btrades, \S+ kinds of bad day/i, "industries"],
  [/\bhave in hand at the end\b/i, "get at the end"],
  [/\ba call of (an hour|\d+ minutes)/i, "a one-hour call"],
  [/\bwith a headset in their hand\b/i, "before you buy a headset"],
  [/\bthe truth has stayed\b/i, "the real value has stayed in"],
  [/\bwhat you may ask before\b/i, "before the first bill"],
  [/\bwhat a house uses|meters of all houses|each house\b/i, "building"],
  [/\bfollowing the terms of ISO/i, "in line with ISO"],
  [/\bdraws power\b/i, "load"],
  [/\bby store and article\b/i, "by store and product"],
  [/\bthe rules against them\b/i, "these rules prevent them"],
  [/\ba second figure beside each line\b/i, "one more figure"],
  [/\btakes a day for its path\b/i, "takes a day to cross"],
  [/\bStart with one, add\b/, "start with one and add"],
  [/\bpay what was worked|above \S+ we pay\b/i, "is on us"],
  [/\bwithout the required entries\b/i, "without the required fields"],
  [/\bhow this is worked out\b/i, "how we calculate this"],
  [/\bmend(ed|s|ing)?\b/i, "repair, fix"],
  [/\broll[-‑]back\b/i, "rollback"],
  [/\bhand[-‑]over\b/i, "handover"],
  [/\be[-‑]mail\b/i, "email, which no line breaks"],
  [/\d\s%/, "5%"],
  [/\bContact us\b/, "Contact Us, as everywhere"],
  [/\bsmaller services\b/i, "more things we do"],
  [/\bbetween \w+ and \w+ nobody|ends the working day, Chennai\b/i, "the hours that offices share"],
  [/\b230 W\b/, "440 W"],
];

test.each(struck)("no page says %s any more: %s", (pattern) => {
  const found = filesOf(site).flatMap(({ file, data }) =>
    textsIn(data).flatMap((text) => (pattern.test(text) ? [`${file}: ${text.slice(0, 80)}`] : [])),
  );
  expect(found).toEqual([]);
});

test("what stands above a heading says what the block holds, and not what kind of block it is", () => {
  const kinds = /^(How it works|Why choose us|Core services|Benefits|Features|FAQ)$/i;
  const found = everyPage.flatMap(({ path, data }) =>
    data.sections.flatMap((block: Section) =>
      "superHeading" in block && kinds.test(block.superHeading ?? "") ? [`${path}: ${block.superHeading}`] : [],
    ),
  );
  expect(found).toEqual([]);
});
