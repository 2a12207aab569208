import { isGroup } from "../fields/values";
import { capitalised, interpolate } from "../text/text";
import { amountsWithin, sumOf } from "./reckon";

/** Entries of `content/` that are counted; each is a placeholder: `{services}` is "five", `{Services}` "Five". */
const counted = ["services", "products", "industries", "offices", "furtherServices"] as const;

export type Counts = Readonly<Record<(typeof counted)[number], number>>;

export const countNames: readonly string[] = [...counted, ...counted.map(capitalised)];

export const countsInWords = (
  counts: Partial<Record<string, number>>,
  words: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([name, count = 0]) => {
      const word = words[count] ?? String(count);
      return [
        [name, word],
        [capitalised(name), capitalised(word)],
      ];
    }),
  );

type Group = Readonly<Record<string, unknown>>;
type Figures = Readonly<Record<string, number>>;

interface Writing {
  readonly language: string;
  readonly numbers: readonly string[];
}

const listOf = (value: unknown): Group[] => (Array.isArray(value) ? value.filter(isGroup) : []);
const groupOf = (value: unknown): Group => (isGroup(value) ? value : {});
const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);
const percent = (part: number, whole: number) => (whole > 0 ? Math.round((100 * part) / whole) : 0);

/** Times of a pipeline: shares are in percent, that of the longest wait is of the waiting and not of the whole. */
export function pipelineFigures(stations: readonly { readonly wait: number; readonly work: number }[]) {
  const waits = stations.map(({ wait }) => wait);
  const [work, wait] = [sumOf(stations.map((station) => station.work)), sumOf(waits)];
  const total = sumOf([work, wait]);
  return { work, wait, total, workShare: percent(work, total), longestShare: percent(Math.max(...waits), wait) };
}

function curveFigures(curve: Group): Figures {
  const points = listOf(curve.points);
  const top = points.reduce((most, point) => (numberOf(point.value) > numberOf(most.value) ? point : most), {});
  const [highest, spread] = [numberOf(top.value), numberOf(top.spread)];
  const limit: Figures = isGroup(curve.limit) ? { limit: numberOf(curve.limit.value) } : {};
  return { highest, low: highest - spread, high: highest + spread, ...limit };
}

function documentFigures(sheet: Group): Figures {
  const rows = listOf(sheet.pages).flatMap(({ parts }) => listOf(parts).flatMap((part) => listOf(part.rows)));
  const sum = amountsWithin(String(rows.find(({ isSum }) => isSum === true)?.value ?? ""));
  return sum.length > 0 ? { least: sum[0] ?? 0, most: sum.at(-1) ?? 0 } : {};
}

const figuresOfKind: Readonly<Record<string, (sheet: Group) => Figures>> = {
  curve: curveFigures,
  document: documentFigures,
  pipeline: ({ stations }) =>
    pipelineFigures(listOf(stations).map(({ wait, work }) => ({ wait: numberOf(wait), work: numberOf(work) }))),
};

function countsOf(block: Group, sheet: Group) {
  const lists = [block.items, block.sheets, sheet.rows, sheet.stations];
  const list = lists.find(Array.isArray);
  const remarked = listOf(sheet.rows).filter(({ remark }) => remark !== undefined).length;
  return { ...(list && { entries: listOf(list).length }), ...(remarked > 0 && { remarked }) };
}

function measuredFigures({ written, decimals, points, before, after }: Group, language: string) {
  const digits = numberOf(decimals);
  const valueAt = (remark: unknown) => listOf(points).find(({ title }) => title === groupOf(remark).at)?.value;
  const shown = (remark: unknown) => {
    const value = numberOf(valueAt(remark)).toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return interpolate(String(written), { value });
  };
  return { before: shown(before), after: shown(after) };
}

export const figureName =
  /^\{([eE]ntries|[rR]emarked|work|wait|total|workShare|longestShare|highest|low|high|limit|least|most|before|after)\}$/;

/** Figures that texts may name: reckoned from their own block, so that no sentence contradicts what stands below it. */
export function figuresOf(group: unknown, { language, numbers }: Writing): Readonly<Record<string, string>> {
  if (!isGroup(group)) return {};
  if (typeof group.written === "string") return measuredFigures(group, language);
  if (typeof group.kind !== "string") return {};
  const sheet = groupOf(group[group.kind]);
  const round = (amount: number) => ({ maximumFractionDigits: group.kind === "curve" && amount >= 10 ? 0 : 1 });
  const written = Object.entries(figuresOfKind[group.kind]?.(sheet) ?? {}).map(([name, amount]) => [
    name,
    amount.toLocaleString(language, round(amount)),
  ]);
  return { ...Object.fromEntries(written), ...countsInWords(countsOf(group, sheet), numbers) };
}

export function figureNamesAt(data: unknown, path: readonly (string | number)[]): string[] {
  const names = Object.keys(figuresOf(data, { language: "en", numbers: [] }));
  const [key, ...rest] = path;
  return key === undefined
    ? names
    : [...names, ...figureNamesAt((data as Record<string, unknown> | null)?.[key], rest)];
}
