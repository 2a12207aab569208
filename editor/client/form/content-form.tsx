/** @jsxImportSource react */
import { memo } from "react";
import { schemaOfValue } from "../../../src/content/fields/field-schemas";
import { words } from "../../words";
import { addressId } from "../field-path";
import { Field } from "./field";
import { Folded } from "./folded";
import { useFormTools } from "./form-context";
import { Fields } from "./group";
import { errorsWithin, ProblemList, useProblemsAt } from "./problem-list";

/** The form of a file, drawn from the schema of its kind. The content's own check says what is wrong. Its context draws it anew. */
export const ContentForm = memo(() => {
  const { schema, value, problems } = useFormTools();
  const field = schemaOfValue(schema, schema, value);
  const names = (aside?: "search" | "address") =>
    Object.entries(field.properties ?? {}).flatMap(([name, own]) =>
      schemaOfValue(own, schema, undefined).aside === aside ? [name] : [],
    );
  const address = names("address");
  return (
    <>
      <ProblemList problems={useProblemsAt([])} />
      <div className="fields">
        <Fields Field={Field} path={[]} field={field} names={names()} />
        <Fields Field={Field} path={[]} field={field} names={names("search")} />
        {address.length > 0 && (
          <Folded
            id={addressId}
            name={words.address}
            errors={address.reduce((sum, name) => sum + errorsWithin(problems, [name]), 0)}
          >
            <div className="fields">
              <Fields Field={Field} path={[]} field={field} names={address} />
            </div>
          </Folded>
        )}
      </div>
    </>
  );
});
