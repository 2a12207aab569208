/** @jsxImportSource react */
import { resolveField, schemaOfValue } from "../../../src/content/fields/field-schemas";
import type { Edit, Path } from "../../text/edit";
import { valueAt } from "../../text/values";
import { words } from "../../words";
import { helpOf, idOf, nameOf } from "../field-path";
import { focusLater } from "../focus-later";
import { Menu } from "../menu";
import { blankValue } from "./blank-value";
import { choiceNames, type FieldProps, kindField, useFormTools, type WithFields } from "./form-context";
import { ListEntry } from "./list-entry";
import { ProblemList, useProblemsAt } from "./problem-list";

/** Field of a new entry that gets the focus. */
const firstField = (value: unknown): Path =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? [Object.keys(value)[0] ?? ""] : [];

/** Adds an entry at the end of a list, of a kind that is chosen first where there are kinds. */
const AddEntry = ({ path, field, parent, count, name }: FieldProps & { count: number; name: string }) => {
  const tools = useFormTools();
  const item = resolveField(field.items ?? {}, tools.schema);
  const kindOfEntry = kindField(item, tools.schema);
  const kinds = kindOfEntry.enum ?? [];
  const nameOf = choiceNames(kindOfEntry);
  const { maxItems = Number.POSITIVE_INFINITY } = field;
  const title = words.addEntry(name.toLowerCase());
  const add = (kind = "") => {
    const blank = blankValue(schemaOfValue(item, tools.schema, { kind }), tools.schema);
    const value = kind === "" ? blank : { ...(blank as object), kind };
    const edit: Edit = Array.isArray(valueAt(tools.value, path))
      ? { op: "insert", path, index: count, value }
      : { op: "set", path, value: [value], order: Object.keys(parent.properties ?? {}) };
    tools.edit([edit]);
    const entry = [...path, count];
    tools.setOpen(idOf(entry), true);
    focusLater(idOf([...entry, ...firstField(value)]));
  };
  if (count >= maxItems) return null;
  return (
    <div className="add">
      {kinds.length === 0 ? (
        <button type="button" onClick={() => add()}>
          {title}
        </button>
      ) : (
        <Menu name={title} actions={kinds.map((kind) => ({ name: nameOf(kind), act: () => add(kind) }))}>
          {title}
        </Menu>
      )}
    </div>
  );
};

/** A list: its entries in their order, and a way to add one. */
export const List = ({ Field, ...props }: FieldProps & WithFields) => {
  const { path, field } = props;
  const { original, value } = useFormTools();
  const problems = useProblemsAt(path);
  const own = valueAt(value, path);
  const count = Array.isArray(own) ? own.length : 0;
  const there = valueAt(original?.value, path);
  const { minItems, maxItems } = field;
  const description = helpOf(field);
  const name = nameOf(field, String(path.at(-1)));
  return (
    <fieldset className="group box" id={idOf(path)}>
      <legend>
        {name} <span className="muted">{words.count(count, minItems, maxItems)}</span>
      </legend>
      {description && <p className="muted">{description}</p>}
      {Array.isArray(there) && there.length !== count && <p className="notice">{words.originalHas(there.length)}</p>}
      <ol className="stack">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name than their place
          <ListEntry Field={Field} key={index} list={path} field={field} index={index} count={count} />
        ))}
      </ol>
      <AddEntry {...props} count={count} name={name} />
      <ProblemList problems={problems} id={`${idOf(path)}-problems`} />
    </fieldset>
  );
};
