import { folderOf, nameInLanguage, sharedFiles } from "../../src/content/languages/languages";
import { api, type EditedLanguage, type FileCard, type Overview } from "./api";
import { addressOfCards, addressOfFile } from "./use-route";

export const originalsIn = ({ files }: Overview): FileCard[] =>
  files.filter(({ file }) => folderOf(file) === "" && !sharedFiles.includes(file));

export function translationOf({ files }: Overview, file: string, folder: string): FileCard | undefined {
  const translation = folder + nameInLanguage(file);
  return files.find((card) => card.file === translation);
}

export async function beginTranslation(original: string, folder: string): Promise<void> {
  const { file } = await api.translate({ file: nameInLanguage(original), folder });
  location.hash = addressOfFile(file);
}

function countIn(overview: Overview, { folder }: EditedLanguage): string {
  const originals = originalsIn(overview);
  const done = originals.filter(({ file }) => {
    const card = translationOf(overview, file, folder);
    return card?.unwritten === 0 && !card.isBehind;
  });
  return `${done.length} of ${originals.length}`;
}

interface LanguageTabsProps {
  overview: Overview;
  folder: string;
  /** The open file; without one, the tabs lead to the cards. */
  file?: string;
  begin?: (folder: string) => void;
}

export const LanguageTabs = ({ overview, folder, file, begin }: LanguageTabsProps) => {
  const shown = overview.languages.find((language) => language.folder === folder);
  return (
    <>
      <nav className="line" aria-label="Languages">
        {overview.languages.map((language) => {
          const card = file === undefined ? undefined : translationOf(overview, file, language.folder);
          if (file !== undefined && !card) {
            return language.folder === "" ? null : (
              <button key={language.folder} type="button" className="quiet" onClick={() => begin?.(language.folder)}>
                Translate into {language.name}
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
      {shown && !shown.isPublished && (
        <p className="muted">
          Visitors do not see {shown.name} yet: Languages says whose content they are shown in its place.
        </p>
      )}
    </>
  );
};
