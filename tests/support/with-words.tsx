import type { ReactNode } from "react";
import { WordsProvider } from "../../src/components/words";
import type { InterfaceWords } from "../../src/content/schemas/interface-words";

/** A tested component, below the words that it says; a test gives those it needs. */
export const withWords = (words: Partial<InterfaceWords>, children: ReactNode) => (
  <WordsProvider words={words as InterfaceWords} language={{ code: "en", locale: "en-GB" }}>
    {children}
  </WordsProvider>
);
