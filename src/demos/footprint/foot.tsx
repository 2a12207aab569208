import { type ReactNode, useRef } from "react";
import { Disclosure } from "../../components/disclosure";
import { Icon } from "../../components/icon";
import { down } from "../../components/icons/lines";
import { useDismiss } from "../../components/use-dismiss";
import { useKeyboardInset } from "../../components/use-keyboard-inset";
import type { Footprint } from "./footprint";
import { bandScopeStyles, ScopeBar, ScopeList } from "./scopes";

interface FootProps {
  total: string;
  unit: string;
  /** Change that the last entries have made to the sum, such as +12.0 t; for a few seconds. */
  change: string | undefined;
  scopes: Footprint["scopes"];
  children: ReactNode;
}

/**
 * The sum and its parts, in sight while somebody writes into the bills where these stand above the result: at their end
 * it goes below the result, which says the same. A press opens the key of its bar and what can be done next.
 */
export function FootprintFoot({ total, unit, change, scopes, children }: FootProps) {
  const foot = useRef<HTMLDetailsElement>(null);
  useKeyboardInset(foot, true);
  useDismiss(foot);
  return (
    <Disclosure
      ref={foot}
      data-on-band=""
      data-footprint-foot=""
      data-no-print=""
      // At the first bills there is less room above it than it takes.
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}
      summaryStyle={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        alignItems: "center",
        gap: "6px 12px",
        minHeight: "84px",
        p: "12px 18px",
        fontSize: "label",
        "& > b": { bg: "accent", color: "onAccent", borderRadius: "pill", px: "12px", fontSize: "label" },
        // News of the sum takes the place of the arrow.
        "& > b + svg": { display: "none" },
      }}
      sx={{
        display: ["block", null, "none"],
        position: "sticky",
        bottom: 0,
        zIndex: 1,
        mx: ["-20px", "-28px"],
        mb: "-84px",
        bg: "band",
        color: "onBand",
        border: "1px solid",
        borderColor: "onBandBorder",
        borderBottom: 0,
        borderRadius: "18px 18px 0 0",
        "& summary span b": { fontSize: "1.6rem", mr: "8px" },
        // Opened, it stands above the result as well, and the bills behind it step back.
        "&[open]": { zIndex: 3, outline: "100vmax solid", outlineColor: "backdrop" },
        // It opens upwards.
        "&:not([open]) > summary > svg": { rotate: "180deg" },
        "& li": { borderColor: "onBandBorder" },
        // Without scripts nothing changes, and the result says it all.
        "@media (scripting: none)": { display: "none" },
        // The page has all of the room where little of it can be seen.
        "@media (max-height: 30em)": { display: "none" },
      }}
      summary={
        <>
          <span>
            <b>{total}</b>
            {unit}
          </span>
          {change && <b aria-hidden="true">{change}</b>}
          <Icon lines={down} size={24} />
          <ScopeBar
            scopes={scopes}
            colors={bandScopeStyles}
            sx={{ gridColumn: "1 / -1", height: "10px", borderRadius: "pill", "& > i": { minWidth: "2px" } }}
          />
        </>
      }
    >
      <div sx={{ px: "18px", pb: "20px" }}>
        <ScopeList scopes={scopes} colors={bandScopeStyles} />
        <p sx={{ display: "grid", justifyItems: "center", gap: "8px", mt: "14px" }}>{children}</p>
      </div>
    </Disclosure>
  );
}
