/** @jsxImportSource react */
import { pathOf } from "../field-path";
import { useFormTools } from "../form/form-context";
import { useSetField } from "../form/use-set-field";
import { useDescribed } from "./described";

/** One of the endpoints that `site.yaml` lists. */
export const EndpointField = ({ id, value }: { id: string; value: string }) => {
  const { choices } = useFormTools();
  const set = useSetField(pathOf(id));
  const names = choices.endpoints.map(({ value: name }) => name);
  return (
    <select id={id} value={value} onChange={(event) => set(event.target.value)} {...useDescribed(id)}>
      {!names.includes(value) && <option value={value}>{value}</option>}
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
};
