import { useRef } from "react";
import { useKeyboardInset } from "../../../components/use-keyboard-inset";
import type { Style } from "../../../theme/variants";

interface FootprintFootProps {
  total: string;
  unit: string;
  scopes: readonly { readonly scope: number; readonly tonnes: number }[];
}

const parts = [{}, { bg: "onBandIcon" }, { bg: "accent" }, { bg: "onBandStrong" }] satisfies Style[];

/**
 * The sum and its parts, in sight while somebody writes into the bills where these stand above the result: at their end
 * it goes below the result, which says the same. It is for the eyes; what changes is announced there.
 */
export function FootprintFoot({ total, unit, scopes }: FootprintFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  useKeyboardInset(foot, true);
  return (
    <div
      ref={foot}
      aria-hidden="true"
      data-on-band=""
      data-footprint-foot=""
      data-no-print=""
      sx={{
        display: ["block", null, "none"],
        position: "sticky",
        bottom: 0,
        zIndex: 1,
        mx: ["-16px", "-36px"],
        mb: "-84px",
        minHeight: "84px",
        p: "12px 18px",
        bg: "band",
        color: "onBand",
        borderRadius: "18px 18px 0 0",
        "& b": { fontSize: "1.6rem", mr: "8px" },
        "& i": { minWidth: "2px" },
        // The page has all of the room where little of it can be seen.
        "@media (max-height: 30em)": { display: "none" },
      }}
    >
      <p sx={{ fontSize: "label" }}>
        <b>{total}</b>
        {unit}
      </p>
      <div sx={{ display: "flex", gap: "3px", height: "10px", mt: "6px", borderRadius: "pill", overflow: "hidden" }}>
        {scopes.map(({ scope, tonnes }) => (
          <i key={scope} sx={parts[scope] ?? {}} style={{ flexGrow: tonnes }} />
        ))}
      </div>
    </div>
  );
}
