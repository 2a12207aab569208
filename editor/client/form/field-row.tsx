/** @jsxImportSource react */
import type { FieldTemplateProps } from "@rjsf/utils";
import { wordFormats } from "../../protocol";
import type { Path } from "../../text/edit";
import { valueAt } from "../../text/values";
import { words } from "../../words";
import { helpOf, readable } from "../field-path";
import { useField, useFormTools } from "./form-context";
import { NameOfField } from "./name-of-field";
import { ProblemList, useProblemsAt } from "./problem-list";

/** Words of the original, beside the field in which they are translated. */
const OriginalText = ({ path }: { path: Path }) => {
  const { original } = useFormTools();
  const text = valueAt(original?.value, path);
  if (!original || typeof text !== "string") return null;
  const before = original.before && valueAt(original.before.value, path);
  const isChanged = original.before !== undefined && before !== text;
  const { code, name } = original.language;
  return (
    <div className="original">
      <p>
        <span className="original-name">{name}</span> <span lang={code}>{text}</span>
      </p>
      {isChanged && (
        <p className="was">
          <span className="badge">{words.changedInOriginal}</span>{" "}
          {typeof before === "string" && <del lang={code}>{before}</del>}
        </p>
      )}
    </div>
  );
};

/** One field: its name, what it is for, itself, and what the check says of it. */
export const FieldRow = ({ id, label, children, fieldPathId, schema, required, formData }: FieldTemplateProps) => {
  const { path } = fieldPathId;
  const field = useField(path);
  const problems = useProblemsAt(path);
  const own = field.type ?? schema.type;
  const key = path.at(-1);
  // Of what kind it is, the bar of its entry says; it is chosen where an entry is added.
  if (field.const !== undefined) return null;
  if (path.length === 0) {
    return (
      <>
        <ProblemList problems={problems} />
        {children}
      </>
    );
  }
  if (own === "object" || own === "array") {
    return (
      <>
        {children}
        <ProblemList problems={problems} id={`${id}-problems`} />
      </>
    );
  }
  const isEntry = typeof key === "number";
  const most = (schema as { maxLength?: number }).maxLength;
  const isChecked = own === "boolean";
  const description = helpOf(field) ?? schema.description;
  return (
    <div
      className={`row${isChecked ? " row-check" : ""}${problems.some(({ level }) => level === "error") ? " has-error" : ""}`}
    >
      {isEntry ? (
        <label className="hidden-words" htmlFor={id}>
          {words.entry(Number(key) + 1)}
        </label>
      ) : (
        <div className="row-name">
          <label htmlFor={id}>{field.label ?? readable(label)}</label>
          {!required && !isChecked && <span className="optional">{words.optional}</span>}
          <NameOfField path={path} />
        </div>
      )}
      {wordFormats.includes(field.contentFormat ?? "") ? (
        <div className="field-sides">
          <OriginalText path={path} />
          {children}
        </div>
      ) : (
        children
      )}
      {/* A picture is chosen here; what its schema says is how its path is written. */}
      {description && !isEntry && key !== "src" && (
        <p className="description" id={`${id}-description`}>
          {description}
        </p>
      )}
      {most !== undefined && typeof formData === "string" && (
        <p className="description">{words.letters(formData.length, most)}</p>
      )}
      <ProblemList problems={problems} id={`${id}-problems`} />
    </div>
  );
};
