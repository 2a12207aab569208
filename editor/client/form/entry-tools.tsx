/** @jsxImportSource react */
import { type KeyboardEvent, useRef, useState } from "react";
import { words } from "../../words";
import { GlyphButton } from "../glyph-button";

interface EntryToolsProps {
  name: string;
  index: number;
  count: number;
  move: (to: number) => void;
  duplicate: () => void;
  remove: () => void;
}

/** The step that each key makes among the tools. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Toolbar of an entry: one stop of the Tab key, with the arrow keys within it. */
export const EntryTools = ({ name, index, count, move, duplicate, remove }: EntryToolsProps) => {
  const bar = useRef<HTMLSpanElement>(null);
  const [active, setActive] = useState(3);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const able = buttons.filter((button) => !button.disabled);
    const at = able.indexOf(document.activeElement as HTMLButtonElement);
    const next = able[(at + step + able.length) % able.length];
    if (!next) return;
    setActive(buttons.indexOf(next));
    next.focus();
  };
  const tool = (place: number) => ({
    tabIndex: place === active ? 0 : -1,
    onFocus: () => setActive(place),
  });
  return (
    <span className="entry-tools" role="toolbar" aria-label={words.entryTools(name)} ref={bar} onKeyDown={onKeyDown}>
      <GlyphButton
        glyph="up"
        name={words.moveUp(name)}
        onClick={() => move(index - 1)}
        disabled={index === 0}
        {...tool(0)}
      />
      <GlyphButton
        glyph="down"
        name={words.moveDown(name)}
        onClick={() => move(index + 1)}
        disabled={index === count - 1}
        {...tool(1)}
      />
      <GlyphButton glyph="copy" name={words.duplicateEntry(name)} onClick={duplicate} {...tool(2)} />
      <GlyphButton glyph="bin" name={words.removeEntry(name)} onClick={remove} {...tool(3)} />
    </span>
  );
};
