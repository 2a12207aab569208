/** @jsxImportSource react */
import { schemaOfValue } from "../../../src/content/fields/field-schemas";
import { valueAt } from "../../text/values";
import { useFormTools, type WithFields } from "./form-context";
import { Group } from "./group";
import { List } from "./list";
import { Row } from "./row";

/** A field as its schema says what it is: a group, a list, or one value. */
export const Field: WithFields["Field"] = ({ path, schema, parent }) => {
  const tools = useFormTools();
  const field = schemaOfValue(schema, tools.schema, valueAt(tools.value, path));
  // Of what kind it is, the bar of its entry says; it is chosen where an entry is added.
  if (field.const !== undefined) return null;
  if (field.type === "object") return <Group Field={Field} path={path} field={field} parent={parent} />;
  if (field.type === "array") return <List Field={Field} path={path} field={field} parent={parent} />;
  return <Row path={path} field={field} parent={parent} />;
};
