import type { ContentFile } from "../../content/files/load";
import { type KindName, kindOf, pagePathOf } from "../../content/kinds";
import { type Problem, problemAt, shown } from "../problems";

/** Kinds of pages that a case study names, by the field in which it does. */
const namedKinds = {
  services: { kinds: ["Service", "Product"], expected: "a service or product, such as /services/devops" },
  industries: { kinds: ["Industry"], expected: "an industry, such as /industries/retail" },
} as const satisfies Record<string, { kinds: readonly KindName[]; expected: string }>;

/** Places that a case study names as a service or industry and that are none. Paths that lead nowhere are told elsewhere. */
export function caseStudyProblems(files: readonly ContentFile[]): Problem[] {
  const kinds = new Map(files.map(({ file }) => [pagePathOf(file), kindOf(file)?.typeName]));
  return files
    .filter(({ file }) => kindOf(file)?.typeName === "CaseStudy")
    .flatMap((content) =>
      Object.entries(namedKinds).flatMap(([field, { kinds: wanted, expected }]) => {
        const named = ((content.data ?? {}) as Record<string, unknown>)[field];
        const paths: unknown[] = Array.isArray(named) ? named : [];
        return paths.flatMap((path, index) => {
          const told = (words: string) => problemAt(content, [field, index], `found ${shown(path)}${words}`);
          if (paths.indexOf(path) < index) return told(", which stands in this list already; name another.");
          if (typeof path !== "string") return [];
          const kind = kinds.get(path);
          const isOther = kind !== undefined && !(wanted as readonly KindName[]).includes(kind);
          return isOther || !path.startsWith("/") ? told(`; expected ${expected}.`) : [];
        });
      }),
    );
}
