import { memo } from "react";
import { type FieldSchema, schemaOfValue } from "../../../src/content/fields/field-schemas";
import { isGroup, valueAt } from "../../../src/content/fields/values";
import { type FieldProps, useFormTools } from "./form-context";
import { Group } from "./group";
import { List } from "./list";
import { ProblemsAt } from "./problem-list";
import { Row } from "./row";

const Field = ({ path, schema, parent }: Omit<FieldProps, "field"> & { schema: FieldSchema }) => {
  const tools = useFormTools();
  const field = schemaOfValue(schema, valueAt(tools.value, path));
  const props = { path, field, parent };
  // Of what kind it is, the bar of its entry says; it is chosen where an entry is added.
  if (field.const !== undefined) return null;
  if (field.type === "object") {
    return (
      <Group {...props}>
        <Fields path={path} field={field} />
      </Group>
    );
  }
  if (field.type === "array") {
    const { items = {} } = field;
    return <List {...props} entry={(index) => <Field path={[...path, index]} schema={items} parent={field} />} />;
  }
  return <Row {...props} />;
};

/** Fields of a group: those that are named, or all, with those under whatever names an editor has given. */
const Fields = ({ path, field, names }: Omit<FieldProps, "parent"> & { names?: readonly string[] }) => {
  const { value } = useFormTools();
  const { properties = {}, additionalProperties } = field;
  const own = valueAt(value, path);
  const named = typeof additionalProperties === "object" && isGroup(own) ? Object.keys(own) : [];
  const all = names ?? [...new Set([...Object.keys(properties), ...named])];
  return (
    <div className="fields">
      {all.map((name) => {
        const schema = properties[name] ?? (typeof additionalProperties === "object" ? additionalProperties : {});
        return <Field key={name} path={[...path, name]} schema={schema} parent={field} />;
      })}
    </div>
  );
};

export const ContentForm = memo(() => {
  const { schema: field } = useFormTools();
  const properties = Object.entries(field.properties ?? {});
  const names = (aside?: "search" | "address") =>
    properties.flatMap(([name, own]) => (own.aside === aside ? [name] : []));
  return (
    <>
      <ProblemsAt path={[]} />
      <Fields path={[]} field={field} names={[...names(), ...names("search"), ...names("address")]} />
    </>
  );
});
