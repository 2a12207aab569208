import { gramsPerVisit } from "../../src/gatsby/page-weight/emissions";
import type { Device, MeasuredPage } from "./arguments";
import { type FigureRow, type Load, noTap, type Tap } from "./figures";
import { medians } from "./median";
import { type Measured, totalBytes } from "./report";

/** How one page is measured once. */
export interface Instruments {
  load(target: MeasuredPage, device: Device): Promise<Load>;
  /** A first tap, which is measured on the phone only. */
  tap(target: MeasuredPage): Promise<Tap>;
  say(line: string): void;
}

function rowOf({ name, url }: MeasuredPage, loads: readonly Load[], taps: readonly Tap[]): FigureRow[] {
  const [first, ...others] = loads;
  if (!first) return [];
  const [firstTap = noTap, ...otherTaps] = taps;
  const load = medians([first, ...others]);
  const tap = medians([firstTap, ...otherTaps]);
  return [{ name, url, runs: loads.length, load, tap, gramsPerVisit: gramsPerVisit(totalBytes(load.bytes)) }];
}

/**
 * Measures every page once on every device before any page a second time, so that whatever else the machine does
 * falls on all of them. A run that fails is told and left out.
 */
export async function runAll(
  runs: number,
  targets: readonly MeasuredPage[],
  devices: readonly Device[],
  instruments: Instruments,
): Promise<Measured> {
  const failures: string[] = [];
  const found = devices.flatMap((device) =>
    targets.map((target) => ({ device, target, loads: [] as Load[], taps: [] as Tap[] })),
  );
  for (let run = 1; run <= runs; run += 1) {
    for (const { device, target, loads, taps } of found) {
      const what = `${target.name} on a ${device}, run ${run} of ${runs}`;
      instruments.say(what);
      try {
        loads.push(await instruments.load(target, device));
        if (device === "phone") taps.push(await instruments.tap(target));
      } catch (error) {
        failures.push(`${what}: ${(error as Error).message}`);
      }
    }
  }
  const rowsOn = (device: Device) =>
    found.filter((each) => each.device === device).flatMap(({ target, loads, taps }) => rowOf(target, loads, taps));
  return { rows: Object.fromEntries(devices.map((device) => [device, rowsOn(device)])), failures };
}
