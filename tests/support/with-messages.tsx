import type { ReactNode } from "react";
import { MessagesProvider } from "../../src/components/messages";
import type { InterfaceWords } from "../../src/content/schemas/interface-words";

/** A tested component, below the words that it says; a test gives those it needs. */
export const withMessages = (messages: Partial<InterfaceWords>, children: ReactNode) => (
  <MessagesProvider messages={messages as InterfaceWords} language={{ code: "en", locale: "en-GB", prefix: "" }}>
    {children}
  </MessagesProvider>
);
