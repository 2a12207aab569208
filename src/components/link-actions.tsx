import { createContext, type MouseEvent, useContext } from "react";
import { isPlainClick } from "../loader/shared";

interface LinkAction {
  run: (offer?: string) => void;
  /** Address it leads to all the same: in a new tab, where no script runs, or where the app cannot be loaded. */
  href: string;
}

/** Tells what a link does, or undefined where it just leads to its address. */
type LinkActions = (to: string) => LinkAction | undefined;

const LinkActionsContext = createContext<LinkActions>(() => undefined);

/** Lets the owner of a window open it from links, which lead to a page that does the same. */
export const LinkActionsProvider = LinkActionsContext.Provider;

/** Does something on this page where a link is simply clicked; the browser follows it where it is meant elsewhere. */
export const insteadOfLeading = (action: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  // Safari focuses nothing that is clicked: a window would give the focus back to the top of the page.
  (event.currentTarget as HTMLElement).focus({ preventScroll: true });
  action();
};

/** Address of a link, and its properties where it opens something on this page. */
export function useLinkAction(to: string, offer?: string) {
  const action = useContext(LinkActionsContext)(to);
  if (!action) return { href: to, click: {}, isAction: false };
  const click = {
    "aria-haspopup": "dialog",
    onClick: insteadOfLeading(() => action.run(offer)),
  } as const;
  return { href: action.href, click, isAction: true };
}
