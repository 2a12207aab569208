import { type ComponentProps, useRef, useState } from "react";
import { type ControlOf, useFormTools } from "../form/form-context";
import { Menu } from "../menu";
import { PickButton } from "../picker";
import { plainSigns } from "../wording";

/** Words with the spaces at their ends while they are typed; the file has them without. Undo shows at once. */
function useTyped(value: string, set: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const type = (text: string) => {
    setTyped(text);
    set(text.trim());
  };
  return { typed: typed.trim() === value ? typed : value, type };
}

const LinkButton = (props: Pick<ComponentProps<typeof PickButton>, "choose" | "children" | "className">) => (
  <PickButton
    title="Where does it lead?"
    label="Search pages, places on them, wizards and addresses"
    options={useFormTools().choices.links}
    {...props}
  />
);

/** Words. The field grows with them; only running text has several lines. */
export const TextField = ({ id, path, value, field, set, described }: ControlOf<string>) => {
  const { show, choices } = useFormTools();
  const { typed, type } = useTyped(value, set);
  const area = useRef<HTMLTextAreaElement>(null);
  const format = field.contentFormat ?? "";
  const isRunning = format === "markdown" || value.includes("\n");
  if (field.format === "date") {
    return <input id={id} type="date" value={value} onChange={(event) => set(event.target.value)} {...described} />;
  }
  const write = (text: string) => type(plainSigns(text));
  const replace = (around: (selected: string) => [before: string, inside: string, after: string]) => {
    const { current } = area;
    const [start, end] = [current?.selectionStart ?? typed.length, current?.selectionEnd ?? typed.length];
    const [before, inside, after] = around(typed.slice(start, end));
    write(typed.slice(0, start) + before + inside + after + typed.slice(end));
    requestAnimationFrame(() => {
      current?.focus();
      current?.setSelectionRange(start + before.length, start + before.length + inside.length);
    });
  };
  return (
    <div className="text-field">
      {(format === "markdown" || format === "inline") && (
        <div className="line markdown-tools" role="toolbar" aria-label="Bold and links">
          {format === "markdown" && (
            <button type="button" onClick={() => replace((selected) => ["**", selected || "bold words", "**"])}>
              <strong>Bold</strong>
            </button>
          )}
          <LinkButton
            choose={(target) => replace((selected) => ["[", selected || "words of the link", `](${target})`])}
          >
            Link
          </LinkButton>
        </div>
      )}
      <textarea
        ref={area}
        id={id}
        // Of use to browsers alone that do not know field-sizing.
        rows={Math.max(isRunning ? 4 : 1, Math.ceil(typed.length / 60))}
        value={typed}
        dir="auto"
        spellCheck={format !== "link"}
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
      {format === "link" && (
        <LinkButton className="quiet" choose={set}>
          Choose
        </LinkButton>
      )}
      {["text", "data", "inline", "markdown"].includes(format) && (
        <Menu
          name="Insert a fact"
          actions={choices.facts.map(({ value: code, words: name }) => ({
            code,
            name,
            act: () => replace(() => [code, "", ""]),
          }))}
        >
          {"{ }"}
        </Menu>
      )}
    </div>
  );
};
