import { type ReactNode, useId, useState } from "react";

interface MenuProps {
  name: string;
  actions: readonly { name: string; isOff?: boolean; act: () => void; code?: string }[];
  children: ReactNode;
}

export const Menu = ({ name, actions, children }: MenuProps) => {
  const id = useId();
  /** A form has hundreds of them: what they offer is drawn once somebody looks. */
  const [isUsed, setUsed] = useState(false);
  // React does not know these attributes yet.
  const opens = { popovertarget: id };
  const list = { popover: "auto" };
  return (
    <>
      <button type="button" {...opens} aria-label={name} title={name} onClick={() => setUsed(true)}>
        {children}
      </button>
      <ul className="menu box" id={id} {...list}>
        {isUsed &&
          actions.map(({ name: action, isOff = false, act, code }) => (
            <li key={`${code} ${action}`}>
              <button
                type="button"
                disabled={isOff}
                onClick={({ currentTarget }) => {
                  currentTarget.closest("ul")?.hidePopover();
                  act();
                }}
              >
                {code && <code>{code}</code>} {action}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
};
