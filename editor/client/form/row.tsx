import type { FieldPath } from "../../../src/content/fields/field-schemas";
import { hasWords, valueAt } from "../../../src/content/fields/values";
import { helpOf, idOf, nameOf } from "../field-path";
import { Control } from "../widgets/control";
import { type FieldProps, useFormTools } from "./form-context";
import { ProblemsAt, problemsAt } from "./problem-list";

const OriginalText = ({ path }: { path: FieldPath }) => {
  const { original, firstLanguage } = useFormTools();
  const text = valueAt(original?.value, path);
  if (!original || !firstLanguage || typeof text !== "string") return null;
  const before = original.before && valueAt(original.before.value, path);
  const { code, name } = firstLanguage;
  return (
    <div className="original told box">
      <p>
        <span className="muted">{name}</span> <span lang={code}>{text}</span>
      </p>
      {original.before && before !== text && (
        <p>
          <span className="badge">changed in the original</span>{" "}
          {typeof before === "string" && <del lang={code}>{before}</del>}
        </p>
      )}
    </div>
  );
};

export const Row = ({ path, field, parent }: FieldProps) => {
  const { value: content, edit, problems } = useFormTools();
  const id = idOf(path);
  const key = path.at(-1);
  const value = valueAt(content, path);
  const isEntry = typeof key === "number";
  const isRequired = isEntry || !parent.properties || (parent.required ?? []).includes(String(key));
  const isOwnName =
    typeof key === "string" && !parent.properties?.[key] && typeof parent.additionalProperties === "object";
  const isChecked = field.type === "boolean";
  const { maxLength } = field;
  const description = helpOf(field);
  const order = Object.keys(parent.properties ?? {});
  const set = (fresh: unknown) => {
    if (!isRequired && (fresh === "" || fresh === undefined)) edit([{ op: "remove", path }], id);
    else edit([{ op: "set", path, value: fresh ?? "", order }], id);
  };
  const described = {
    "aria-describedby": `${id}-problems ${id}-description`,
    "aria-invalid": problemsAt(problems, path).some(({ level }) => level === "error") || undefined,
  };
  const control = <Control {...{ id, path, field, value, isRequired, set, described }} />;
  return (
    <div className="row stack">
      {isEntry ? (
        <label className="hidden-words" htmlFor={id}>
          Entry {key + 1}
        </label>
      ) : (
        <div className="line">
          {isChecked && control}
          <label htmlFor={id}>{nameOf(field, String(key))}</label>
          {!isRequired && !isChecked && <span className="muted">may be left out</span>}
          {isOwnName && (
            <button type="button" className="quiet" onClick={() => edit([{ op: "remove", path }])}>
              Remove {key}
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
        (isEntry || !isChecked) && control
      )}
      {/* A picture is chosen here; what its schema says is how its path is written. */}
      {description && !isEntry && key !== "src" && (
        <p className="muted" id={`${id}-description`}>
          {description}
        </p>
      )}
      {maxLength !== undefined && typeof value === "string" && (
        <p className="muted">
          {value.length} of {maxLength} letters
        </p>
      )}
      <ProblemsAt path={path} />
    </div>
  );
};
