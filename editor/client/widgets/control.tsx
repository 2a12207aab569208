/** @jsxImportSource react */
import type { FieldSchema } from "../../../src/content/fields/field-schemas";
import type { Problem } from "../../../src/content-check/problems";
import type { Path } from "../../text/edit";
import { words } from "../../words";
import { type ControlOf, choiceNames, useFormTools } from "../form/form-context";
import { FocusField } from "./focus-field";
import { LinkField } from "./link-field";
import { PictureField } from "./picture-field";
import { TextField } from "./text-field";

interface ControlProps {
  id: string;
  path: Path;
  field: FieldSchema;
  value: unknown;
  isRequired: boolean;
  problems: readonly Problem[];
  /** Names of the fields beside it, in their order. */
  order: readonly string[];
}

/** A number. What is none yet stays as it was typed, as long as it is given to React as a number and not as a text. */
const NumberField = ({ id, field, value, set, described }: ControlOf<unknown>) => {
  const limit = (bound: number | undefined) => (bound !== undefined && Math.abs(bound) < 1e9 ? bound : undefined);
  return (
    <input
      id={id}
      type="number"
      step={field.type === "integer" ? 1 : "any"}
      min={limit(field.minimum)}
      max={limit(field.maximum)}
      value={(value as number | undefined) ?? ""}
      onChange={({ target }) => set(target.value === "" ? undefined : Number(target.value))}
      {...described}
    />
  );
};

interface ChoiceProps extends ControlOf<string> {
  values: readonly string[];
  nameOf: (value: string) => string;
  canBeLeftOut: boolean;
}

/** One of the values of a list, each with its word. */
const Choice = ({ id, value, values, nameOf, canBeLeftOut, set, described }: ChoiceProps) => (
  <select id={id} value={value} onChange={(event) => set(event.target.value)} {...described}>
    {(canBeLeftOut || value === "") && <option value="">{words.notSet}</option>}
    {value !== "" && !values.includes(value) && <option>{value}</option>}
    {values.map((choice) => (
      <option key={choice} value={choice}>
        {nameOf(choice)}
      </option>
    ))}
  </select>
);

/** The control of a value, by what its schema says it is. */
export const Control = ({ isRequired, order, problems, ...own }: ControlProps) => {
  const { id, path, field, value } = own;
  const { edit, choices } = useFormTools();
  const nameOf = choiceNames(field);
  const props = {
    ...own,
    set: (fresh: unknown) => {
      if (!isRequired && (fresh === "" || fresh === undefined)) edit([{ op: "remove", path }], id);
      else edit([{ op: "set", path, value: fresh ?? "", order }], id);
    },
    described: {
      "aria-describedby": problems.length > 0 ? `${id}-problems ${id}-description` : `${id}-description`,
      ...(problems.some(({ level }) => level === "error") && { "aria-invalid": true as const }),
    },
  };
  const text = { ...props, value: value === undefined || value === null ? "" : String(value) };
  if (field.type === "boolean") {
    const isOn = typeof value === "boolean" ? value : field.default === true;
    const { set, described } = props;
    return (
      <input id={id} type="checkbox" checked={isOn} onChange={(event) => set(event.target.checked)} {...described} />
    );
  }
  if (field.enum) return <Choice {...text} values={field.enum} nameOf={nameOf} canBeLeftOut={!isRequired} />;
  if (field.type === "number" || field.type === "integer") return <NumberField {...props} />;
  if (field.focal) return <FocusField {...text} />;
  switch (field.contentFormat) {
    case "link":
      return <LinkField {...text} />;
    case "endpoint":
      return (
        <Choice
          {...text}
          values={choices.endpoints.map(({ value: name }) => name)}
          nameOf={(name) => name}
          canBeLeftOut={false}
        />
      );
    case "file":
      return <PictureField {...text} />;
    default:
      return <TextField {...text} />;
  }
};
