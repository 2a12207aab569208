import type { ContentFile } from "../../content/files/load";
import { fileName, kindOf } from "../../content/kinds";
import { type Problem, problemAt, shown } from "../problems";

const place = ["footprintCalculator", "handOver", "url"] as const;

/** Figures that would be handed over to a wizard that is not there. */
export function wizardPrefillProblems(files: readonly ContentFile[]): Problem[] {
  const ofKind = (name: string) => files.filter(({ file }) => kindOf(file)?.typeName === name);
  const names = ofKind("Wizard").map(({ file }) => fileName(file));
  return ofKind("Product").flatMap((content) => {
    const url = content.document.getIn(place);
    if (typeof url !== "string" || names.includes(url.split("#")[1] ?? "")) return [];
    const expected = `an address that ends in one of ${names.map((name) => `#${name}`).join(", ")}`;
    return [problemAt(content, [...place], `found ${shown(url)}, which opens no wizard; expected ${expected}.`)];
  });
}
