import { iconNames } from "../content/schemas/icon-names";
import { EntryIcon } from "./entry-icon";
import { Surface } from "./surface";

const row = { display: "flex", flexWrap: "wrap", gap: 2, p: 2 } as const;

export const examples = {
  all: (
    <div sx={row}>
      {iconNames.map((name) => (
        <EntryIcon key={name} name={name} />
      ))}
    </div>
  ),
  "on a band": (
    <Surface surface="band" sx={row}>
      {iconNames.slice(0, 6).map((name) => (
        <EntryIcon key={name} name={name} onBand />
      ))}
    </Surface>
  ),
};
