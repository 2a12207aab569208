import { type KeyboardEvent, useRef } from "react";
import type { Style } from "../theme/variants";

interface TabsProps {
  /** Name of the choice, for people who cannot see it. */
  label: string;
  titles: readonly string[];
  /** The place of the one that is shown. */
  chosen: number;
  onChoose: (place: number) => void;
  /** The id of the panel, whose content changes; its tabs have this id with their place behind it. */
  panelId: string;
}

const look = {
  display: "inline-flex",
  flexWrap: "wrap",
  p: "4px",
  bg: "alternate",
  borderRadius: "medium",
  "& button": {
    minHeight: "target",
    px: "18px",
    bg: "transparent",
    color: "text",
    border: 0,
    borderRadius: "14px",
    fontSize: "small",
    fontWeight: "bold",
    cursor: "pointer",
  },
  // Its edge alone tells it apart where a system forces its own colours.
  "& [aria-selected=true]": { px: "17px", bg: "surface", border: "1px solid", borderColor: "controlBorder" },
} satisfies Style;

/** The id of a tab, by which its panel is named. */
export const tabId = (panelId: string, place: number) => `${panelId}${place}`;

/** Tabs of which one is chosen: one stop of the Tab key, arrow keys within, as the ARIA practices have them. */
export function Tabs({ label, titles, chosen, onChoose, panelId }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = titles.length - 1;
    const places: Readonly<Record<string, number>> = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    onChoose(place);
    list.current?.querySelectorAll("button")[place]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} sx={look}>
      {titles.map((title, place) => (
        <button
          key={title}
          type="button"
          role="tab"
          id={tabId(panelId, place)}
          aria-selected={place === chosen}
          aria-controls={panelId}
          tabIndex={place === chosen ? 0 : -1}
          onClick={() => onChoose(place)}
          onKeyDown={onKeyDown}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
