import { type ControlOf, choiceNames } from "../form/form-context";
import { FocusField } from "./focus-field";
import { PictureField } from "./picture-field";
import { TextField } from "./text-field";

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
  nameOf?: (value: string) => string;
  canBeLeftOut?: boolean;
}

const Choice = ({ id, value, values, nameOf = String, canBeLeftOut, set, described }: ChoiceProps) => (
  <select id={id} value={value} onChange={(event) => set(event.target.value)} {...described}>
    {(canBeLeftOut || value === "") && <option value="">As usual</option>}
    {value !== "" && !values.includes(value) && <option>{value}</option>}
    {values.map((choice) => (
      <option key={choice} value={choice}>
        {nameOf(choice)}
      </option>
    ))}
  </select>
);

export const Control = ({ isRequired, ...props }: ControlOf<unknown> & { isRequired: boolean }) => {
  const { id, field, value, set, described } = props;
  const text = { ...props, value: value === undefined || value === null ? "" : String(value) };
  if (field.type === "boolean") {
    const isOn = typeof value === "boolean" ? value : field.default === true;
    return (
      <input id={id} type="checkbox" checked={isOn} onChange={(event) => set(event.target.checked)} {...described} />
    );
  }
  if (field.enum) {
    return <Choice {...text} values={field.enum} nameOf={choiceNames(field)} canBeLeftOut={!isRequired} />;
  }
  if (field.type === "number" || field.type === "integer") return <NumberField {...props} />;
  if (field.focal) return <FocusField {...text} />;
  if (field.contentFormat === "file") return <PictureField {...text} />;
  return <TextField {...text} />;
};
