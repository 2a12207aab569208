/** Figures that the sample content names in two places, or that its sentences take from its drawings. */
import { expect, test } from "vitest";
import { valueAt } from "../../src/blocks/curve/curve-geometry";
import { pipelineFigures } from "../../src/content/figures/figures";
import { readSite } from "../../src/content/read-site";
import { solarResult } from "../../src/sections/product-interface/roof/solar";

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

test("the sample roofs are planned with panels of today, which fit, and yield most in the south and least in the north", () => {
  const { panelWatts, panelWidth, panelHeight, price, faces, others } = required(
    productOf("/products/solar-potential-analyzer").roofPlan,
  );
  expect({ panelWatts, panelWidth, panelHeight }).toEqual({ panelWatts: 440, panelWidth: 1.13, panelHeight: 1.76 });
  // Addresses to choose from.
  expect(others.length).toBeGreaterThanOrEqual(2);
  const roofs = [faces, ...others.map((roof) => roof.faces)].flat();
  for (const { title, area, length, slope, panelRows, panelColumns } of roofs) {
    expect(area, title).toBeCloseTo(required(length) * required(slope), 0);
    expect(panelRows * panelColumns * panelWidth * panelHeight, title).toBeLessThan(area);
  }
  const perPeak = (side: string) =>
    roofs
      .filter((face) => face.side === side)
      .map(({ monthlyYield, panelRows, panelColumns }) =>
        Math.round(
          monthlyYield.reduce((sum, month) => sum + month, 0) / ((panelRows * panelColumns * panelWatts) / 1000),
        ),
      );
  const [south, west, east, north] = ["south", "west", "east", "north"].map((side) => new Set(perPeak(side)));
  // Each climate has one yield for a direction, in kilowatt-hours per kilowatt of peak.
  expect([south, west, east, north].map((one) => [...(one ?? [])])).toEqual([[1725], [1487], [1435], [1250]]);
  const { yearly, saving } = solarResult(
    faces.filter(({ isChosen }) => isChosen),
    price,
  );
  expect({ yearly, saving }).toEqual({ yearly: 13_662, saving: 2320 });
});

test("the sample day of the grid is a working day of June: its sun is highest at noon of that place, its load by day", () => {
  const { day, zones } = required(required(productOf("/products/renewable-energy-sources-api").apiExchange).gridMix);
  expect(new Date(day).getUTCDay()).toBe(2);
  const german = required(zones.find(({ code }) => code === "DE")).generation;
  const hoursOf = (name: string) => required(german.find(({ source }) => source === name)).hours;
  const sun = hoursOf("solar");
  const middle = sun.reduce((sum, power, hour) => sum + power * (hour + 0.5), 0) / sun.reduce((a, b) => a + b, 0);
  // Noon of the sun over Germany, in hours of UTC.
  expect(middle).toBeGreaterThan(10.9);
  expect(middle).toBeLessThan(11.7);
  const load = sun.map((_, hour) => german.reduce((sum, { hours }) => sum + (hours[hour] ?? 0), 0));
  expect(Math.max(...load)).toBeLessThanOrEqual(56_000);
  expect(load.indexOf(Math.max(...load))).toBeGreaterThanOrEqual(8);
  expect(load.indexOf(Math.max(...load))).toBeLessThanOrEqual(13);
  expect(Math.min(...hoursOf("coal"))).toBeGreaterThanOrEqual(9000);
  expect(Math.max(...hoursOf("coal"))).toBeLessThanOrEqual(12_000);
});

test("emission factors are counted in units in which their activity is sold, and methane is no large part of diesel", () => {
  const { emissionFactors, apiExchange } = productOf("/products/carbon-emission-data-api");
  const { factors } = required(emissionFactors);
  const unitsOf = (activity: string) =>
    new Set(
      factors.filter((row) => row.activity === activity).flatMap(({ unit, alsoIn }) => [unit, ...(alsoIn ?? [])]),
    );
  expect(unitsOf("Grid electricity")).toEqual(new Set(["kWh", "MWh"]));
  const { ch4, n2o } = JSON.parse(required(apiExchange).response).gases_kg_co2e;
  expect(ch4).toBeLessThan(n2o / 4);
});

test("the notes of the sheets of times say the sums of their stations", () => {
  for (const path of ["/services/devops", "/industries/finance"]) {
    const found = sectionsOf(path).find((section) => section.kind === "pipeline");
    if (found?.kind !== "pipeline") throw new Error(`There is no sheet of times on ${path}.`);
    const { stations, note = "" } = found.pipeline;
    const { work, wait, total, longestShare } = pipelineFigures(stations);
    const said = (note.match(/\d[\d.,]*\d|\d/g) ?? []).map((figure) => Number(figure.replace(",", "")));
    expect(said.length, path).toBeGreaterThan(1);
    expect([work, wait, total, longestShare], path).toEqual(expect.arrayContaining(said));
  }
});
