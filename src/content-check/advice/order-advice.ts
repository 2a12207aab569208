import { dirname } from "node:path";
import type { ContentFile } from "../../content/files/load";
import type { Problem } from "../problems";
import { advise } from "./advise";

/** Neighbours at one position: which comes first is then left to their names. */
export function orderAdvice(files: readonly ContentFile[]): Problem[] {
  const folders = new Map<string, ContentFile[]>();
  for (const content of files) {
    if (typeof content.document.getIn(["order"]) !== "number") continue;
    const folder = dirname(content.file);
    folders.set(folder, [...(folders.get(folder) ?? []), content]);
  }
  return [...folders.values()].flatMap((neighbours) => {
    const orders = neighbours.map(({ document }) => Number(document.getIn(["order"])));
    const free = orders.findIndex((_, index) => !orders.includes(index + 1)) + 1 || orders.length + 1;
    return neighbours.flatMap((content, index) => {
      const first = orders.indexOf(orders[index] ?? 0);
      if (first === index) return [];
      const message = `found the position ${orders[index]}, which content/${neighbours[first]?.file} has as well; which of them comes first is left to their names. Give one of the two another; ${free} is free.`;
      return [advise(content, ["order"], message)];
    });
  });
}
