import { depthsBefore, isBlank, type LineParts, lineBefore, lineParts } from "./line-parts";
import { type Repair, repairLine } from "./repair";

const blanks = (count: number) => (count === 1 ? "one space" : `${count} spaces`);

/** Distance of a line from its place, in words. */
const depthMessage = (what: string, from: number, to: number) =>
  `found ${what} ${blanks(Math.abs(from - to))} too far to the ${from > to ? "right" : "left"}; fields of one group begin at one depth.`;

const nameOf = ({ key, before }: LineParts) =>
  key !== undefined ? `the field ${key}` : before.includes("-") ? "an entry of a list" : "a line";

/** A line, or with it all that stands deeper below it, at another depth. */
function moved(lines: readonly string[], line: number, depth: number, withBlock: boolean): Map<number, string> {
  const from = lineParts(lines[line - 1] ?? "").indent;
  const changed = new Map([[line, " ".repeat(depth) + (lines[line - 1] ?? "").trimStart()]]);
  for (let number = line + 1; withBlock && number <= lines.length; number++) {
    const text = lines[number - 1] ?? "";
    const { indent } = lineParts(text);
    if (!isBlank(text) && indent <= from) break;
    if (text.trim()) changed.set(number, " ".repeat(Math.max(0, indent + depth - from)) + text.trimStart());
  }
  return changed;
}

/** The line at the other depths at which it could stand, the nearest first. */
function depthRepairs(lines: readonly string[], line: number): Repair[] {
  const parts = lineParts(lines[line - 1] ?? "");
  if (parts.key === undefined && !parts.before.includes("-")) return [];
  const depths = depthsBefore(lines, line).filter((depth) => depth !== parts.indent);
  depths.sort((a, b) => Math.abs(a - parts.indent) - Math.abs(b - parts.indent));
  const column = parts.indent + 1;
  return depths.flatMap((depth) =>
    [false, true].map((withBlock) => ({
      line,
      column,
      message: depthMessage(nameOf(parts), parts.indent, depth),
      lines: moved(lines, line, depth, withBlock),
    })),
  );
}

/** The line above at the depth of this one: the first line of a file, or of a group, that stands too deep. */
function depthAboveRepairs(lines: readonly string[], line: number): Repair[] {
  const above = lineBefore(lines, line);
  if (above === 0) return [];
  const parts = lineParts(lines[above - 1] ?? "");
  const { indent } = lineParts(lines[line - 1] ?? "");
  if (parts.indent === indent || parts.key === undefined) return [];
  const message = depthMessage(nameOf(parts), parts.indent, indent);
  return [{ line: above, column: parts.indent + 1, message, lines: moved(lines, above, indent, false) }];
}

const isEntryAt = ({ indent, before }: LineParts, depth: number) => indent === depth && before.includes("-");

const partsOf = (lines: readonly string[]) => lines.filter((text) => !isBlank(text)).map(lineParts);

/** Tells whether a list is open before a line whose dashes stand at a depth. */
const hasEntries = (lines: readonly string[], line: number, depth: number): boolean => {
  const above = partsOf(lines.slice(0, line - 1));
  const group = above.slice(above.findLastIndex(({ indent }) => indent < depth) + 1);
  return group.some((parts) => isEntryAt(parts, depth));
};

/** True where entries of a list follow a line at its depth: then it is the first of them, without its dash. */
const startsList = (lines: readonly string[], line: number, depth: number): boolean => {
  const next = partsOf(lines.slice(line)).find(({ indent }) => indent <= depth);
  return next !== undefined && isEntryAt(next, depth);
};

/** The dash that is missing before the first entry of a list, where the second shows that it is one. */
function firstDashRepair(lines: readonly string[], line: number): Repair[] {
  const { indent, before } = lineParts(lines[line - 1] ?? "");
  if (!before.includes("-")) return [];
  let first = 0;
  for (let number = lineBefore(lines, line); number > 0; number = lineBefore(lines, number)) {
    const above = lineParts(lines[number - 1] ?? "");
    if (above.indent <= indent) break;
    if (above.indent === indent + 2 && above.before.trim() === "") first = number;
  }
  const words = (lines[first - 1] ?? "").trim();
  if (words === "") return [];
  return [repairLine(first, indent + 1, missingDash(words), `${" ".repeat(indent)}- ${words}`)];
}

const missingDash = (words: string) => {
  const { key } = lineParts(words);
  const what = key === undefined ? "an entry of a list" : `the field ${key}`;
  return `found ${what} without a dash before it; each entry of a list begins with a dash and a space.`;
};

/** Signs that other programs write before the entries of a list. */
const bullet = /^[–—•·‣◦*]\s+/;

/** Dashes and blanks that are missing before the words of a line. */
function dashRepairs(lines: readonly string[], line: number): Repair[] {
  const text = lines[line - 1] ?? "";
  const { indent } = lineParts(text);
  const words = text.trimStart();
  const close = /^(\s*-)([^\s-].*)$/.exec(text);
  if (close) {
    const message = "found a dash without a space after it; an entry of a list begins with a dash and a space.";
    return [repairLine(line, (close[1] ?? "").length + 1, message, `${close[1]} ${close[2]}`)];
  }
  const sign = bullet.exec(words)?.[0];
  if (sign !== undefined) {
    const told = `found ${sign.trim()} before an entry of a list; each begins with a dash (the minus sign) and a space.`;
    return [repairLine(line, indent + 1, told, `${" ".repeat(indent)}- ${words.slice(sign.length)}`)];
  }
  const depths = [indent, indent - 2].filter(
    (depth) => hasEntries(lines, line, depth) || startsList(lines, line, depth),
  );
  return depths.map((depth) => repairLine(line, depth + 1, missingDash(words), `${" ".repeat(depth)}- ${words}`));
}

/** Colons, and the blanks after them, that are missing in a line. */
function colonRepairs(text: string, line: number, isField: (name: string) => boolean): Repair[] {
  const { before } = lineParts(text);
  const words = text.slice(before.length).trimEnd();
  const column = before.length + 1;
  const [, json = "", value = ""] = /^["']([A-Za-z_][\w-]*)["']\s*:\s*(.*?),?$/.exec(words) ?? [];
  if (isField(json)) {
    const message =
      "found a field as JSON has it; here it stands without quotation marks and without a comma at its end.";
    return [repairLine(line, column, message, `${before}${json}: ${value}`.trimEnd())];
  }
  const [, name = "", sign = "", rest = ""] = /^([A-Za-z_][\w-]*)(:|\s*=\s*|\s*[：﹕]\s*|\s+|$)(.*)$/.exec(words) ?? [];
  if (!isField(name)) return [];
  const right = `${before}${name}: ${rest}`.trimEnd();
  const at = column + name.length;
  const told = (place: number, message: string) => [repairLine(line, place, message, right)];
  if (sign === ":") {
    if (rest === "" || /^\s/.test(rest)) return [];
    return told(at + 1, `found no space after the colon of ${name}; write one.`);
  }
  if (/[：﹕]/.test(sign)) {
    return told(at, "found a colon of another script, which YAML does not know; write a colon and a space.");
  }
  if (sign.trim() === "=") {
    return told(at, "found an equals sign; a field has a colon and a space between its name and its value.");
  }
  return told(at, `found the field ${name} without a colon; write one and a space after it.`);
}

/** As many letters as a text has that goes on in the next line. */
const longLine = 50;

/** True where a line is of a text over several lines, or long enough to be the first line of one. */
const goesOn = ({ key, value }: LineParts) => key === undefined || /^[>|]/.test(value) || value.length >= longLine;

/** Words of a text that stand as far to the left as the fields: all lines of it, moved to the right. */
function textBelowRepairs(lines: readonly string[], line: number, isField: (name: string) => boolean): Repair[] {
  const above = lineBefore(lines, line);
  const parts = lineParts(lines[above - 1] ?? "");
  if (above === 0 || /^["{[]/.test(parts.value) || bullet.test((lines[line - 1] ?? "").trim())) return [];
  const depth = parts.key === undefined ? parts.indent : parts.before.length + 2;
  const changed = new Map<number, string>();
  for (let number = line; number <= lines.length; number++) {
    const text = lines[number - 1] ?? "";
    const { key, before } = lineParts(text);
    if (before.includes("-") || (key !== undefined && isField(key))) break;
    if (text.trim()) changed.set(number, " ".repeat(depth) + text.trim());
  }
  if (changed.size === 0) return [];
  const column = lineParts(lines[line - 1] ?? "").indent + 1;
  // The words may as well be left over from something else where the field above has one short text.
  if (!goesOn(parts) && !/[.!?:]$/.test([...changed.values()].at(-1) ?? "")) {
    const message =
      "found words that belong to no field; delete them, or move them to the right where they go on with the text above.";
    return [
      { line, column, message, lines: new Map([...changed.keys()].map((number) => [number, ""])), isGuess: true },
    ];
  }
  const message =
    "found a text as far to the left as the fields; move it to the right, so that it belongs to the field above.";
  return [{ line, column, message, lines: changed }];
}

/** Words that are neither: made a remark. */
function remarkRepairs(text: string, line: number): Repair[] {
  const { indent, before } = lineParts(text);
  if (before.includes("-")) return [];
  const message =
    "found a line that is neither a field nor an entry of a list; a remark begins with # and a space, and anything else goes.";
  const repair = repairLine(line, indent + 1, message, `${text.slice(0, indent)}# ${text.trim()}`);
  return [{ ...repair, isLastResort: true }];
}

/** Ways to mend the order of lines: depth, dashes, colons. */
export function structureRepairs(lines: readonly string[], line: number, isField: (name: string) => boolean): Repair[] {
  const text = lines[line - 1] ?? "";
  return [
    ...colonRepairs(text, line, isField),
    ...dashRepairs(lines, line),
    ...firstDashRepair(lines, line),
    ...depthRepairs(lines, line),
    ...depthAboveRepairs(lines, line),
    ...textBelowRepairs(lines, line, isField),
    ...remarkRepairs(text, line),
  ];
}
