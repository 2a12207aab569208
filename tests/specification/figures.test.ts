/** Figures that the sample content names in two places, or that its sentences take from its drawings. */
import { expect, test } from "vitest";
import { valueAt } from "../../src/blocks/curve/curve-geometry";
import { readSite } from "../../src/content/read-site";

const site = readSite();

/** A value that the sample has. */
function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error("The sample does not say this any more.");
  return value;
}

const sectionsOf = (path: string) =>
  required([...site.Service, ...site.Industry, ...site.CaseStudy].find((entry) => entry.path === path)).data.sections;

const curveOf = (path: string) => {
  const found = sectionsOf(path).find((section) => section.kind === "curve");
  return found?.kind === "curve" ? found.curve : undefined;
};

const productOf = (path: string) => required(site.Product.find((entry) => entry.path === path)).data;

test("the bid of the energy page lies within the band, below the value it is compared with", () => {
  const { points, moment, note = "" } = required(curveOf("/industries/energy"));
  const [, bid, expected] = (/Bid (\d+)\sMW for 13:00, not (\d+)/.exec(note) ?? []).map(Number);
  expect(expected).toBeCloseTo(valueAt(points, moment.at), 0);
  expect(bid).toBeLessThan(required(expected));
});

test("the answer of the emission API is the row of the table that it says it is", () => {
  const { apiExchange, emissionFactors } = productOf("/products/carbon-emission-data-api");
  const answer = JSON.parse(required(apiExchange).response);
  const row = required(
    emissionFactors?.factors.find(
      ({ activity, region }) => activity.toLowerCase().startsWith(answer.activity) && region === answer.region,
    ),
  );
  const { agency, table, year, version } = row.source;
  expect(answer).toMatchObject({ kg_co2e: row.factor, unit: row.unit, source: agency, table, year, version });
  const gases = Object.values<number>(answer.gases_kg_co2e);
  expect(gases.reduce((sum, gas) => sum + gas, 0)).toBeCloseTo(row.factor);
});

test("the card of the hourly API answers what its own sample says for that hour", () => {
  const { snippet, gridMix } = required(productOf("/products/renewable-energy-sources-api").apiExchange);
  const { zone, hour, sources, zones } = required(gridMix);
  const generation = required(zones.find(({ code }) => code === zone)).generation;
  const sum = (names: readonly string[]) =>
    generation.filter(({ source }) => names.includes(source)).reduce((all, { hours }) => all + (hours[hour] ?? 0), 0);
  const renewable = sum(sources.filter(({ isRenewable }) => isRenewable).map(({ name }) => name));
  const share = renewable / sum(sources.map(({ name }) => name));
  expect(snippet).toContain(`"renewable": ${share.toFixed(2)}`);
});

test("the same bill stands on two pages, and costs per order are its sum divided by the orders", () => {
  const bill = (path: string) => sectionsOf(path).find(({ kind }) => kind === "statement");
  const study = required(site.CaseStudy.find(({ path }) => path === "/case-studies/retail-cloud-bill")).data;
  const { statement } = bill("/services/cloud-services") as Extract<ReturnType<typeof bill>, { kind: "statement" }>;
  expect(bill("/case-studies/retail-cloud-bill")).toMatchObject({ statement });
  const [orders, ordersAfter, cost, costAfter] = [...study.measured.compare.matchAll(/\d+,\d+/g)].map(([figure]) =>
    Number(figure.replace(",", "")),
  );
  const measuredAt = (at: string) => required(study.measured.points.find(({ title }) => title === at)).value;
  expect(required(cost).toLocaleString("en")).toBe(statement.totals[0]);
  expect(required(cost) / required(orders)).toBeCloseTo(measuredAt(study.measured.before.at));
  expect(required(costAfter) / required(ordersAfter)).toBeCloseTo(measuredAt(study.measured.after.at));
});
