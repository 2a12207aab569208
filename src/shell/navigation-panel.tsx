import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import { Disclosure } from "../components/disclosure";
import { Link } from "../components/link";
import { useDetails } from "../components/use-details";
import { isWithin } from "../content/links/link-target";
import { from, headerWidth } from "../theme/breakpoints";
import { motion, onHover } from "../theme/style";
import type { Style } from "../theme/variants";
import { useLinkPictures } from "./use-link-pictures";
import type { HeaderEntry } from "./use-site";

export const topLevel = {
  display: "flex",
  alignItems: "center",
  gap: "12px",
  minHeight: "56px",
  variant: "text.display",
  fontSize: "1.5rem",
  letterSpacing: "subheading",
  lineHeight: "subheading",
  textDecoration: "none",
  cursor: "pointer",
  "&[aria-current]": { color: "primary" },
  [from.header]: {
    gap: "4px",
    minHeight: "target",
    px: "4px",
    borderRadius: "pill",
    fontFamily: "body",
    fontWeight: "medium",
    fontSize: "0.875rem",
    letterSpacing: "normal",
    lineHeight: "body",
    whiteSpace: "nowrap",
    ...onHover({ color: "primary" }),
  },
  [from.fullHeader]: { gap: "8px", px: "7px", fontSize: "label" },
} satisfies Style;

const opener = {
  ...topLevel,
  anchorName: "--entry",
  "&::after": { size: "24px", ml: "auto" },
  [from.header]: { ...topLevel[from.header], "&::after": { size: "16px", mx: "-4px", color: "muted" } },
} satisfies Style;

const panelWidth = "(var(--columns)*284px + 32px)";

const panel = {
  pb: 2,
  [from.header]: {
    display: "grid",
    gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))",
    gap: "4px",
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
    // Below its entry, as far as the header has room to the right.
    "@supports (anchor-scope: all)": {
      left: `max(24px, min(anchor(--entry left) - 16px, 100% - max(24px, 50% - 680px) - ${panelWidth}))`,
      right: "auto",
      mx: 0,
    },
  },
} satisfies Style;

const panelLink = {
  variant: "layout.line",
  gap: 1,
  minHeight: "target",
  pl: 2,
  borderLeft: "2px solid",
  borderColor: "border",
  textDecoration: "none",
  "&[aria-current]": { borderColor: "accent", fontWeight: "bold" },
  "& > b": { fontWeight: "inherit" },
  "& > img, & > small": { display: "none" },
  [from.header]: {
    display: "grid",
    gridTemplateColumns: "56px minmax(0, 1fr)",
    // Pictures come with the app.
    "@media (scripting: none)": { gridTemplateColumns: "24px minmax(0, 1fr)" },
    gap: "0 14px",
    gridTemplateRows: "auto 1fr",
    alignContent: "start",
    height: "100%",
    p: "14px 16px",
    border: 0,
    borderRadius: "medium",
    ...onHover({ bg: "raised" }),
    "& > b": { gridColumn: 2, fontWeight: "bold", lineHeight: "snug" },
    "& > small": {
      display: "block",
      gridColumn: 2,
      mt: "2px",
      color: "muted",
      variant: "text.small",
    },
    // Beside title and description, however many lines these have.
    "& > img": { display: "block", gridArea: "1 / 1 / span 2", objectFit: "contain", filter: "var(--dusk)" },
    "&[data-leads]::after": {
      gridArea: "1 / 1 / span 2",
      placeSelf: "center",
      size: "24px",
      color: "primary",
    },
  },
} satisfies Style;

/** Below 1180 px one of the links, from there up the link on. */
const overview = {
  ...panelLink,
  "&::after": { display: "none" },
  [from.header]: { variant: "links.more", border: 0, pl: 0, "&::after": { display: "block" } },
} satisfies Style;

/** Moves focus among the links of a panel, and from one top-level entry to the next. */
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
    const siblings = [...(details.closest("ul")?.querySelectorAll<HTMLElement>(":scope > li > a, summary") ?? [])];
    siblings[siblings.indexOf(summary as HTMLElement) + step]?.focus();
  }
  event.preventDefault();
}

/** An entry that opens its links. Pictures are drawn once it is open: every page has these links, and few are opened. */
export function NavigationPanel({ entry, path }: { entry: HeaderEntry; path: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const isOpen = useDetails(details, headerWidth, path);
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
      summary={entry.title}
      summaryStyle={opener}
      leads="down"
      sx={{ anchorScope: "--entry" }}
    >
      <ul sx={panel} style={{ "--columns": columns } as CSSProperties}>
        {items.map(({ title, link, description }) => {
          const picture = pictureOf(link);
          return (
            <li key={link}>
              <Link to={link} icon="leaving" ariaCurrent={link === path ? "page" : undefined} sx={panelLink}>
                {isOpen && picture && <img src={picture} alt="" width={56} height={56} loading="lazy" />}
                <b>{title}</b>
                {description && <small>{description}</small>}
              </Link>
            </li>
          );
        })}
        {entry.link && entry.overview && (
          <li sx={{ [from.header]: { variant: "layout.line", pl: "86px", pr: 2 } }}>
            <Link to={entry.link} ariaCurrent={entry.link === path ? "page" : undefined} icon="arrow" sx={overview}>
              {entry.overview}
            </Link>
          </li>
        )}
      </ul>
    </Disclosure>
  );
}
