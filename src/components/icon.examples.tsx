import { Icon } from "./icon";
import { down, external, play, right } from "./icons/lines";

export const examples = {
  lines: (
    <div sx={{ display: "flex", gap: 2 }}>
      {[down, external, right].map((lines) => (
        <Icon key={lines} lines={lines} />
      ))}
    </div>
  ),
  solid: <Icon lines={play} size={40} isSolid />,
};
