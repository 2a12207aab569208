import type { BlockOf } from "../content/entry";
import type { Style } from "../theme/variants";
import { EntryHeading, SheetFrame, useIsPiece } from "./sheet-frame";

const strokes = {
  line: { stroke: "text" },
  faint: { stroke: "controlBorder", opacity: 0.6 },
  accent: { stroke: "accent", strokeWidth: "7" },
  filled: { stroke: "text", fill: "cool" },
  shade: { fill: "shadow" },
  broken: { stroke: "fault", strokeWidth: "5", strokeDasharray: "2 11" },
} satisfies Record<BlockOf<"annotatedDrawing">["annotatedDrawing"]["strokes"][number]["style"], Style>;

const number = {
  display: "grid",
  placeItems: "center",
  size: ["24px", "30px"],
  borderRadius: "50%",
  bg: "text",
  color: "surface",
  fontSize: "small",
  fontWeight: "bold",
  lineHeight: "1",
} satisfies Style;

/** In little room the marks stand beside the drawing, which runs out of the foot of its sheet. */
const beside = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 6fr) minmax(0, 5fr)"],
  columnGap: "26px",
  alignItems: "start",
  mb: "-8px",
} satisfies Style;

export function AnnotatedDrawing({ section }: { section: BlockOf<"annotatedDrawing"> }) {
  const { alternative, strokes: lines, marks: all, ...sheet } = section.annotatedDrawing;
  const isPiece = useIsPiece();
  const marks = isPiece ? all.slice(0, 3) : all;
  return (
    <SheetFrame section={section} sheet={sheet}>
      <div sx={isPiece ? beside : {}}>
        <div role="img" aria-label={alternative} sx={{ position: "relative", mt: "18px" }}>
          <svg
            viewBox="0 0 640 400"
            aria-hidden="true"
            sx={{
              width: "100%",
              borderRadius: isPiece ? "10px 10px 0 0" : "medium",
              bg: "alternate",
              fill: "none",
              strokeWidth: "3",
              strokeLinecap: "round",
              strokeLinejoin: "round",
            }}
          >
            {lines.map(({ path, style }) => (
              <path key={style + path} d={path} sx={strokes[style]} />
            ))}
          </svg>
          {marks.map(({ x, y, title }, index) => (
            <span
              key={title}
              aria-hidden="true"
              sx={{ ...number, position: "absolute", transform: "translate(-50%, -50%)" }}
              style={{ left: `${x / 6.4}%`, top: `${y / 4}%` }}
            >
              {index + 1}
            </span>
          ))}
        </div>
        <ol
          sx={{
            display: "grid",
            ...(isPiece
              ? { gap: "8px", my: "12px" }
              : { gridTemplateColumns: ["1fr", "1fr 1fr"], gap: "18px 28px", mt: "22px" }),
            counterReset: "mark",
            "& li": { position: "relative", pl: "44px", counterIncrement: "mark" },
            "& li::before": { ...number, content: "counter(mark)", position: "absolute", left: 0, top: 0 },
            "& p": { variant: "text.label", color: "muted", mt: isPiece ? 0 : "3px" },
          }}
        >
          {marks.map(({ title, description }) => (
            <li key={title}>
              <EntryHeading
                sx={{ variant: "text.h4", fontFamily: "body", pt: "3px", ...(isPiece && { fontSize: "label" }) }}
              >
                {title}
              </EntryHeading>
              {description && <p>{description}</p>}
            </li>
          ))}
        </ol>
      </div>
    </SheetFrame>
  );
}
