import { createContext, type ReactNode, useContext } from "react";
import type { InterfaceWords } from "../content/schemas/interface-words";

/** The language of the pages. */
export interface Language {
  /** Two letters, such as `en`. */
  readonly code: string;
  /** With the country, such as `en-GB`: how dates and numbers are written. */
  readonly locale: string;
}

interface Words {
  readonly words: InterfaceWords;
  readonly language: Language;
}

const WordsContext = createContext<Words | undefined>(undefined);

/** Gives everything below it the words of `interface-words.yaml` and the language they are in. */
export const WordsProvider = ({ words, language, children }: Words & { children: ReactNode }) => (
  <WordsContext.Provider value={{ words, language }}>{children}</WordsContext.Provider>
);

function useWordsContext(): Words {
  const value = useContext(WordsContext);
  if (!value) throw new Error("Components that speak need a WordsProvider above them.");
  return value;
}

/** The words of the program itself; nothing that a visitor reads or hears is written in code. */
export const useWords = (): InterfaceWords => useWordsContext().words;

/** The language of the page, for dates and numbers. */
export const useLanguage = (): Language => useWordsContext().language;
