import { type ReactNode, useEffect, useId, useState } from "react";
import { MoreLink } from "../components/link";
import { useMessages } from "../components/messages";
import { Section, SectionHeading } from "../components/section";
import { Tabs, tabId } from "../components/tabs";
import type { BlockOf } from "../content/entry";
import { footprintOf, tonnesOf } from "../demos/footprint/footprint";
import { ScopeBar, ScopeList, useTonnes } from "../demos/footprint/scopes";
import type { DemoOf } from "../demos/frame";
import { DocumentSheet } from "./document";
import { EntryHeading, SheetAlone, SheetFrame } from "./sheet-frame";
import { Statement } from "./table";

type Sheet = BlockOf<"proof">["sheets"][number];

const sheetAt = (sheets: readonly Sheet[], now: number): number =>
  Math.max(
    sheets.findLastIndex(({ hour }) => Number.parseInt(hour, 10) <= now),
    0,
  );

/** True where a visitor sees some of it: what is about to be pressed there must not become something else. */
function isInViewport(id: string): boolean {
  // React has no reference yet to what is within a boundary that waits.
  const { top = 0, bottom = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top < innerHeight && bottom > 0;
}

function FootprintSheet({ calculator }: { calculator: DemoOf<"footprintCalculator"> }) {
  const { footprint: words } = useMessages();
  const tonnes = useTonnes();
  const { total, scopes } = footprintOf(calculator.bills);
  const largest = [...calculator.bills].sort((one, other) => tonnesOf(other) - tonnesOf(one)).slice(0, 3);
  return (
    <SheetFrame section={calculator} sheet={{ heading: calculator.title, isSample: true }}>
      <div
        sx={{
          "& li": {
            variant: "layout.row",
            alignItems: "center",
            gap: "4px 12px",
            py: "11px",
            borderTop: "rule",
          },
          "& b": { ml: "auto", variant: "text.display", whiteSpace: "nowrap" },
          "& b + b": { ml: 0, minWidth: "3rem", font: "inherit", textAlign: "right" },
        }}
      >
        <p sx={{ variant: "layout.row", alignItems: "baseline", gap: "0 14px", mt: 3, color: "muted" }}>
          <span sx={{ variant: "text.h1Detail", color: "text" }}>{tonnes(total)}</span>
          {words.totalUnit}
        </p>
        <ScopeBar scopes={scopes} sx={{ height: "26px", my: "18px" }} />
        <ScopeList
          scopes={scopes}
          sx={{ "& > li": { gap: "4px 12px", py: "11px" }, "& br": { display: [null, "none"] } }}
        />
        <EntryHeading sx={{ mt: 3, mb: 1 }}>{words.start}</EntryHeading>
        <ol
          sx={{
            counterReset: "bill",
            "& li": { counterIncrement: "bill" },
            "& li::before": { content: "counter(bill)", color: "primary", fontWeight: "bold" },
          }}
        >
          {largest.map((bill) => (
            <li key={bill.title}>
              {bill.title}
              <b>{tonnes(tonnesOf(bill))}</b>
            </li>
          ))}
        </ol>
      </div>
    </SheetFrame>
  );
}

function drawn({ page, shows }: Sheet): ReactNode {
  if (shows === "footprint") {
    const calculator = "footprintCalculator" in page && page.footprintCalculator;
    return calculator && <FootprintSheet calculator={calculator} />;
  }
  const block = page.sections.find(({ kind }) => kind === shows);
  if (block?.kind === "document") return <DocumentSheet section={block} />;
  return block?.kind === "statement" && <Statement section={block} />;
}

export function Proof({ section }: { section: BlockOf<"proof"> }) {
  const panelId = useId();
  const [chosen, setChosen] = useState(0);
  const { sheets, study } = section;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hour decides once, when the page is there
  useEffect(() => {
    if (isInViewport(tabId(panelId, 0)) || isInViewport(panelId)) return;
    setChosen(sheetAt(sheets, new Date().getHours()));
  }, []);
  const open = sheets[chosen];
  if (!open) return null;
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
          <SectionHeading {...section} arrangement="beside" sx={{ mb: 3 }} />
          <div sx={{ "@media (scripting: none)": { display: "none" } }}>
            <Tabs
              label={section.title}
              titles={sheets.map(({ hour, name }) => `${hour} ${name}`)}
              lines={sheets.map(({ description }) => description)}
              chosen={chosen}
              onChoose={setChosen}
              panelId={panelId}
            />
          </div>
          <p sx={{ pl: "40px" }}>
            <MoreLink to={open.page.path}>{open.link}</MoreLink>
          </p>
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
          <SheetAlone value="nothing">{drawn(open)}</SheetAlone>
        </div>
        {study && (
          <div sx={{ pt: 2, borderTop: "1.5px solid", borderColor: "text", variant: "text.label" }}>
            <h3 sx={{ variant: "text.h4" }}>{study.title}</h3>
            <p sx={{ color: "muted" }}>{study.description}</p>
            <MoreLink to={study.link.url}>{study.link.text}</MoreLink>
          </div>
        )}
      </div>
    </Section>
  );
}
