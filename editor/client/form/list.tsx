import type { ReactNode } from "react";
import { schemaOfValue } from "../../../src/content/fields/field-schemas";
import { isGroup, valueAt } from "../../../src/content/fields/values";
import type { Edit } from "../../text/differences";
import { helpOf, idOf, nameOf } from "../field-path";
import { focusLater } from "../focus-later";
import { Menu } from "../menu";
import { blankValue, choiceNames, type FieldProps, kindField, useFormTools } from "./form-context";
import { ListEntry } from "./list-entry";
import { ProblemsAt } from "./problem-list";

const AddEntry = ({ path, field, parent, count, name }: FieldProps & { count: number; name: string }) => {
  const tools = useFormTools();
  const item = field.items ?? {};
  const kindOfEntry = kindField(item);
  const kinds = kindOfEntry.enum ?? [];
  const nameOfKind = choiceNames(kindOfEntry);
  const title = `Add to ${name.toLowerCase()}`;
  const add = (kind = "") => {
    const blank = blankValue(schemaOfValue(item, { kind }));
    const value = kind === "" ? blank : { ...(blank as object), kind };
    const edit: Edit = Array.isArray(valueAt(tools.value, path))
      ? { op: "insert", path, index: count, value }
      : { op: "set", path, value: [value], order: Object.keys(parent.properties ?? {}) };
    tools.edit([edit]);
    const entry = [...path, count];
    tools.setOpen(idOf(entry), true);
    focusLater(idOf(isGroup(value) ? [...entry, ...Object.keys(value).slice(0, 1)] : entry));
  };
  return (
    <div className="add">
      {kinds.length === 0 ? (
        <button type="button" onClick={() => add()}>
          {title}
        </button>
      ) : (
        <Menu name={title} actions={kinds.map((kind) => ({ name: nameOfKind(kind), act: () => add(kind) }))}>
          {title}
        </Menu>
      )}
    </div>
  );
};

export const List = ({ entry, ...props }: FieldProps & { entry: (index: number) => ReactNode }) => {
  const { path, field } = props;
  const { original, value } = useFormTools();
  const own = valueAt(value, path);
  const count = Array.isArray(own) ? own.length : 0;
  const there = valueAt(original?.value, path);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = field;
  const description = helpOf(field);
  const name = nameOf(field, String(path.at(-1)));
  return (
    <fieldset className="group stack box" id={idOf(path)}>
      <legend>
        {name}{" "}
        <span className="muted">
          {count}
          {Number.isFinite(maxItems) && ` of ${maxItems}`}
          {minItems > 0 && `, at least ${minItems}`}
        </span>
      </legend>
      {description && <p className="muted">{description}</p>}
      {Array.isArray(there) && there.length !== count && (
        <p className="notice">The original has {there.length} here.</p>
      )}
      <ol className="stack">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name than their place
          <ListEntry key={index} list={path} field={field} index={index} count={count}>
            {entry(index)}
          </ListEntry>
        ))}
      </ol>
      {count < maxItems && <AddEntry {...props} count={count} name={name} />}
      <ProblemsAt path={path} />
    </fieldset>
  );
};
