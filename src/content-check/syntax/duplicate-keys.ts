import { isScalar, isSeq, visit } from "yaml";
import type { ContentFile } from "../../content/files/load";
import { positionAt } from "../positions";
import { lineOf } from "../problems";
import { type Repair, repairLine } from "./repair";

const nameOf = (key: unknown) => (isScalar(key) ? key.value : key);

/** Fields that stand twice in one group, of which YAML would show the last; mostly a dash is missing between them. */
export function duplicateKeys(content: ContentFile): Repair[] {
  const repairs: Repair[] = [];
  visit(content.document, {
    Map: (_, map, parents) => {
      const first = new Map<unknown, number>();
      const isEntry = isSeq(parents.at(-1));
      for (const [index, { key }] of map.items.entries()) {
        if (!isScalar(key) || !key.range) continue;
        const { line, column } = positionAt(content, key.range[0]);
        const earlier = first.get(key.value);
        if (earlier === undefined) {
          first.set(key.value, line);
          continue;
        }
        const text = lineOf(content, line);
        const isAlone = text.trimStart().startsWith(String(key.value)) && column > 2;
        if (isEntry && !map.flow && index > 0 && key.value === nameOf(map.items[0]?.key) && isAlone) {
          const message = `found the field ${key.value} a second time in one entry of a list (the first is in line ${earlier}); a new entry begins with a dash and a space.`;
          repairs.push(
            repairLine(line, column - 2, message, `${text.slice(0, column - 3)}- ${text.slice(column - 1)}`),
          );
          return visit.BREAK;
        }
        const message = `found the field ${key.value} a second time in the same group; the first is in line ${earlier}. Keep one of the two.`;
        repairs.push({ line, column, message, lines: new Map() });
      }
      return undefined;
    },
  });
  return repairs;
}

/** Number of duplicated fields; counted where a file is tried in several ways. */
export function countDuplicates(content: ContentFile): number {
  let count = 0;
  visit(content.document, {
    Map: (_, { items }) => {
      const names = items.map(({ key }) => nameOf(key));
      count += names.length - new Set(names).size;
    },
  });
  return count;
}
