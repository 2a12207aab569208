import { useRef } from "react";
import { Icon } from "../../components/icon";
import { useMessages } from "../../components/messages";
import { useKeyboardInset } from "../../components/use-keyboard-inset";
import type { Footprint } from "./footprint";
import { ScopeBar, useTonnes } from "./scopes";

export const resultId = "footprint-result";

/** The sum, in sight of whoever writes into the bills where the result stands below them, and the way to it. */
export function FootprintFoot({ footprint: { total, scopes } }: { footprint: Footprint }) {
  const { totalUnit } = useMessages().footprint;
  const tonnes = useTonnes();
  const foot = useRef<HTMLAnchorElement>(null);
  useKeyboardInset(foot);
  return (
    <a
      ref={foot}
      href={`#${resultId}`}
      data-on-band=""
      data-footprint-foot=""
      data-no-print=""
      sx={{
        display: ["grid", null, "none"],
        gridTemplateColumns: "minmax(0, 1fr) auto",
        alignItems: "center",
        gap: "6px 12px",
        position: "sticky",
        bottom: 0,
        zIndex: 1,
        minHeight: "84px",
        mx: ["-20px", "-28px"],
        mb: "-84px",
        p: "12px 18px",
        bg: "band",
        color: "onBand",
        border: "1px solid",
        borderColor: "onBandBorder",
        borderBottom: 0,
        borderRadius: "18px 18px 0 0",
        fontSize: "label",
        textDecoration: "none",
        "& b": { fontSize: "1.6rem", mr: "8px" },
        // The page has all of the room where little of it can be seen.
        "@media (scripting: none), (max-height: 30em)": { display: "none" },
      }}
    >
      <span>
        <b>{tonnes(total)}</b>
        {totalUnit}
      </span>
      <Icon name="down" size={24} />
      <ScopeBar
        scopes={scopes}
        onBand
        sx={{ gridColumn: "1 / -1", height: "10px", borderRadius: "pill", "& > i": { minWidth: "2px" } }}
      />
    </a>
  );
}
