/** Figures and prices that the sample content names in two places: whoever reads both finds them to agree. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { required } from "../../src/content/entry";
import { readSite } from "../../src/content/read-site";

const site = readSite();
const everyPage = [site.HomePage, ...site.Page, ...site.Service, ...site.Product, ...site.Industry, ...site.CaseStudy];

const sectionsOf = (path: string) =>
  required(
    everyPage.find((entry) => entry.path === path),
    path,
  ).data.sections;

test("every offer says what it costs, and what is free is the same fact on the page about buying", () => {
  const offers = everyPage.flatMap(({ path, data }) =>
    data.sections.flatMap((block) => (block.kind === "promotion" ? [{ path, says: block.description ?? "" }] : [])),
  );
  expect(offers.length).toBeGreaterThan(16);
  expect(offers.filter(({ says }) => !/\b(free|fixed sum|costs nothing)\b/.test(says))).toEqual([]);
  const [, amount = "", item, answer] = /^free: (.+), (.+), (.+)$/.exec(site.SiteSettings.data.facts.freeReading) ?? [];
  const buying = sectionsOf("/services").flatMap((block) => (block.kind === "engagements" ? block.items : []));
  expect(buying[0]?.price).toContain(`first ${amount.replace(" a ", " ")} is free: ${item}, ${answer}.`);
});

test("the answer of the emission API is the row of the table that it says it is", () => {
  const product = site.Product.find(({ path }) => path === "/products/carbon-emission-data-api");
  const { apiExchange, emissionFactors } = required(product, "the API").data;
  const answer = JSON.parse(required(apiExchange, "its answer").response);
  const row = emissionFactors?.factors.find(
    ({ activity, region }) => activity.toLowerCase().startsWith(answer.activity) && region === answer.region,
  );
  const { factor, unit, source } = required(row, "its row");
  const { agency, table, year, version } = source;
  expect(answer).toMatchObject({ kg_co2e: factor, unit, source: agency, table, year, version });
  const gases = Object.values<number>(answer.gases_kg_co2e);
  expect(gases.reduce((sum, gas) => sum + gas, 0)).toBeCloseTo(factor);
});

test("the same bill stands on two pages, and costs per order are its sum divided by the orders", () => {
  const bill = (path: string) =>
    sectionsOf(path).flatMap((block) => (block.kind === "statement" ? [block.statement] : []))[0];
  expect(bill("/case-studies/retail-cloud-bill")).toEqual(bill("/services/cloud-services"));
  const study = site.CaseStudy.find(({ path }) => path === "/case-studies/retail-cloud-bill");
  const { compare, points, before, after } = required(study, "the study").data.measured;
  const [orders = 0, ordersAfter = 0, cost = 0, costAfter = 0] = [...compare.matchAll(/\d+,\d+/g)].map(([figure]) =>
    Number(figure.replace(",", "")),
  );
  const measuredAt = (at: string) =>
    required(
      points.find(({ title }) => title === at),
      at,
    ).value;
  expect(cost.toLocaleString("en")).toBe(bill("/services/cloud-services")?.totals?.[0]);
  expect(cost / orders).toBeCloseTo(measuredAt(before.at));
  expect(costAfter / ordersAfter).toBeCloseTo(measuredAt(after.at));
});

test("the study of this website ends with the home page as it was measured last, and its scores are those", () => {
  const study = site.CaseStudy.find(({ path }) => path === "/case-studies/this-website");
  const { measured, sections } = required(study, "the study").data;
  const [phone = ""] = readFileSync("docs/measurements/first-visit.md", "utf8").split("## On a desktop");
  const rows = phone.split("\n").flatMap((line) => (/^\| [a-z-]+ \| \d/.test(line) ? [line.split(" | ")] : []));
  expect(String(measured.points.at(-1)?.value)).toBe(rows.find(([name]) => name === "| home")?.[7]);
  const scores = sections.flatMap((block) =>
    block.kind === "statement" ? block.statement.rows.map(({ amounts }) => amounts.at(-1)) : [],
  );
  expect(new Set(scores)).toEqual(new Set(["4 × 100"]));
  expect(new Set(rows.map(([, score]) => score))).toEqual(new Set(["100/100/100/100"]));
});
