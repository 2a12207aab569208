import { useLanguage, useMessages } from "../../../components/messages";
import { interpolate } from "../../../content/text/text";
import { onNarrowScreens } from "../../../theme/breakpoints";
import type { Style } from "../../../theme/variants";
import { writtenExactly } from "../read-number";
import type { Footprint } from "./footprint";

/** Colours of the scopes in charts, by their numbers, which begin with one. */
export const scopeStyles = [{}, { bg: "primary" }, { bg: "accent" }, { bg: "chartThird" }] satisfies Style[];

/** The same on a dark ground. */
export const bandScopeStyles = [{}, { bg: "onBandIcon" }, { bg: "accent" }, { bg: "onBandThird" }] satisfies Style[];

interface ScopeListProps {
  scopes: Footprint["scopes"];
  /** Colours of the scopes, by their numbers. */
  colors: readonly Style[];
}

interface ScopeBarProps extends ScopeListProps {
  /** Tells the bar, where nothing beside it does. */
  label?: string;
  className?: string;
}

/** Name of a scope, and below it what it is. */
export function ScopeName({ scope }: { scope: number }) {
  const { footprint: words } = useMessages();
  return (
    <span>
      {interpolate(words.scope, { scope })}
      <br />
      <small>{words.scopes[scope - 1]}</small>
    </span>
  );
}

/** Key of a footprint's bar: each scope with its colour, its tonnes and its share. */
export function ScopeList({ scopes, colors }: ScopeListProps) {
  const { footprint: words } = useMessages();
  const { locale } = useLanguage();
  return (
    <ul
      sx={{
        "& > li": { gridTemplateColumns: "14px minmax(0, 1fr) auto 3.5rem", gap: "10px", py: "9px" },
        // Muted, it could not be read on a dark ground.
        "& li small": { color: "inherit" },
        [onNarrowScreens]: { "& > li": { display: "flex", flexWrap: "wrap" } },
      }}
    >
      {scopes.map(({ scope, tonnes, share }) => (
        <li key={scope}>
          <i aria-hidden="true" sx={{ ...colors[scope], width: "14px", height: "14px", borderRadius: "4px" }} />
          <ScopeName scope={scope} />
          <b>{interpolate(words.tonnes, { amount: writtenExactly(tonnes, locale, 1) })}</b>
          <b>{interpolate(words.share, { share })}</b>
        </li>
      ))}
    </ul>
  );
}

/** A footprint's bar, in which each scope is as long as its part; it is told by a label where it has one. */
export const ScopeBar = ({ scopes, colors, label, className }: ScopeBarProps) => (
  <span
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    className={className}
    sx={{ display: "flex", gap: "3px", borderRadius: "small", overflow: "hidden" }}
  >
    {scopes.map(({ scope, tonnes }) => (
      <i key={scope} sx={colors[scope] ?? {}} style={{ flexGrow: tonnes }} />
    ))}
  </span>
);
