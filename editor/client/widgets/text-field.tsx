/** @jsxImportSource react */
import { useRef } from "react";
import { words } from "../../words";
import { type ControlOf, useFormTools } from "../form/form-context";
import { Menu } from "../menu";
import { MarkdownTools, marksOf } from "./markdown-tools";
import { plainSigns } from "./plain-signs";
import { useTyped } from "./use-typed";

/** Words. The field grows with them; only running text has several lines. */
export const TextField = ({ id, path, value, field, set, described }: ControlOf<string>) => {
  const { show, choices } = useFormTools();
  const { typed, type } = useTyped(value, set);
  const area = useRef<HTMLTextAreaElement>(null);
  const isRunning = field.contentFormat === "markdown" || value.includes("\n");
  const marks = marksOf(field.contentFormat);
  const takesFacts = ["text", "data", "inline", "markdown"].includes(field.contentFormat ?? "");

  if (field.format === "date") {
    return <input id={id} type="date" value={value} onChange={(event) => set(event.target.value)} {...described} />;
  }
  const write = (text: string) => type(plainSigns(text));
  /** Puts words in place of what is selected, which stays selected where it is kept. */
  const replace = (around: (selected: string) => { before: string; inside: string; after: string }) => {
    const { current } = area;
    const [start, end] = [current?.selectionStart ?? typed.length, current?.selectionEnd ?? typed.length];
    const { before, inside, after } = around(typed.slice(start, end));
    write(typed.slice(0, start) + before + inside + after + typed.slice(end));
    requestAnimationFrame(() => {
      current?.focus();
      current?.setSelectionRange(start + before.length, start + before.length + inside.length);
    });
  };
  const insert = (words: string) => replace(() => ({ before: words, inside: "", after: "" }));
  return (
    <div className="text-field">
      {marks.length > 0 && <MarkdownTools marks={marks} replace={replace} />}
      <textarea
        ref={area}
        id={id}
        // Of use to browsers alone that do not know field-sizing.
        rows={Math.max(isRunning ? 4 : 1, Math.ceil(typed.length / 60))}
        value={typed}
        dir="auto"
        spellCheck
        onChange={({ target }) => write(isRunning ? target.value : target.value.replace(/\s*\n\s*/g, " "))}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !isRunning && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        onFocus={() => {
          show(path);
          // What is still to be written is written over.
          if (/^TODO\b/.test(typed)) area.current?.select();
        }}
        {...described}
      />
      {takesFacts && (
        <Menu
          name={words.facts}
          actions={choices.facts.map(({ value: code, words: name }) => ({ code, name, act: () => insert(code) }))}
        >
          {"{ }"}
        </Menu>
      )}
    </div>
  );
};
