import type { ReactNode } from "react";
import { type Language, MessagesProvider } from "../../src/components/messages";
import type { InterfaceMessages } from "../../src/content/schemas/interface-words";

const english = { code: "en", locale: "en-GB", prefix: "" };

/** A tested component, below the words that it says; a test gives those it needs. */
export const withMessages = (
  messages: Partial<InterfaceMessages>,
  children: ReactNode,
  language: Omit<Language, "first"> = english,
) => (
  <MessagesProvider messages={messages as InterfaceMessages} language={{ ...language, first: "en" }}>
    {children}
  </MessagesProvider>
);
