/** @jsxImportSource react */
import type { WidgetProps } from "@rjsf/utils";
import { useControl } from "./use-control";
import { useTyped } from "./use-typed";

/** A number; what is none yet stays as it was typed, and the check says so. */
export const NumberWidget = ({ id, value, schema }: WidgetProps) => {
  const { set, described } = useControl(id);
  const commit = (text: string) => set(text === "" ? undefined : Number(text));
  const { typed, type, flush } = useTyped(typeof value === "number" ? String(value) : "", commit);
  const limit = (bound: number | undefined) => (bound !== undefined && Math.abs(bound) < 1e9 ? bound : undefined);
  return (
    <input
      id={id}
      type="number"
      step={schema.type === "integer" ? 1 : "any"}
      min={limit(schema.minimum)}
      max={limit(schema.maximum)}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onBlur={flush}
      {...described}
    />
  );
};
