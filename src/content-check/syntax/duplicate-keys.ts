import { isScalar, visit } from "yaml";
import type { ContentFile } from "../../content/files/load";
import { positionAt } from "../positions";
import { type Problem, problemOfLine } from "../problems";

/** Fields that stand twice in one group, of which YAML would show the last; mostly a dash is missing between them. */
export function duplicateKeys(content: ContentFile): Problem[] {
  const problems: Problem[] = [];
  visit(content.document, {
    Map: (_, map) => {
      const first = new Map<unknown, number>();
      let lastTold = 0;
      for (const { key } of map.items) {
        if (!isScalar(key) || !key.range) continue;
        const place = positionAt(content, key.range[0]);
        const earlier = first.get(key.value);
        if (earlier === undefined) {
          first.set(key.value, place.line);
          continue;
        }
        // An entry whose dash is missing has several fields of the one above it; the first of them tells it.
        const isNext = lastTold === place.line - 1;
        lastTold = place.line;
        if (isNext) continue;
        const message = `found the field ${key.value} a second time in the same group; the first is in line ${earlier}. Keep one of the two; where a new entry of a list begins here, write a dash and a space before it.`;
        problems.push(problemOfLine(content, place, message));
      }
    },
  });
  return problems;
}
