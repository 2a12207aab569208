/** @jsxImportSource react */
import { entries } from "../../../src/components/icons/entries";
import { type IconName, iconNames } from "../../../src/content/schemas/icon-names";
import { words } from "../../words";
import { Menu } from "../menu";
import { useControl } from "./use-control";

const Drawing = ({ name }: { name: IconName }) => {
  const { lines, sun } = entries[name];
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <path
        d={lines}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {sun && <circle cx={sun[0]} cy={sun[1]} r={sun[2]} fill="var(--accent)" />}
    </svg>
  );
};

interface IconFieldProps {
  id: string;
  value: string;
  meanings: Readonly<Record<string, string>>;
  isRequired: boolean;
}

export const IconField = ({ id, value, meanings, isRequired }: IconFieldProps) => {
  const { set, described } = useControl(id);
  const chosen = iconNames.find((name) => name === value);
  const drawn = chosen && <Drawing name={chosen} />;
  const names: readonly (IconName | "")[] = isRequired ? iconNames : ["", ...iconNames];
  const said = chosen ? (meanings[chosen] ?? chosen) : words.chooseIcon;
  return (
    <Menu className="icons" summary={{ id, ...described, children: [drawn, said] }}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === value}
            aria-label={meanings[name] ?? name}
            title={meanings[name] ?? name}
            onClick={() => set(name)}
          >
            {name === "" ? words.none : <Drawing name={name} />}
          </button>
        </li>
      ))}
    </Menu>
  );
};
