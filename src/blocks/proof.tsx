import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { MoreLink } from "../components/link";
import { useMessages } from "../components/messages";
import { Section, SectionHeading } from "../components/section";
import { Tabs, tabId } from "../components/tabs";
import type { BlockOf } from "../content/entry";
import { FootprintSheet } from "../demos/footprint/sheet";
import { DocumentPage } from "./document";
import { SheetAlone } from "./sheet-frame";
import { Statement } from "./table";

type Sheet = BlockOf<"proof">["sheets"][number];

/** Place of the sheet that is open at an hour: the last whose own hour has come, or the first. */
function sheetAt(sheets: readonly Pick<Sheet, "hour">[], hour: number): number {
  const place = sheets.findLastIndex((sheet) => Number.parseInt(sheet.hour, 10) <= hour);
  return Math.max(place, 0);
}

function drawn({ page, shows }: Sheet): ReactNode {
  if (shows === "footprint") {
    const calculator = "footprintCalculator" in page && page.footprintCalculator;
    return calculator && <FootprintSheet calculator={calculator} />;
  }
  const block = page.sections.find(({ kind }) => kind === shows);
  if (block?.kind === "document") return <DocumentPage document={block.document} index={0} />;
  return (
    block?.kind === "statement" && (
      <SheetAlone value="nothing">
        <Statement section={block} />
      </SheetAlone>
    )
  );
}

/** True where a visitor sees some of it: what is about to be pressed there must not become something else. */
function isInViewport(id: string): boolean {
  // React has no reference yet to what is within a boundary that waits.
  const { top = 0, bottom = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top < innerHeight && bottom > 0;
}

export function Proof({ section }: { section: BlockOf<"proof"> }) {
  const panelId = useId();
  const words = useMessages().artefact;
  const shown = useMemo(() => section.sheets.filter((sheet) => drawn(sheet)), [section]);
  const [chosen, setChosen] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hour decides once, when the page is there
  useEffect(() => {
    if (isInViewport(tabId(panelId, 0)) || isInViewport(panelId)) return;
    setChosen(sheetAt(shown, new Date().getHours()));
  }, []);
  const open = shown[chosen];
  if (!open) return null;
  const { study } = section;
  return (
    <Section surface="mist">
      <div
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 468fr) minmax(0, 664fr)"],
          gridTemplateRows: [null, null, "1fr auto"],
          columnGap: "48px",
          rowGap: "20px",
        }}
      >
        <div>
          <SectionHeading {...section} arrangement="column" sx={{ gap: 2, mb: 3 }} />
          <div sx={{ "@media (scripting: none)": { display: "none" } }}>
            <Tabs
              label={section.title}
              titles={shown.map(({ hour, name }) => `${hour} ${name}`)}
              lines={shown.map(({ description }) => description)}
              chosen={chosen}
              onChoose={setChosen}
              panelId={panelId}
            />
          </div>
          <p sx={{ pl: "40px" }}>
            <MoreLink to={open.page.path}>{open.link}</MoreLink>
          </p>
          <p sx={{ pl: "40px", fontSize: "small", color: "muted" }}>{words.sample}</p>
        </div>
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId(panelId, chosen)}
          sx={{
            gridArea: [null, null, "1 / 2 / span 2"],
            "& > *, & [data-sheet]": { height: "100%" },
            // Numbers break before the page scrolls sideways where text is enlarged.
            "@media (max-width: 15em)": { "& table": { overflowWrap: "anywhere" } },
          }}
        >
          {drawn(open)}
        </div>
        {study && (
          <div sx={{ pt: 2, borderTop: "1.5px solid", borderColor: "text", fontSize: "label", lineHeight: "snug" }}>
            <h3 sx={{ variant: "text.h4" }}>{study.title}</h3>
            <p sx={{ color: "muted" }}>{study.description}</p>
            <MoreLink to={study.link.url}>{study.link.text}</MoreLink>
          </div>
        )}
      </div>
    </Section>
  );
}
