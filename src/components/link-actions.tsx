import { createContext, type MouseEvent, useContext } from "react";

/** Tells what a link does on this page instead of leading away, or undefined where it just leads there. */
type LinkActions = (to: string) => (() => void) | undefined;

const LinkActionsContext = createContext<LinkActions>(() => undefined);

/** Lets the owner of a window open it from links: their addresses still work in a new tab and without scripts. */
export const LinkActionsProvider = LinkActionsContext.Provider;

/** True for a click that means "here, now": no key that asks for a new tab or a download. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The properties of a link that opens something on this page; none where it leads away. */
export function useLinkAction(to: string, onClick?: () => void) {
  const action = useContext(LinkActionsContext)(to);
  if (!action) return { onClick };
  return {
    "aria-haspopup": "dialog",
    onClick: (event: MouseEvent) => {
      onClick?.();
      if (!isPlain(event)) return;
      event.preventDefault();
      action();
    },
  } as const;
}
