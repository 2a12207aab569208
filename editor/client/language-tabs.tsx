/** @jsxImportSource react */
import { folderOf, nameInLanguage, sharedFiles } from "../../src/content/languages/languages";
import type { EditedLanguage, FileCard, Overview } from "../protocol";
import { words } from "../words";
import { addressOfCards } from "./use-route";

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

/** The languages of the site, each with how much of it is translated. */
export const LanguageTabs = ({ overview, folder }: { overview: Overview; folder: string }) => (
  <nav className="languages" aria-label={words.languages}>
    {overview.languages.map((language) => (
      <a
        key={language.folder}
        href={addressOfCards(language.folder)}
        aria-current={language.folder === folder ? "page" : undefined}
      >
        {language.name}
        {language.folder !== "" && <span className="count"> {countIn(overview, language)}</span>}
      </a>
    ))}
  </nav>
);
