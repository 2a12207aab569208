import { useMessages } from "../../components/messages";
import { VisuallyHidden } from "../../components/visually-hidden";
import { studyFacet } from "../../content/links/study-facet";
import { interpolate } from "../../content/text/text";
import { onSmallestScreens } from "../../theme/breakpoints";
import { onHover } from "../../theme/hover";
import type { Style } from "../../theme/variants";

interface Named {
  readonly path: string;
  readonly name: string;
}

/** A service, product or industry with the number of its studies. */
interface Facet extends Named {
  readonly count: number;
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
  [onSmallestScreens]: { whiteSpace: "normal" },
  textDecoration: "none",
  ...onHover({ borderColor: "text" }),
  "& > b": { fontSize: "small", fontWeight: "body" },
  "& [data-chosen]": { display: "none" },
} satisfies Style;

/** A choice of the filter: a service, an industry, or one of each. */
interface StudyChoice {
  readonly facets: readonly Named[];
  readonly count: number;
}

/** The anchor of a choice. */
export const anchorOf = (facets: readonly Named[]): string => facets.map(({ path }) => studyFacet(path)).join("--");

type FacetRows = readonly [readonly Named[], readonly Named[]];

/** Every choice that has a study; `studies` are their services and industries. */
export function choicesOf(studies: readonly FacetRows[]): StudyChoice[] {
  const choices = new Map<string, StudyChoice>();
  for (const [services, industries] of studies) {
    const pairs = services.flatMap((service) => industries.map((industry) => [service, industry]));
    for (const facets of [...[...services, ...industries].map((facet) => [facet]), ...pairs]) {
      const anchor = anchorOf(facets);
      choices.set(anchor, { facets, count: (choices.get(anchor)?.count ?? 0) + 1 });
    }
  }
  return [...choices.values()];
}

/** The facets of a choice, for the styles that follow from each. */
export const facetNames = (facets: readonly Named[]): string => facets.map(({ path }) => studyFacet(path)).join(" ");

/**
 * Styles by which the anchor in the address chooses: the headings, the chips and the list that stand after each other in
 * one element. Of two facets both hold. No script takes part, and the choice survives a reload.
 */
export function filterStyles(rows: readonly (readonly Facet[])[]): Style {
  const ofChosen = (chipOf: string) => ({ [chipOf]: chosen, [`${chipOf} [data-chosen]`]: { display: "inline" } });
  const rules = rows.flatMap((facets, row) =>
    facets.map(({ path }) => {
      const id = studyFacet(path);
      const after = `& > [data-is~="${id}"]:target ~`;
      const all = `${after} nav[data-row="${row}"] a[data-facet=""]`;
      const other = `${after} nav:not([data-row="${row}"]) >`;
      return {
        ...ofChosen(`${after} nav a[data-facet="${id}"]`),
        [all]: {
          bg: "transparent",
          borderColor: "controlBorder",
          color: "text",
        },
        [`${all} [data-chosen]`]: { display: "none" },
        [`${other} ul[data-with=""]`]: { display: "none" },
        [`${other} ul[data-with="${id}"]`]: { display: "flex" },
        [`${after} ol > li:not([data-facets~="${id}"])`]: { display: "none" },
      };
    }),
  );
  return Object.assign({ ...ofChosen('& > nav a[data-facet=""]') }, ...rules) as Style;
}

interface ChipsProps {
  /** The chosen facet of the other row, which stays chosen. */
  chosenBeside: Facet | undefined;
  row: number;
  facets: readonly Facet[];
  /** Number of studies with any facet of this row. */
  count: number;
}

/** Links of a row: one for each facet that has a study, and one for all. */
function Chips({ chosenBeside, row, facets, count }: ChipsProps) {
  const words = useMessages().caseStudy;
  const counted = useCounted();
  const beside = chosenBeside ? [chosenBeside] : [];
  const both = (facet: Facet) => (row === 0 ? [facet, ...beside] : [...beside, facet]);
  const chips = [
    { id: "", anchor: anchorOf(beside) || "studies", label: words.everything, number: count },
    ...facets.map((facet) => ({
      id: studyFacet(facet.path),
      anchor: anchorOf(both(facet)),
      label: facet.name,
      number: facet.count,
    })),
  ];
  return (
    <ul
      data-with={anchorOf(beside)}
      sx={{
        display: chosenBeside ? "none" : "flex",
        flexWrap: "wrap",
        gap: "8px",
      }}
    >
      {chips.map(({ id, anchor, label, number }) => (
        <li key={id}>
          <a href={`#${anchor}`} data-facet={id} sx={chip}>
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
  );
}

interface FilterRowProps {
  /** Name of the row: what it filters by. */
  name: string;
  row: 0 | 1;
  studies: readonly FacetRows[];
}

/** A row of the filter. With each facet of the other row it offers what studies have besides. */
export function FilterRow({ name, row, studies }: FilterRowProps) {
  const chipsOf = (some: readonly FacetRows[], chosenBeside?: Facet) => (
    <Chips
      key={chosenBeside?.path ?? ""}
      chosenBeside={chosenBeside}
      row={row}
      facets={facetsOf(some.map((rows) => rows[row]))}
      count={some.length}
    />
  );
  const other = row === 0 ? 1 : 0;
  return (
    <nav aria-label={name} data-row={row} data-no-print="">
      <p sx={{ mb: "8px", fontSize: "small", color: "muted" }}>{name}</p>
      {chipsOf(studies)}
      {facetsOf(studies.map((rows) => rows[other])).map((facet) =>
        chipsOf(
          studies.filter((rows) => rows[other].some(({ path }) => path === facet.path)),
          facet,
        ),
      )}
    </nav>
  );
}
