import { SelectInput } from "./select-input";

const select = { label: "Country", options: ["Germany", "India", "United States"], placeholder: "Please choose" };

export const examples = {
  empty: <SelectInput {...select} id="select-input-empty" />,
  chosen: <SelectInput {...select} id="select-input-chosen" hint="Where you are." defaultValue="India" />,
  invalid: <SelectInput {...select} id="select-input-invalid" error="Please choose one." />,
};
