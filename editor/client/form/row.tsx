/** @jsxImportSource react */
import { hasWords } from "../../../src/content/fields/values";
import type { Path } from "../../text/edit";
import { valueAt } from "../../text/values";
import { words } from "../../words";
import { helpOf, idOf, nameOf } from "../field-path";
import { Control } from "../widgets/control";
import { type FieldProps, useFormTools } from "./form-context";
import { ProblemList, useProblemsAt } from "./problem-list";

/** Words of the original, beside the field in which they are translated. */
const OriginalText = ({ path }: { path: Path }) => {
  const { original } = useFormTools();
  const text = valueAt(original?.value, path);
  if (!original || typeof text !== "string") return null;
  const before = original.before && valueAt(original.before.value, path);
  const { code, name } = original.language;
  return (
    <div className="original told">
      <p>
        <span className="muted">{name}</span> <span lang={code}>{text}</span>
      </p>
      {original.before !== undefined && before !== text && (
        <p>
          <span className="badge">{words.changedInOriginal}</span>{" "}
          {typeof before === "string" && <del lang={code}>{before}</del>}
        </p>
      )}
    </div>
  );
};

/** One field: its name, what it is for, itself, and what the check says of it. */
export const Row = ({ path, field, parent }: FieldProps) => {
  const tools = useFormTools();
  const problems = useProblemsAt(path);
  const id = idOf(path);
  const key = path.at(-1);
  const value = valueAt(tools.value, path);
  const isEntry = typeof key === "number";
  const isRequired = isEntry || !parent.properties || (parent.required ?? []).includes(String(key));
  /** True for a name that an editor has given, in a group that takes any. */
  const isOwnName =
    typeof key === "string" && !parent.properties?.[key] && typeof parent.additionalProperties === "object";
  const isChecked = field.type === "boolean";
  const { maxLength } = field;
  const description = helpOf(field);
  const order = Object.keys(parent.properties ?? {});
  const control = <Control {...{ id, path, field, value, isRequired, problems, order }} />;
  return (
    <div className={isChecked ? "row row-check line" : "row stack"}>
      {isEntry ? (
        <label className="hidden-words" htmlFor={id}>
          {words.entry(key + 1)}
        </label>
      ) : (
        <div className="line">
          <label htmlFor={id}>{nameOf(field, String(key))}</label>
          {!isRequired && !isChecked && <span className="muted">{words.optional}</span>}
          {isOwnName && (
            <button type="button" className="quiet" onClick={() => tools.edit([{ op: "remove", path }])}>
              {words.removeField(key)}
            </button>
          )}
        </div>
      )}
      {hasWords(field) ? (
        <div className="field-sides">
          <OriginalText path={path} />
          {control}
        </div>
      ) : (
        control
      )}
      {/* A picture is chosen here; what its schema says is how its path is written. */}
      {description && !isEntry && key !== "src" && (
        <p className="muted" id={`${id}-description`}>
          {description}
        </p>
      )}
      {maxLength !== undefined && typeof value === "string" && (
        <p className="muted">{words.letters(value.length, maxLength)}</p>
      )}
      <ProblemList problems={problems} id={`${id}-problems`} />
    </div>
  );
};
