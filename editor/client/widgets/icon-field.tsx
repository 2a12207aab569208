/** @jsxImportSource react */
import { useRef } from "react";
import { entries } from "../../../src/components/icons/entries";
import { type IconName, iconNames } from "../../../src/content/schemas/icon-names";
import { words } from "../../words";
import { pathOf } from "../field-path";
import { useSetField } from "../form/use-set-field";
import { useDescribed } from "./described";

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

/** One of the icons, as they are drawn. */
export const IconField = ({ id, value, meanings, isRequired }: IconFieldProps) => {
  const set = useSetField(pathOf(id));
  const menu = useRef<HTMLDetailsElement>(null);
  const chosen = iconNames.find((name) => name === value);
  const choose = (name: string) => {
    set(name);
    if (menu.current) menu.current.open = false;
    menu.current?.querySelector("summary")?.focus();
  };
  return (
    <details className="menu icons" ref={menu}>
      <summary id={id} {...useDescribed(id)}>
        {chosen ? <Drawing name={chosen} /> : null}
        {chosen ? (meanings[chosen] ?? chosen) : words.chooseIcon}
      </summary>
      <ul>
        {!isRequired && (
          <li>
            <button type="button" onClick={() => choose("")}>
              {words.none}
            </button>
          </li>
        )}
        {iconNames.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === value}
              aria-label={meanings[name] ?? name}
              title={meanings[name] ?? name}
              onClick={() => choose(name)}
            >
              <Drawing name={name} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};
