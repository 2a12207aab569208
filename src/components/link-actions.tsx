import { createContext, type MouseEvent, useContext } from "react";
import { isPlainClick } from "../loader/shared";

/** What a visitor brings along into what opens: the offer that was pressed, by its name, and figures of a tool. */
export interface Brought {
  readonly offer?: string | undefined;
  readonly figures?: BroughtFigures | undefined;
}

export interface BroughtFigures {
  /** Name in a few words: 7 lines, 478.1 t. */
  readonly label: string;
  /** All of them, as a text. It is sent with the message. */
  readonly text: string;
}

interface LinkAction {
  run: (brought: Brought) => void;
  /** Where it leads all the same: in a new tab, without scripts, or where the app cannot be loaded. */
  href: string;
}

type LinkActions = (to: string) => LinkAction | undefined;

const LinkActionsContext = createContext<LinkActions>(() => undefined);

export const LinkActionsProvider = LinkActionsContext.Provider;

export const insteadOfLeading = (action: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  // Safari focuses nothing that is clicked: a window would give the focus back to the top of the page.
  (event.currentTarget as HTMLElement).focus({ preventScroll: true });
  action();
};

/** What a link does on this page; undefined where it just leads to its address. */
export const useLinkAction = (to: string) => useContext(LinkActionsContext)(to);
