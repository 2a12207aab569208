/** @jsxImportSource react */
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { words } from "../../words";
import { GlyphButton } from "../glyph-button";
import { stepAmong } from "../step-among";

interface EntryToolsProps {
  name: string;
  index: number;
  count: number;
  move: (to: number) => void;
  duplicate: () => void;
  remove: () => void;
}

/** Toolbar of an entry: one stop of the Tab key, with the arrow keys within it. */
export const EntryTools = ({ name, index, count, move, duplicate, remove }: EntryToolsProps) => {
  const bar = useRef<HTMLSpanElement>(null);
  const [active, setActive] = useState(3);
  const onKeyDown = (event: KeyboardEvent) =>
    stepAmong(event, [...(bar.current?.querySelectorAll<HTMLElement>("button:enabled") ?? [])]);
  const tools: Omit<ComponentProps<typeof GlyphButton>, "ref">[] = [
    { glyph: "up", name: words.moveUp(name), onClick: () => move(index - 1), disabled: index === 0 },
    { glyph: "down", name: words.moveDown(name), onClick: () => move(index + 1), disabled: index === count - 1 },
    { glyph: "copy", name: words.duplicateEntry(name), onClick: duplicate },
    { glyph: "bin", name: words.removeEntry(name), onClick: remove },
  ];
  return (
    <span className="entry-tools" role="toolbar" aria-label={words.entryTools(name)} ref={bar} onKeyDown={onKeyDown}>
      {tools.map((tool, place) => (
        <GlyphButton key={tool.glyph} {...tool} tabIndex={place === active ? 0 : -1} onFocus={() => setActive(place)} />
      ))}
    </span>
  );
};
