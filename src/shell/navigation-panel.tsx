import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import { Disclosure } from "../components/disclosure";
import { Icon } from "../components/icon";
import { down, external } from "../components/icons/lines";
import { Link } from "../components/link";
import { useDismiss } from "../components/use-dismiss";
import { isWithin } from "../content/links/is-within";
import { isExternal } from "../content/links/link-target";
import { from } from "../theme/breakpoints";
import { onHover } from "../theme/hover";
import { motion } from "../theme/motion";
import type { Style } from "../theme/variants";
import { useClosedOnNewPage } from "./use-closed-on-new-page";
import { useLinkPictures } from "./use-link-pictures";
import type { HeaderEntry } from "./use-navigation";

export interface NavigationPanelProps {
  entry: HeaderEntry;
  /** Path of the page on screen; a change closes the panel. */
  path: string;
}

export const topLevel = {
  display: "flex",
  alignItems: "center",
  gap: "8px",
  minHeight: "target",
  px: "6px",
  borderRadius: "pill",
  fontWeight: "medium",
  fontSize: "label",
  whiteSpace: "nowrap",
  textDecoration: "none",
  cursor: "pointer",
  ...onHover({ color: "primary" }),
  "&[aria-current]": { color: "primary" },
  [from.header]: { gap: "4px", px: "4px", fontSize: "0.875rem" },
  [from.fullHeader]: { gap: "8px", px: "7px", fontSize: "label" },
} satisfies Style;

const chevron = {
  // The icon has room of its own left and right.
  mx: "-4px",
  color: "muted",
  "details[open] > summary > &": { transform: "rotate(180deg)" },
} satisfies Style;

/** Width of the panel, which follows its columns: `--columns`, three at most. */
const panelWidth = "(var(--columns)*284px + 32px)";

const panel = {
  position: "absolute",
  top: "calc(100% + 1px)",
  left: 0,
  right: 0,
  mx: "auto",
  width: `calc(${panelWidth})`,
  maxWidth: "calc(100% - 48px)",
  p: 2,
  variant: "cards.surface",
  boxShadow: "floating",
  animation: `open ${motion.duration} ${motion.easing}`,
  // Below its entry, as far as the window has room to the right.
  "@supports (anchor-scope: all)": {
    left: `max(24px, min(anchor(--entry left) - 16px, 100% - 24px - ${panelWidth}))`,
    right: "auto",
    mx: 0,
  },
} satisfies Style;

const panelLink = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "14px",
  gridTemplateRows: "auto 1fr",
  alignContent: "start",
  height: "100%",
  p: "14px 16px",
  borderRadius: "medium",
  textDecoration: "none",
  ...onHover({ bg: "raised" }),
  // Takes no class of its own: these lines stand in every page twenty times.
  "& > b": { gridColumn: 2, display: "flex", alignItems: "center", gap: 1 },
  "& > b + span": { gridColumn: 2, mt: "2px", color: "muted", fontSize: "small", lineHeight: "snug" },
  // Beside title and description, however many lines these have.
  "& > img": { gridArea: "1 / 1 / span 2", objectFit: "contain", filter: "var(--dusk)" },
  // Leads to another site, which has no picture here.
  "& > i": {
    gridArea: "1 / 1 / span 2",
    display: "grid",
    placeItems: "center",
    width: "56px",
    height: "56px",
    color: "primary",
    bg: "primarySurface",
    borderRadius: "medium",
  },
} satisfies Style;

/** Moves focus among the links of a panel, and from one top-level entry to the next, by arrow keys. */
function onArrowKey(event: KeyboardEvent<HTMLDetailsElement>) {
  const details = event.currentTarget;
  const summary = details.querySelector("summary");
  const links = [...details.querySelectorAll<HTMLElement>("a")];
  const position = links.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  const step = steps[event.key];

  if (event.key === "Home" && position >= 0) links[0]?.focus();
  else if (event.key === "End" && position >= 0) links.at(-1)?.focus();
  else if (step === undefined) return;
  else if (position >= 0) (links[position + step] ?? (step < 0 ? summary : links[position]))?.focus();
  else if (event.key === "ArrowDown") {
    details.open = true;
    links[0]?.focus();
  } else if (event.key === "ArrowUp") details.open = false;
  else {
    const siblings = [
      ...(details.closest("ul")?.querySelectorAll<HTMLElement>(":scope > li > a, :scope > li > details > summary") ??
        []),
    ];
    siblings[siblings.indexOf(summary as HTMLElement) + step]?.focus();
  }
  event.preventDefault();
}

/** A top-level entry of the header that opens a panel of links, three beside each other. */
export function NavigationPanel({ entry, path }: NavigationPanelProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  const { closeFor } = useClosedOnNewPage(details, path);

  const items = entry.items ?? [];
  const columns = Math.min(items.length, 3);
  const pictureOf = useLinkPictures();
  const isCurrent = items.some(({ link }) => isWithin(path, link)) || isWithin(path, entry.link);
  return (
    <Disclosure
      ref={details}
      // The browser itself closes the other one, before React is there.
      name="header"
      onKeyDown={onArrowKey}
      isCurrent={isCurrent}
      summary={
        <>
          {entry.title}
          <Icon lines={down} size={16} sx={chevron} />
        </>
      }
      summaryStyle={{ ...topLevel, anchorName: "--entry" }}
      sx={{ anchorScope: "--entry" }}
    >
      <div sx={panel} style={{ "--columns": columns } as CSSProperties}>
        <ul sx={{ display: "grid", gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))", gap: "4px" }}>
          {items.map(({ title, link, description }) => {
            const picture = pictureOf(link);
            return (
              <li key={link}>
                <Link
                  to={link}
                  onClick={closeFor(link)}
                  ariaCurrent={link === path ? "page" : undefined}
                  sx={panelLink}
                >
                  {picture && <img src={picture} alt="" width={56} height={56} loading="lazy" />}
                  {isExternal(link) && (
                    <i>
                      <Icon lines={external} size={24} />
                    </i>
                  )}
                  <b>{title}</b>
                  {description && <span>{description}</span>}
                </Link>
              </li>
            );
          })}
          {entry.link && entry.overview && (
            <li sx={{ display: "flex", alignItems: "center", px: 2 }}>
              <Link to={entry.link} onClick={closeFor(entry.link)} icon="arrow" sx={{ variant: "links.more" }}>
                {entry.overview}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </Disclosure>
  );
}
