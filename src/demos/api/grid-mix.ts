import { clockText } from "../../chart/clock";
import { sharesOf } from "../shares";

interface Source {
  readonly name: string;
  readonly isRenewable: boolean;
}

interface Zone {
  readonly code: string;
  /** Generation of each source in each hour of the day, in MWh, 00:00 UTC first. */
  readonly generation: readonly { readonly source: string; readonly hours: readonly number[] }[];
}

interface Mix {
  /** The share of each source in hundredths, by its name. They add up to 100. */
  readonly shares: Readonly<Record<string, number>>;
  readonly renewable: number;
}

/**
 * Sources of a zone's electricity in one hour, as shares of generation, not of consumption: imports are left out. Shares
 * are rounded to hundredths that add up to one, and the renewable share is their sum, so that a reader finds the same.
 * @param hour from 0 to 23, UTC
 */
export function mixOf(sources: readonly Source[], { generation }: Zone, hour: number): Mix {
  const amounts = sources.map(({ name }) => generation.find(({ source }) => source === name)?.hours[hour] ?? 0);
  const hundredths = sharesOf(amounts);
  const shares = Object.fromEntries(sources.map(({ name }, index) => [name, hundredths[index] ?? 0]));
  return {
    shares,
    renewable: sources.reduce((sum, { name, isRenewable }) => sum + (isRenewable ? (shares[name] ?? 0) : 0), 0),
  };
}

/** Rows as they lie on each other, the lowest first: the sun on what runs all day, and on the sun what burns. */
export const stackOf = <Row extends { readonly isRenewable: boolean }>(rows: readonly Row[]): Row[] =>
  [true, false].flatMap((isRenewable) => rows.filter((row) => row.isRenewable === isRenewable).reverse());

/** The hours in a row with the most renewable electricity, and their share of it, in hundredths. */
export function greenestHours(
  sources: readonly Source[],
  zone: Zone,
  count: number,
): { from: number; renewable: number } {
  const renewable = new Set(sources.filter(({ isRenewable }) => isRenewable).map(({ name }) => name));
  const sumOf = (from: number, isCounted: (source: string) => boolean) =>
    zone.generation
      .filter(({ source }) => isCounted(source))
      .flatMap(({ hours }) => hours.slice(from, from + count))
      .reduce((sum, amount) => sum + amount, 0);
  const shares = Array.from({ length: 25 - count }, (_, from) => {
    const all = sumOf(from, () => true);
    return all > 0 ? sumOf(from, (source) => renewable.has(source)) / all : 0;
  });
  const best = Math.max(...shares);
  return { from: shares.indexOf(best), renewable: Math.round(best * 100) };
}

/** Values in the request and the answer of an exchange, by the names in their braces. */
export function exchangeValues(zone: Zone, day: string, hour: number, { shares, renewable }: Mix) {
  const decimal = (hundredths: number) => (hundredths / 100).toFixed(2);
  return {
    zone: zone.code,
    at: `${day}T${clockText(hour)}Z`,
    renewable: decimal(renewable),
    ...Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, decimal(share)])),
  };
}

/** A day as a language writes it, wherever the reader is. */
export const writtenDay = (day: string, locale: string): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
