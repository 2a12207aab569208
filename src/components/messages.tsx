import { createContext, type ReactNode, useContext } from "react";
import type { InterfaceMessages } from "../content/schemas/interface-words";

export interface Language {
  readonly code: string;
  /** How dates and numbers are written, such as `en-GB`. */
  readonly locale: string;
  /** Beginning of the paths of its pages: `/de`; empty for the first language. */
  readonly prefix: string;
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

export const useMessages = (): InterfaceMessages => useMessagesContext().messages;

export const useLanguage = (): Language => useMessagesContext().language;

export const useHome = (): string => useLanguage().prefix || "/";
