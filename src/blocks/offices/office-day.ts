import { isWorkday, offsetAt, timeAt } from "../../chart/clock";
import type { BlockOf } from "../../content/entry";

export type OfficeHours = BlockOf<"form">["locations"][number];

type Span = readonly [from: number, to: number];

export interface OfficeDay {
  readonly city: string;
  /** Opening hours, in hours of the reader's own day; two spans where they pass midnight. */
  readonly spans: readonly Span[];
  readonly hour: number;
  readonly isAwake: boolean;
}

const wrapped = (hour: number) => ((hour % 24) + 24) % 24;

const split = (from: number, to: number): Span[] =>
  from < to ? [[from, to]] : [[from, 24], ...(to > 0 ? [[0, to] as const] : [])];

export const officeDays = (offices: readonly OfficeHours[], readersClock: string | undefined, now: Date): OfficeDay[] =>
  offices.flatMap(({ city, clock, opens, closes }) => {
    if (!clock) return [];
    const ahead = offsetAt(clock, now) - offsetAt(readersClock, now);
    const { hour, weekday } = timeAt(clock, now);
    return {
      city,
      spans: split(wrapped(opens - ahead), wrapped(closes - ahead)),
      hour,
      isAwake: isWorkday(weekday) && hour >= opens && hour < closes,
    };
  });

export function hoursBetween(days: readonly Pick<OfficeDay, "spans">[]): Span[] {
  const spans = days.flatMap(({ spans: own }) => own).sort(([one], [other]) => one - other);
  const gaps: Span[] = [];
  let reached = 0;
  for (const [from, to] of spans) {
    if (from > reached) gaps.push([reached, from]);
    reached = Math.max(reached, to);
  }
  if (reached < 24) gaps.push([reached, 24]);
  return gaps;
}
