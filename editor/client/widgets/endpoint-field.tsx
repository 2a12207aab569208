/** @jsxImportSource react */
import { useFormTools } from "../form/form-context";
import { useControl } from "./use-control";

export const EndpointField = ({ id, value }: { id: string; value: string }) => {
  const { choices } = useFormTools();
  const { set, described } = useControl(id);
  const names = choices.endpoints.map(({ value: name }) => name);
  return (
    <select id={id} value={value} onChange={(event) => set(event.target.value)} {...described}>
      {!names.includes(value) && <option value={value}>{value}</option>}
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
};
