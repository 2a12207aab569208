import { useMessages } from "../../components/messages";
import { VisuallyHidden } from "../../components/visually-hidden";
import { studyFacet } from "../../content/study-facet";
import { interpolate } from "../../content/text";
import { onHover } from "../../theme/hover";
import type { Style } from "../../theme/variants";

/** A service, product or industry with the number of its studies. */
interface Facet {
  readonly path: string;
  readonly name: string;
  readonly count: number;
}

interface Named {
  readonly path: string;
  readonly name: string;
}

/** Each page that studies name, once, with their number; none is without a study. */
export function facetsOf(named: readonly (readonly Named[])[]): Facet[] {
  const facets = new Map<string, Facet>();
  for (const { path, name } of named.flat()) {
    facets.set(path, { path, name, count: (facets.get(path)?.count ?? 0) + 1 });
  }
  return [...facets.values()];
}

/** Says how many studies there are, as the page's language counts. */
export function useCounted() {
  const { one, several } = useMessages().caseStudy;
  return (count: number) => interpolate(count === 1 ? one : several, { count });
}

const chosen = { bg: "primary", borderColor: "primary", color: "onPrimary" } satisfies Style;

const chip = {
  display: "inline-flex",
  alignItems: "center",
  gap: "8px",
  minHeight: "target",
  px: "16px",
  border: "1.5px solid",
  borderColor: "controlBorder",
  borderRadius: "pill",
  fontSize: "label",
  fontWeight: "medium",
  whiteSpace: "nowrap",
  textDecoration: "none",
  ...onHover({ borderColor: "text" }),
  "& > b": { fontSize: "small", fontWeight: "body" },
  "& [data-chosen]": { display: "none" },
} satisfies Style;

/**
 * Styles by which the anchor in the address chooses: the headings, the chips and the list that stand after each other in
 * one element. No script takes part, and the choice survives a reload.
 */
export function filterStyles(rows: readonly (readonly Facet[])[]): Style {
  const ofChosen = (chipOf: string) => ({ [chipOf]: chosen, [`${chipOf} [data-chosen]`]: { display: "inline" } });
  const rules = rows.flatMap((facets, row) =>
    facets.map(({ path }) => {
      const id = studyFacet(path);
      const after = `& > #${id}:target ~`;
      const all = `${after} nav[data-row="${row}"] a[href="#studies"]`;
      return {
        ...ofChosen(`${after} nav a[href="#${id}"]`),
        [all]: {
          bg: "transparent",
          borderColor: "controlBorder",
          color: "text",
        },
        [`${all} [data-chosen]`]: { display: "none" },
        [`${after} ol > li:not([data-facets~="${id}"])`]: { display: "none" },
      };
    }),
  );
  return Object.assign({ ...ofChosen('& > nav a[href="#studies"]') }, ...rules) as Style;
}

interface FilterRowProps {
  /** Name of the row: what it filters by. */
  name: string;
  row: number;
  facets: readonly Facet[];
  /** Number of all studies. */
  count: number;
}

/** A row of the filter: a link for each service, product or industry that has a study, and one for all. */
export function FilterRow({ name, row, facets, count }: FilterRowProps) {
  const words = useMessages().caseStudy;
  const counted = useCounted();
  const chips = [
    { id: "studies", label: words.everything, number: count },
    ...facets.map((facet) => ({ id: studyFacet(facet.path), label: facet.name, number: facet.count })),
  ];
  return (
    <nav aria-label={name} data-row={row} data-no-print="">
      <p sx={{ mb: "8px", fontSize: "small", color: "muted" }}>{name}</p>
      <ul
        sx={{
          display: "flex",
          flexWrap: ["nowrap", "wrap"],
          gap: "8px",
          overflowX: ["auto", "visible"],
          position: "relative",
          // The ring of what has focus is not cut off.
          p: "6px",
          m: "-6px",
        }}
      >
        {chips.map(({ id, label, number }) => (
          <li key={id}>
            <a href={`#${id}`} sx={chip}>
              {label}
              <b aria-hidden="true">{number}</b>
              <VisuallyHidden>
                {`, ${counted(number)}`}
                <span data-chosen="">{` ${words.chosen}`}</span>
              </VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
