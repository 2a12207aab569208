import { Disclosure } from "../components/disclosure";
import { useMessages } from "../components/messages";
import { Section, SectionHeading } from "../components/section";
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

const closed = {
  flex: "none",
  width: "76px",
  height: "100px",
  border: "rule",
  borderTop: "14px solid",
  borderTopColor: "accent",
  borderRadius: "4px",
  bg: "surface",
  backgroundImage: "repeating-linear-gradient(transparent 0 8px, currentColor 8px 10px)",
  backgroundRepeat: "no-repeat",
  backgroundSize: "54px 72px",
  backgroundPosition: "10px 2px",
  color: "border",
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
  const { heading, aside, note, isSample, open, pages } = section.document;
  if (!open) return <DocumentSheet section={section} />;
  return (
    <Section>
      <SectionHeading {...section} arrangement="split" sx={{ mb: 0 }} />
      <Disclosure
        leads="down"
        sx={{ mt: ["28px", "40px"] }}
        summaryStyle={{
          variant: "cards.mist",
          display: "flex",
          alignItems: "center",
          gap: ["20px", "28px"],
          p: ["18px", "24px 32px"],
          "&::after": { ml: "auto", color: "primary" },
          "& h3": { variant: "text.h3" },
          "& h3 span": { ml: "14px", fontFamily: "body", fontSize: "small", fontWeight: "body", color: "muted" },
          "& p": { mt: "4px", fontSize: "small", color: "muted" },
          "& p + p": { fontSize: "body", fontWeight: "bold", color: "primary" },
          // On paper it lies open.
          "@media print": { p: 0, border: 0, "& > span, & p + p": { display: "none" } },
        }}
        summary={
          <>
            <span aria-hidden="true" data-light="" sx={closed} />
            <hgroup>
              <h3>
                {heading}
                {aside && <span>{aside}</span>}
              </h3>
              <p>{isSample && words.artefact.sample}</p>
              <p>{open}</p>
            </hgroup>
          </>
        }
      >
        <div
          sx={{
            display: "grid",
            gridTemplateColumns: ["minmax(0, 1fr)", null, `repeat(${pages.length}, minmax(0, 1fr))`],
            gap: "20px",
            mt: "20px",
            maxWidth: pages.length > 1 ? undefined : "760px",
          }}
        >
          {pages.map((_, index) => (
            <DocumentPage key={index} document={section.document} index={index} />
          ))}
        </div>
        {note && <p sx={{ mt: "16px", fontSize: "small", color: "muted" }}>{note}</p>}
      </Disclosure>
    </Section>
  );
}
