/** @jsxImportSource react */
import { useLayoutEffect, useRef } from "react";
import type { FieldSchema } from "../../../src/content/field-schemas";
import { pathOf } from "../field-path";
import { useFormTools } from "../form/form-context";
import { useSetField } from "../form/use-set-field";
import { useDescribed } from "./described";
import { FactMenu } from "./fact-menu";
import { useTyped } from "./use-typed";

interface TextFieldProps {
  id: string;
  value: string;
  field: FieldSchema;
  isDay: boolean;
}

/** Words. The field grows with them; only running text has several lines. */
export const TextField = ({ id, value, field, isDay }: TextFieldProps) => {
  const path = pathOf(id);
  const set = useSetField(path);
  const { show } = useFormTools();
  const { typed, type, flush } = useTyped(value, set);
  const described = useDescribed(id);
  const area = useRef<HTMLTextAreaElement>(null);
  const isRunning = field.contentFormat === "markdown" || value.includes("\n");
  const takesFacts = ["text", "data", "inline", "markdown"].includes(field.contentFormat ?? "");

  // biome-ignore lint/correctness/useExhaustiveDependencies: it has to be measured whenever its words change
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    current.style.height = "auto";
    current.style.height = `${current.scrollHeight + 2}px`;
  }, [typed]);

  if (isDay) {
    return <input id={id} type="date" value={value} onChange={(event) => set(event.target.value)} {...described} />;
  }
  const insert = (words: string) => {
    const { current } = area;
    const at = current?.selectionStart ?? typed.length;
    type(typed.slice(0, at) + words + typed.slice(current?.selectionEnd ?? at));
    current?.focus();
  };
  return (
    <div className="text-field">
      <textarea
        ref={area}
        id={id}
        rows={isRunning ? 4 : 1}
        value={typed}
        spellCheck
        onChange={(event) => type(isRunning ? event.target.value : event.target.value.replace(/\s*\n\s*/g, " "))}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !isRunning && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        onFocus={() => show(path)}
        onBlur={flush}
        {...described}
      />
      {takesFacts && <FactMenu insert={insert} />}
    </div>
  );
};
