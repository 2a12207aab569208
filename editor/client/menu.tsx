/** @jsxImportSource react */
import { type ComponentProps, useId } from "react";

interface MenuProps extends ComponentProps<"button"> {
  /** Name of what it offers: read aloud, and shown while the pointer rests on it. */
  name: string;
  actions: readonly { name: string; isOff?: boolean; act: () => void; code?: string }[];
}

/** A menu that the browser opens and closes; which button opens it is where it stands. */
export const Menu = ({ name, actions, children, ...button }: MenuProps) => {
  const id = useId();
  // React does not know these attributes yet.
  const opens = { popovertarget: id };
  return (
    <>
      <button type="button" {...button} {...opens} aria-label={name} title={name}>
        {children}
      </button>
      <ul className="menu" id={id} {...{ popover: "auto" }}>
        {actions.map(({ name: action, isOff = false, act, code }) => (
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
