import { type KeyboardEvent, useRef } from "react";
import type { Style } from "../theme/variants";

interface TabsProps {
  label: string;
  titles: readonly string[];
  /** A line below each title: the tabs are a list then, one below the other. */
  lines?: readonly string[];
  chosen: number;
  onChoose: (place: number) => void;
  panelId: string;
}

const row = {
  display: "inline-flex",
  flexWrap: "wrap",
  p: "4px",
  bg: "alternate",
  borderRadius: "medium",
  "& button": {
    minHeight: "target",
    px: "18px",
    color: "text",
    borderRadius: "14px",
    fontSize: "small",
    fontWeight: "bold",
  },
  // Its edge alone tells it apart where a system forces its own colours.
  "& [aria-selected=true]": { px: "17px", bg: "surface", border: "1px solid", borderColor: "controlBorder" },
} satisfies Style;

const list = {
  display: "grid",
  "& button": { position: "relative", p: "4px 0 14px 40px", color: "text", textAlign: "left" },
  "& button::before": {
    content: '""',
    position: "absolute",
    left: "11px",
    top: "18px",
    bottom: "-18px",
    borderLeft: "2px solid",
    borderColor: "accent",
  },
  "& button:last-of-type::before": { display: "none" },
  "& button::after": {
    content: '""',
    position: "absolute",
    left: "7px",
    top: "13px",
    size: "10px",
    borderRadius: "50%",
    bg: "accent",
    // Seen in forced colours, where the ground is not.
    outline: "1px solid transparent",
  },
  "& [aria-selected=true]::after": { left: 0, top: "6px", size: "24px" },
  "& b": { variant: "text.h3", fontSize: "1.2rem" },
  "& span": { display: "block", mt: "2px", variant: "text.label", color: "muted", textWrap: "pretty" },
} satisfies Style;

export const tabId = (panelId: string, place: number) => `${panelId}${place}`;

export function Tabs({ label, titles, lines, chosen, onChoose, panelId }: TabsProps) {
  const tabs = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = titles.length - 1;
    const places: Readonly<Record<string, number>> = {
      [lines ? "ArrowDown" : "ArrowRight"]: chosen === last ? 0 : chosen + 1,
      [lines ? "ArrowUp" : "ArrowLeft"]: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    // With another key beside it, it is the browser's: Alt and an arrow lead back.
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChoose(place);
    tabs.current?.querySelectorAll("button")[place]?.focus();
  };
  return (
    <div ref={tabs} role="tablist" aria-label={label} aria-orientation={lines && "vertical"} sx={lines ? list : row}>
      {titles.map((title, place) => {
        const id = tabId(panelId, place);
        return (
          <button
            key={title}
            type="button"
            role="tab"
            id={id}
            aria-labelledby={lines && `${id}title`}
            aria-describedby={lines && `${id}line`}
            aria-selected={place === chosen}
            aria-controls={panelId}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => onChoose(place)}
            onKeyDown={onKeyDown}
          >
            {lines ? (
              <>
                <b id={`${id}title`}>{title}</b>
                <span id={`${id}line`}>{lines[place]}</span>
              </>
            ) : (
              title
            )}
          </button>
        );
      })}
    </div>
  );
}
