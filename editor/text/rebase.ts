import { isGroup } from "../../src/content/fields/values";
import { Refusal } from "../refusal";
import { applyEdits } from "./apply-edits";
import { differences } from "./differences";
import type { Path } from "./edit";
import { valueOfText } from "./parse";
import { type Group, isSame } from "./values";

type Versions<Value> = Readonly<Record<"base" | "mine" | "theirs", Value>>;

/** The entries of a list that a version has changed, from the first to the one before the end, and what stands there. */
function changedPart(base: readonly unknown[], after: readonly unknown[]) {
  const shorter = Math.min(base.length, after.length);
  let start = 0;
  while (start < shorter && isSame(base[start], after[start])) start++;
  let same = 0;
  while (same < shorter - start && isSame(base.at(-1 - same), after.at(-1 - same))) same++;
  return { start, end: base.length - same, entries: after.slice(start, after.length - same) };
}

/** False for groups that have nothing in common: one has rather taken the other's place than that it was changed. */
const isAkin = (entry: unknown, other: unknown) =>
  !isGroup(entry) || !isGroup(other) || Object.keys(entry).some((name) => isSame(entry[name], other[name]));

/** True where each entry stands where it stood, whether it was changed or not. */
const isInPlace = (base: readonly unknown[], after: readonly unknown[]) =>
  base.length === after.length &&
  after.every(
    (entry, index) =>
      isSame(entry, base[index]) ||
      (isAkin(entry, base[index]) && !base.some((other, at) => at !== index && isSame(entry, other))),
  );

/**
 * A list with the changes of both.
 * @throws Refusal where entries have moved, so that nobody knows which is which
 */
function ofBothLists(versions: Versions<readonly unknown[]>, path: Path, both: Path[]): unknown[] {
  const { base, mine, theirs } = versions;
  if (isInPlace(base, mine) && isInPlace(base, theirs)) {
    const entryOf = (index: number) => ({ base: base[index], mine: mine[index], theirs: theirs[index] });
    return base.map((_, index) => ofBoth(entryOf(index), [...path, index], both));
  }
  const [own, other] = [changedPart(base, mine), changedPart(base, theirs)];
  const isAdded = own.start === other.start && own.start === own.end && other.start === other.end;
  // What both have added is there once.
  const added = isAdded ? other.entries.filter((entry) => !own.entries.some((same) => isSame(same, entry))) : undefined;
  if (added) return base.toSpliced(own.start, 0, ...own.entries, ...added);
  const [first, second] = own.end <= other.start ? [own, other] : [other, own];
  if (first.end > second.start) throw new Refusal("Both have added, removed or moved entries in one place.");
  return base
    .toSpliced(second.start, second.end - second.start, ...second.entries)
    .toSpliced(first.start, first.end - first.start, ...first.entries);
}

function ofBothGroups({ base, mine, theirs }: Versions<Group>, path: Path, both: Path[]): Group {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const fields = names.map((name) => {
    const field = { base: base[name], mine: mine[name], theirs: theirs[name] };
    return [name, ofBoth(field, [...path, name], both)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** A value with the changes of both; where both have changed the same, mine, and `both` takes its place down. */
function ofBoth({ base, mine, theirs }: Versions<unknown>, path: Path, both: Path[]): unknown {
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) return ofBothGroups({ base, mine, theirs }, path, both);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return ofBothLists({ base, mine, theirs }, path, both);
  }
  both.push(path);
  return mine;
}

/**
 * Makes the changes of one version of a text in another: where both have changed the same, the first is kept.
 * @returns the text, and the places that both have changed
 * @throws where a text cannot be read, or the changes do not fit
 */
export function rebase({ base, mine, theirs }: Versions<string>): { text: string; both: Path[] } {
  const both: Path[] = [];
  const other = valueOfText(theirs);
  const value = ofBoth({ base: valueOfText(base), mine: valueOfText(mine), theirs: other }, [], both);
  return { text: applyEdits(theirs, differences(other, value)), both };
}
