import type { IconName } from "../content/schemas/icon-names";
import { entries } from "./icons/entries";

interface EntryIconProps {
  name: IconName;
  size?: number;
}

/** The icon beside an entry, with the logo's sun on it. It repeats what the words say, so screen readers skip it. */
export const EntryIcon = ({ name, size = 32 }: EntryIconProps) => {
  const { lines, sun } = entries[name];
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" sx={{ flex: "none" }}>
      <path
        d={lines}
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        sx={{ stroke: "primary" }}
      />
      {sun && <circle cx={sun[0]} cy={sun[1]} r={sun[2]} sx={{ fill: "accent" }} />}
    </svg>
  );
};
