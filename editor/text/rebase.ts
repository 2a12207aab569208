import type { FieldPath } from "../../src/content/fields/field-schemas";
import { fieldName, isGroup } from "../../src/content/fields/values";
import { EditRefusal } from "../edit-refusal";
import { applyEdits } from "./apply-edits";
import { changedPart, differences } from "./differences";
import { valueOrNothing } from "./parse";
import { type Group, isSame } from "./values";

/** A place that both sides have changed, as the check names it: a field, a list, or the file where the name is empty. */
export interface Place {
  field: string;
  mine?: unknown;
  theirs?: unknown;
}

export type Side = "mine" | "theirs";

export type Choices = Readonly<Record<string, Side>>;

type Versions<Value> = Readonly<Record<"base" | "mine" | "theirs", Value>>;

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

class Both {
  readonly #places: Place[] = [];

  constructor(readonly choices: Choices) {}

  /** The places in which somebody has to choose: all of them, as the next choices stand in place of these. */
  get open(): Place[] {
    return this.#places.every(({ field }) => this.choices[field]) ? [] : this.#places;
  }

  /** Where both have changed the same, it is what was chosen, or mine until then. */
  of({ base, mine, theirs }: Versions<unknown>, path: FieldPath = []): unknown {
    if (isSame(base, mine)) return theirs;
    if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
    if (isGroup(base) && isGroup(mine) && isGroup(theirs)) return this.#groups({ base, mine, theirs }, path);
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
      return this.#lists({ base, mine, theirs }, path);
    }
    return this.chosen({ mine, theirs }, path);
  }

  chosen<Value>({ mine, theirs }: Omit<Versions<Value>, "base">, path: FieldPath = []): Value {
    const field = fieldName(path);
    this.#places.push({ field, mine, theirs });
    return this.choices[field] === "theirs" ? theirs : mine;
  }

  #groups({ base, mine, theirs }: Versions<Group>, path: FieldPath): Group {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    const fields = names.map((name) => {
      const field = { base: base[name], mine: mine[name], theirs: theirs[name] };
      return [name, this.of(field, [...path, name])] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }

  /** Where entries have moved, nobody knows which is which: one list or the other is chosen. */
  #lists(versions: Versions<readonly unknown[]>, path: FieldPath): unknown {
    const { base, mine, theirs } = versions;
    if (isInPlace(base, mine) && isInPlace(base, theirs)) {
      const entryOf = (index: number) => ({ base: base[index], mine: mine[index], theirs: theirs[index] });
      return base.map((_, index) => this.of(entryOf(index), [...path, index]));
    }
    const [own, other] = [changedPart(base, mine), changedPart(base, theirs)];
    const isAdded = own.start === other.start && own.start === own.end && other.start === other.end;
    // What both have added is there once.
    const added = isAdded
      ? other.entries.filter((entry) => !own.entries.some((same) => isSame(same, entry)))
      : undefined;
    if (added) return base.toSpliced(own.start, 0, ...own.entries, ...added);
    const [first, second] = own.end <= other.start ? [own, other] : [other, own];
    if (first.end > second.start) return this.chosen(versions, path);
    return base
      .toSpliced(second.start, second.end - second.start, ...second.entries)
      .toSpliced(first.start, first.end - first.start, ...first.entries);
  }
}

/** Puts the changes of both together. A text that cannot be read, or is not there any more, is chosen as a whole. */
export function rebase(versions: Versions<string>, choices: Choices = {}): { text: string; open: Place[] } {
  const { base, mine, theirs } = versions;
  if (mine === theirs || base === theirs) return { text: mine, open: [] };
  if (base === mine) return { text: theirs, open: [] };
  const [old, own, other] = [base, mine, theirs].map((text) => (text === "" ? undefined : valueOrNothing(text)));
  const both = new Both(choices);
  try {
    if (own && other) {
      const value = both.of({ base: old?.value, mine: own.value, theirs: other.value });
      // Who has changed remarks alone keeps them, unless the other has changed some as well.
      const isRemarked =
        old && isSame(old.value, own.value) && applyEdits(base, differences(old.value, other.value)) === theirs;
      const [onto, at] = isRemarked ? [mine, own.value] : [theirs, other.value];
      return { text: applyEdits(onto, differences(at, value)), open: both.open };
    }
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error;
  }
  const whole = new Both(choices);
  return { text: whole.chosen(versions), open: whole.open };
}
