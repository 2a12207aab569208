import { clockText } from "../../chart/clock";
import type { DemoOf } from "../frame";
import { sharesOf, sum } from "../shares";

/** A day of the grid: the MWh of each source in each hour of a zone, 00:00 UTC first. */
type GridMix = NonNullable<DemoOf<"apiExchange">["gridMix"]>;

type Sources = GridMix["sources"];

type Zone = GridMix["zones"][number];

/** Shares of an hour's generation (imports are left out). The renewable one is the sum of rounded ones, as a reader adds. */
export function mixOf(sources: Sources, { generation }: Zone, hour: number) {
  const amounts = sources.map(({ name }) => generation.find(({ source }) => source === name)?.hours[hour] ?? 0);
  const hundredths = sharesOf(amounts);
  const shares: Readonly<Record<string, number>> = Object.fromEntries(
    sources.map(({ name }, index) => [name, hundredths[index] ?? 0]),
  );
  return {
    shares,
    renewable: sum(sources.map(({ name, isRenewable }) => (isRenewable ? (shares[name] ?? 0) : 0))),
  };
}

/** Rows as they lie on each other, the lowest first: the sun on what runs all day, and on the sun what burns. */
export const stackOf = <Row extends { readonly isRenewable: boolean }>(rows: readonly Row[]): Row[] =>
  [true, false].flatMap((isRenewable) => rows.filter((row) => row.isRenewable === isRenewable).reverse());

export function greenestHours(sources: Sources, zone: Zone, count: number) {
  const renewable = new Set(sources.filter(({ isRenewable }) => isRenewable).map(({ name }) => name));
  const sumOf = (from: number, isCounted: (source: string) => boolean) =>
    sum(
      zone.generation.filter(({ source }) => isCounted(source)).flatMap(({ hours }) => hours.slice(from, from + count)),
    );
  const shares = Array.from({ length: 25 - count }, (_, from) => {
    const all = sumOf(from, () => true);
    return all > 0 ? sumOf(from, (source) => renewable.has(source)) / all : 0;
  });
  const best = Math.max(...shares);
  const from = shares.indexOf(best);
  return { from, to: from + count, renewable: Math.round(best * 100) };
}

export interface HourOfZone extends ReturnType<typeof mixOf> {
  readonly mix: GridMix;
  readonly zone: Zone;
  readonly hour: number;
}

export function exchangeValues({ mix, zone, hour, shares, renewable }: HourOfZone) {
  const decimal = (hundredths: number) => (hundredths / 100).toFixed(2);
  return {
    zone: zone.code,
    at: `${mix.day}T${clockText(hour)}Z`,
    renewable: decimal(renewable),
    ...Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, decimal(share)])),
  };
}

export const writtenDay = (day: string, locale: string): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
