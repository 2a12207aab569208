import type { ReactNode } from "react";
import type { Style } from "../theme/variants";
import { type Range, topOf } from "./path";

interface PlotProps {
  /** Tells the drawing, where nothing around it does. */
  label?: string;
  children: ReactNode;
  className?: string;
}

/** Lines and areas in percent of their box, whose strokes keep their width. */
export const Plot = ({ label, children, className }: PlotProps) => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    role={label ? "img" : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    className={className}
    sx={{
      size: "100%",
      fill: "none",
      overflow: "visible",
      "& path": { vectorEffect: "non-scaling-stroke" },
    }}
  >
    {children}
  </svg>
);

interface ScaleLinesProps {
  values: readonly number[];
  range: Range;
  write: (value: number) => ReactNode;
  className?: string;
}

export const ScaleLines = ({ values, range, write, className }: ScaleLinesProps) => (
  <>
    {values.map((value) => (
      <p
        key={value}
        aria-hidden="true"
        className={className}
        sx={{ position: "absolute", right: 0, borderBottom: "1px solid", translate: "0 -100%" }}
        style={{ top: `${topOf(value, range)}%` }}
      >
        {write(value)}
      </p>
    ))}
  </>
);

export const placeOf = (at: number, value: number, range: Range) => ({
  left: `${at}%`,
  top: `${topOf(value, range)}%`,
});

export const dot = { position: "absolute", borderRadius: "50%", transform: "translate(-50%, -50%)" } satisfies Style;

/** Number of a remark on phones, where words would lie over the drawing and stand in a list below. */
export const badge = {
  display: ["grid", "none"],
  placeItems: "center",
  flex: "none",
  size: "20px",
  borderRadius: "50%",
  bg: "onBand",
  color: "band",
  fontSize: "0.75rem",
  fontWeight: "bold",
  lineHeight: "1",
} satisfies Style;

export const remark = {
  display: ["flex", "block"],
  gap: "10px",
  position: [null, "absolute"],
  maxWidth: [null, "150px"],
} satisfies Style;

export const remarkList = (height: string) =>
  ({
    position: [null, "absolute"],
    top: 0,
    width: [null, "100%"],
    height: [null, height],
    fontWeight: "bold",
    lineHeight: "snug",
  }) satisfies Style;
