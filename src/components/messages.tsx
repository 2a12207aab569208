import { createContext, type ReactNode, useContext } from "react";
import type { InterfaceMessages } from "../content/schemas/interface-words";

export interface Language {
  readonly code: string;
  /** With the country, such as `en-GB`: how dates and numbers are written. */
  readonly locale: string;
  /** Beginning of the paths of its pages: `/de`; empty for the first language. */
  readonly prefix: string;
  /** Code of the site's first language, in which a page is that this one lacks. */
  readonly first: string;
}

interface Messages {
  readonly messages: InterfaceMessages;
  readonly language: Language;
}

const MessagesContext = createContext<Messages | undefined>(undefined);

export const MessagesProvider = ({ messages, language, children }: Messages & { children: ReactNode }) => (
  <MessagesContext.Provider value={{ messages, language }}>{children}</MessagesContext.Provider>
);

function useMessagesContext(): Messages {
  const value = useContext(MessagesContext);
  if (!value) throw new Error("Components that speak need a MessagesProvider above them.");
  return value;
}

/** The messages of the interface; nothing that a visitor reads or hears is written in code. */
export const useMessages = (): InterfaceMessages => useMessagesContext().messages;

export const useLanguage = (): Language => useMessagesContext().language;

/** The site's first language where a link leads to a page in it from one in another; links need no words. */
export function useOtherLanguage(to: string): string | undefined {
  const { prefix = "", first } = useContext(MessagesContext)?.language ?? {};
  const isOther = prefix !== "" && to.startsWith("/") && !`${to}/`.replace(/[#?].*/, "/").startsWith(`${prefix}/`);
  return isOther ? first : undefined;
}

/** The path of the home page in the page's language. */
export const useHome = (): string => useContext(MessagesContext)?.language.prefix || "/";
