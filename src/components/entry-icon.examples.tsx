import { iconNames } from "../content/schemas/icon-names";
import { EntryIcon } from "./entry-icon";

export const examples = {
  all: (
    <div sx={{ display: "flex", flexWrap: "wrap", gap: 2, p: 2 }}>
      {iconNames.map((name) => (
        <EntryIcon key={name} name={name} />
      ))}
    </div>
  ),
};
