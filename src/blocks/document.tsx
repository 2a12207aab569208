import { Disclosure, lineSummary } from "../components/disclosure";
import { useMessages } from "../components/messages";
import { Section, SectionHeading } from "../components/section";
import { Split, starts } from "../components/split";
import type { BlockOf } from "../content/entry";
import { interpolate } from "../content/text/text";
import type { Style } from "../theme/variants";
import { EntryHeading, SheetFrame } from "./sheet-frame";

const written = {
  variant: "layout.column",
  gap: "22px",
  "@media print": { gap: "14px" },
  fontSize: "label",
  "& p, & li": { lineHeight: "snug", color: "muted" },
  "& ol": { listStyle: "decimal", pl: "1.4em" },
  "& li + li": { mt: "6px" },
  "& li::marker": { color: "primary" },
  "& dl > div": {
    display: "flex",
    justifyContent: "space-between",
    gap: "20px",
    py: "7px",
    borderBottom: "rule",
    lineHeight: "snug",
  },
  "& dd": { fontWeight: "medium", textAlign: "right" },
} satisfies Style;

const paper = {
  ...written,
  p: ["22px", "40px"],
  "@media print": { gap: "14px", p: "20px" },
  border: "rule",
  borderRadius: "small",
  bg: "surface",
  "& > h3": {
    display: "flex",
    fontWeight: "inherit",
    lineHeight: "snug",
    color: "muted",
    pb: "12px",
    borderBottom: "1.5px solid",
    borderColor: "text",
    fontSize: "small",
    "& > :first-of-type": { fontWeight: "bold", fontSize: "label", color: "text" },
    // On paper a third stands behind it (print.css).
    "& > :last-of-type": { ml: "auto", pl: "16px" },
  },
} satisfies Style;

/** While the rest is closed, its first page fades out. On paper all of it is open. */
const fading = {
  "@media screen": {
    "&:has(+ details:not([open]))": {
      maxHeight: "340px",
      overflow: "hidden",
      maskImage: "linear-gradient(#000 60%, transparent)",
    },
  },
} satisfies Style;

type DocumentFields = BlockOf<"document">["document"];

const Parts = ({ parts }: Pick<DocumentFields["pages"][number], "parts">) => (
  <>
    {parts.map(({ title, text, rows, list }, place) => (
      <div key={place}>
        {title && <EntryHeading sx={{ mb: "6px" }}>{title}</EntryHeading>}
        {text && <p>{text}</p>}
        {rows.length > 0 && (
          <dl>
            {rows.map((row) => (
              <div key={row.title}>
                <dt>{row.title}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {list.length > 0 && (
          <ol>
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
      </div>
    ))}
  </>
);

const DocumentPage = ({ document: { heading, pages }, index }: { document: DocumentFields; index: number }) => (
  <div sx={paper}>
    <h3>
      <span>{heading}</span>
      <span>{interpolate(useMessages().documentPage, { number: index + 1, count: pages.length })}</span>
    </h3>
    <Parts parts={pages[index]?.parts ?? []} />
  </div>
);

export const DocumentSheet = ({ section }: { section: BlockOf<"document"> }) => (
  <SheetFrame section={section} sheet={section.document}>
    <div sx={{ ...written, mt: "14px" }}>
      <Parts parts={section.document.pages.flatMap(({ parts }) => parts)} />
    </div>
  </SheetFrame>
);

export function Document({ section }: { section: BlockOf<"document"> }) {
  const words = useMessages();
  const { aside, note, isSample, open, pages } = section.document;
  if (!open) return <DocumentSheet section={section} />;
  return (
    <Section>
      <Split columns={starts.early} sx={{ columnGap: "20px", rowGap: 3, alignItems: "start" }}>
        <div sx={{ position: [null, null, "sticky"], top: "120px" }}>
          <SectionHeading {...section} arrangement="beside" />
          {isSample && <p sx={{ mt: "18px", fontSize: "small", color: "muted" }}>{words.artefact.sample}</p>}
        </div>
        <div>
          <div sx={fading}>
            <DocumentPage document={section.document} index={0} />
          </div>
          <Disclosure
            leads="down"
            summaryStyle={{
              ...lineSummary,
              py: 2,
              fontWeight: "bold",
              color: "primary",
              "& span": { color: "muted", fontWeight: "body" },
            }}
            summary={
              <>
                {open} {aside && <span>{aside}</span>}
              </>
            }
          >
            {pages.slice(1).map((_, index) => (
              <DocumentPage key={index} document={section.document} index={index + 1} />
            ))}
            {note && <p sx={{ mt: "16px", fontSize: "small", color: "muted" }}>{note}</p>}
          </Disclosure>
        </div>
      </Split>
    </Section>
  );
}
