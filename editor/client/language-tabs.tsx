/** @jsxImportSource react */
import { folderOf, nameInLanguage, sharedFiles } from "../../src/content/languages/languages";
import type { EditedLanguage, FileCard, Overview } from "../protocol";
import { words } from "../words";
import { addressOfCards, addressOfFile } from "./use-route";

/** Files of the first language that can have a translation. */
export const originalsIn = ({ files }: Overview): FileCard[] =>
  files.filter(({ file }) => folderOf(file) === "" && !sharedFiles.includes(file));

export function translationOf({ files }: Overview, file: string, folder: string): FileCard | undefined {
  const translation = folder + nameInLanguage(file);
  return files.find((card) => card.file === translation);
}

const isDone = (card: FileCard | undefined) => card?.unwritten === 0 && !card.isBehind;

function countIn(overview: Overview, { folder }: EditedLanguage): string {
  const originals = originalsIn(overview);
  const done = originals.filter(({ file }) => isDone(translationOf(overview, file, folder)));
  return words.translated(done.length, originals.length);
}

interface LanguageTabsProps {
  overview: Overview;
  folder: string;
  /** The open file; without one, the tabs lead to the cards. */
  file?: string;
  begin?: (language: EditedLanguage) => void;
}

/** The languages of the site, each with how much of it is translated; or those of a file, which is begun where it is not there. */
export const LanguageTabs = ({ overview, folder, file, begin }: LanguageTabsProps) => (
  <nav className="line languages" aria-label={words.languages}>
    {overview.languages.map((language) => {
      const card = file === undefined ? undefined : translationOf(overview, file, language.folder);
      if (file !== undefined && !card) {
        return language.folder === "" ? null : (
          <button key={language.folder} type="button" className="quiet" onClick={() => begin?.(language)}>
            {words.beginTranslation(language.name)}
          </button>
        );
      }
      return (
        <a
          key={language.folder}
          href={card ? addressOfFile(card.file) : addressOfCards(language.folder)}
          aria-current={language.folder === folder ? "page" : undefined}
        >
          {language.name}
          {!card && language.folder !== "" && <span className="muted"> {countIn(overview, language)}</span>}
        </a>
      );
    })}
  </nav>
);
