import { type ReactNode, useRef } from "react";
import { Disclosure } from "../../components/disclosure";
import { Icon } from "../../components/icon";
import { useMessages } from "../../components/messages";
import { useDetails } from "../../components/use-details";
import { useKeyboardInset } from "../../components/use-keyboard-inset";
import type { Footprint } from "./footprint";
import { ScopeBar, ScopeList, useTonnes } from "./scopes";

interface FootProps {
  footprint: Footprint;
  /** What the last entries have changed, such as +12.0 t. */
  change: string | undefined;
  children: ReactNode;
}

/** The sum, in sight of whoever writes into the bills where the result stands below them. It opens to its parts. */
export function FootprintFoot({ footprint: { total, scopes }, change, children }: FootProps) {
  const { totalUnit } = useMessages().footprint;
  const tonnes = useTonnes();
  const foot = useRef<HTMLDetailsElement>(null);
  useKeyboardInset(foot);
  useDetails(foot);
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
        "&:not([open]) > summary > svg": { rotate: "180deg" },
        "& li": { borderColor: "onBandBorder" },
        // The page has all of the room where little of it can be seen.
        "@media (scripting: none), (max-height: 30em)": { display: "none" },
      }}
      summary={
        <>
          <span>
            <b>{tonnes(total)}</b>
            {totalUnit}
          </span>
          {change && <b aria-hidden="true">{change}</b>}
          <Icon name="down" size={24} />
          <ScopeBar
            scopes={scopes}
            onBand
            sx={{ gridColumn: "1 / -1", height: "10px", borderRadius: "pill", "& > i": { minWidth: "2px" } }}
          />
        </>
      }
    >
      <div sx={{ px: "18px", pb: "20px" }}>
        <ScopeList scopes={scopes} onBand />
        <p sx={{ display: "grid", justifyItems: "center", gap: "8px", mt: "14px" }}>{children}</p>
      </div>
    </Disclosure>
  );
}
