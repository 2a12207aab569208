import { useLanguage, useMessages } from "../../components/messages";
import { writtenExactly } from "../../components/numbers";
import type { ColorRole } from "../../content/colors/color-roles";
import { interpolate } from "../../content/text/text";
import { onNarrowScreens } from "../../theme/breakpoints";
import type { Style } from "../../theme/variants";
import type { Footprint } from "./footprint";

const colors = {
  paper: ["primary", "accent", "chartThird"],
  band: ["onBandIcon", "accent", "onBandThird"],
} as const satisfies Record<string, readonly ColorRole[]>;

const markOf = (scope: number, onBand = false): Style => ({
  display: "block",
  bg: colors[onBand ? "band" : "paper"][scope - 1],
  // Its edge in forced colours.
  border: "1px solid transparent",
  forcedColorAdjust: "none",
});

export function useTonnes() {
  const { footprint: words } = useMessages();
  const { locale } = useLanguage();
  return (value: number) => interpolate(words.tonnes, { amount: writtenExactly(value, locale, 1) });
}

interface ScopesProps {
  scopes: Footprint["scopes"];
  onBand?: boolean;
  className?: string;
}

export function ScopeList({ scopes, className }: Omit<ScopesProps, "onBand">) {
  const { footprint: words } = useMessages();
  const tonnes = useTonnes();
  return (
    <ul
      className={className}
      sx={{
        "& > li": { gridTemplateColumns: "14px minmax(0, 1fr) auto 3.5rem", gap: "10px", py: "9px" },
        [onNarrowScreens]: { "& > li": { variant: "layout.row" } },
      }}
    >
      {scopes.map(({ scope, tonnes: sum, share }) => (
        <li key={scope}>
          <i aria-hidden="true" sx={{ ...markOf(scope), size: "14px", borderRadius: "4px" }} />
          <span>
            {`${interpolate(words.scope, { scope })} `}
            <br />
            <small>{words.scopes[scope - 1]}</small>
          </span>
          <b>{tonnes(sum)}</b>
          <b>{interpolate(words.share, { share })}</b>
        </li>
      ))}
    </ul>
  );
}

export const ScopeBar = ({ scopes, onBand, label, className }: ScopesProps & { label?: string }) => (
  <span
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    className={className}
    sx={{ display: "flex", gap: "3px", borderRadius: "small", overflow: "hidden" }}
  >
    {/* In kilograms: below one in sum, they would not fill the bar. */}
    {scopes.map(({ scope, tonnes }) => (
      <i key={scope} sx={markOf(scope, onBand)} style={{ flexGrow: tonnes * 1000 }} />
    ))}
  </span>
);
