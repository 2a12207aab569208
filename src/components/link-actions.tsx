import { createContext, type MouseEvent, useContext } from "react";
import { isPlainClick } from "../loader/plain-click";

/** Tells what a link does on this page instead of leading away, or undefined where it just leads there. */
type LinkActions = (to: string) => (() => void) | undefined;

const LinkActionsContext = createContext<LinkActions>(() => undefined);

/** Lets the owner of a window open it from links: their addresses still work in a new tab and without scripts. */
export const LinkActionsProvider = LinkActionsContext.Provider;

/** Does something on this page where a link is simply clicked; the browser follows it where it is meant elsewhere. */
export const insteadOfLeading = (action: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  action();
};

/** The properties of a link that opens something on this page; none where it leads away. */
export function useLinkAction(to: string, onClick?: () => void) {
  const action = useContext(LinkActionsContext)(to);
  if (!action) return { onClick };
  return {
    "aria-haspopup": "dialog",
    onClick: (event: MouseEvent) => {
      onClick?.();
      insteadOfLeading(action)(event);
    },
  } as const;
}
