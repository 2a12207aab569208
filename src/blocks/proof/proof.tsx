import { graphql } from "gatsby";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useMessages } from "../../components/messages";
import { MoreLink } from "../../components/more-link";
import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { Split } from "../../components/split";
import { Tabs, tabId } from "../../components/tabs";
import { FootprintSheet } from "../../sections/product-interface/footprint/footprint-sheet";
import { DocumentPage } from "../document/document";
import { SheetAlone } from "../sheet-frame";
import { Statement } from "../statement/statement";
import { SunWay } from "./sun-way";

type Sheet = Queries.ProofBlockFragment["sheets"][number];

/** Place of the sheet that is open at an hour: the last whose own hour has come, or the first. */
function sheetAt(sheets: readonly Pick<Sheet, "hour">[], hour: number): number {
  const place = sheets.findLastIndex((sheet) => Number.parseInt(sheet.hour, 10) <= hour);
  return Math.max(place, 0);
}

/** Sheet of another page as it is drawn here; nothing where that page has none of its kind. */
function drawn({ page, shows }: Sheet): ReactNode {
  if (shows === "footprint") {
    const calculator = page.__typename === "Product" && page.footprintCalculator;
    return calculator && <FootprintSheet calculator={calculator} />;
  }
  for (const block of page.sections) {
    if (shows === "statement" && block.__typename === "StatementBlock") {
      return (
        <SheetAlone keeps="nothing">
          <Statement section={block} />
        </SheetAlone>
      );
    }
    if (shows === "document" && block.__typename === "DocumentBlock") {
      const { heading, pages } = block.document;
      return <DocumentPage heading={heading} number={1} count={pages.length} parts={pages[0]?.parts ?? []} />;
    }
  }
  return null;
}

/** True where a visitor sees some of it: what is about to be pressed there must not become something else. */
function isInViewport(id: string): boolean {
  // React has no reference yet to what is within a boundary that waits.
  const { top = 0, bottom = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top < innerHeight && bottom > 0;
}

/**
 * Sheets from the work, of which one is open: the hour decides which at first, then the visitor. All of them share one
 * place, as high as the tallest, so that nothing below moves; where no script runs they stand one below the other.
 */
export function Proof({ section }: { section: Queries.ProofBlockFragment }) {
  const [headingId, descriptionId, panelId] = [useId(), useId(), useId()];
  const words = useMessages().artefact;
  const shown = section.sheets.flatMap((sheet) => {
    const node = drawn(sheet);
    return node ? [{ ...sheet, node }] : [];
  });
  const [chosen, setChosen] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hour decides once, when the page is there
  useEffect(() => {
    if (isInViewport(descriptionId) || isInViewport(panelId)) return;
    setChosen(sheetAt(shown, new Date().getHours()));
  }, []);
  const current = shown[chosen] ?? shown[0];
  if (!current) return null;
  return (
    <Section labelledBy={headingId} surface="mist">
      <Split columns={[468, 664]} sx={{ columnGap: "48px", rowGap: ["16px", "28px"], alignItems: "stretch" }}>
        <div sx={{ display: "flex", flexDirection: "column", gap: ["16px", "28px"], justifyContent: "space-between" }}>
          <SectionHeading id={headingId} {...section} arrangement="column" />
          <div id={descriptionId} sx={{ borderTop: "1px solid", borderColor: "border", pt: ["16px", 3] }}>
            <h3 sx={{ variant: "text.h3" }}>{current.title}</h3>
            <p sx={{ variant: "text.copy", mt: 1 }}>{current.description}</p>
            <p>
              <MoreLink to={current.page.path}>{current.link}</MoreLink>
            </p>
            <p sx={{ mt: [0, 2], fontSize: "small", color: "muted" }}>{words.sample}</p>
          </div>
        </div>
        <div sx={{ minWidth: 0, display: "flex", flexDirection: "column" }}>
          <SunWay chosen={chosen} count={shown.length} />
          <div
            sx={{
              mb: "16px",
              "& [role=tablist]": {
                display: ["flex", "grid"],
                gridAutoFlow: "column",
                gridAutoColumns: "1fr",
                justifyItems: "center",
                bg: "transparent",
                p: 0,
                gap: "8px",
              },
              "& [role=tablist] button": {
                flex: 1,
                p: ["6px", "6px 22px"],
                // On phones, where both have no room beside each other, the name stands below the hour.
                whiteSpace: ["pre-line", "normal"],
                bg: "surface",
                border: "1px solid",
                borderColor: "controlBorder",
                borderRadius: "pill",
                lineHeight: "snug",
              },
              // Those below the top of the sun's way stand higher.
              "& button:not(:first-of-type, :last-of-type)": { translate: ["none", "0 -12px"] },
              "& [role=tablist] [aria-selected=true]": { bg: "text", color: "background", borderColor: "text" },
              "@media (scripting: none)": { display: "none" },
            }}
          >
            <Tabs
              label={section.title}
              titles={shown.map(({ hour, name }) => `${hour}\n${name}`)}
              chosen={chosen}
              onChoose={setChosen}
              panelId={panelId}
            />
          </div>
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={tabId(panelId, chosen)}
            sx={{
              flex: 1,
              display: "grid",
              gridTemplateColumns: "minmax(0, 1fr)",
              "& > div": { gridArea: "1 / 1", visibility: "hidden" },
              // Sheets end on one line, whichever is open.
              "& > div > *": { minHeight: "100%" },
              "& > [data-chosen]": { visibility: "visible" },
              // Numbers break before the page scrolls sideways where text is enlarged.
              "@media (max-width: 15em)": { "& table": { overflowWrap: "anywhere" } },
              "@media (scripting: none)": {
                display: "block",
                "& > div": { visibility: "visible", mb: "20px" },
              },
            }}
          >
            {shown.map(({ name, node }, place) => (
              <div key={name} data-chosen={place === chosen ? "" : undefined}>
                {node}
              </div>
            ))}
          </div>
        </div>
      </Split>
    </Section>
  );
}

export const proofBlock = graphql`
  fragment ProofBlock on ProofBlock {
    ...SectionHeading
    sheets {
      hour
      name
      shows
      title
      description
      link
      page {
        __typename
        path
        sections {
          __typename
          ...StatementBlock
          ...DocumentBlock
        }
        ... on Product {
          footprintCalculator {
            ...FootprintCalculatorFields
          }
        }
      }
    }
  }
`;
