import { expect, test } from "vitest";
import { gramsPerVisit } from "../../src/gatsby/page-weight/emissions";
import type { Device, MeasuredPage } from "./arguments";
import { runAll } from "./run-all";
import { sampleLoad } from "./sample-load";

const home = { name: "home", url: "http://127.0.0.1/" };
const peer = { name: "peer", url: "https://example.org/" };
const tap = { at: 1000, interactionToNextPaint: 40, longestTask: 55, feedback: 90, firstField: undefined };
const say = () => {};

test("pages take turns: each is measured once on every device before any a second time", async () => {
  const order: string[] = [];
  const load = async ({ name }: MeasuredPage, device: Device) => {
    order.push(`${name} ${device}`);
    return sampleLoad();
  };
  const tapped: string[] = [];
  const noteTap = async ({ name }: MeasuredPage) => {
    tapped.push(name);
    return tap;
  };
  await runAll(2, [home, peer], ["phone", "desktop"], { load, tap: noteTap, say });
  const once = ["home phone", "peer phone", "home desktop", "peer desktop"];
  expect(order).toEqual([...once, ...once]);
  expect(tapped, "only phones are tapped on").toEqual(["home", "peer", "home", "peer"]);
});

test("a row has the medians of its page's runs, and the emissions of their bytes", async () => {
  const paints = [900, 700, 800];
  const load = async () => sampleLoad({ firstContentfulPaint: paints.shift() ?? 0 });
  const { rows } = await runAll(3, [home], ["phone"], { load, tap: async () => tap, say });
  expect(rows.phone).toHaveLength(1);
  expect(rows.phone?.[0]).toMatchObject({ name: "home", runs: 3, load: { firstContentfulPaint: 800 }, tap });
  expect(rows.phone?.[0]?.gramsPerVisit).toBe(gramsPerVisit(100_000));
});

test("a run that fails is told and left out; a page of which none succeeds has no row", async () => {
  let loads = 0;
  const load = async ({ name }: MeasuredPage) => {
    loads += 1;
    if (name === "peer" || loads === 1) throw new Error("no answer");
    return sampleLoad();
  };
  const { rows, failures } = await runAll(2, [home, peer], ["desktop"], { load, tap: async () => tap, say });
  expect(rows.desktop?.map(({ name, runs }) => [name, runs])).toEqual([["home", 1]]);
  expect(failures).toEqual([
    "home on a desktop, run 1 of 2: no answer",
    "peer on a desktop, run 1 of 2: no answer",
    "peer on a desktop, run 2 of 2: no answer",
  ]);
});
