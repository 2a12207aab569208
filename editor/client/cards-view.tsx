import { useEffect, useState } from "react";
import { folderOf, nameInLanguage } from "../../src/content/languages/languages";
import { mostFound } from "../protocol";
import { nameOfAdding, useAdding } from "./adding";
import { api, type FileCard, type Found, type Overview, pictureAddress } from "./api";
import { CardMenu } from "./card-menu";
import { beginTranslation, LanguageTabs, originalsIn, translationOf } from "./language-tabs";
import { addressOfFile } from "./use-route";
import { counted } from "./wording";

const families: Readonly<Record<string, readonly [name: string, kind?: string]>> = {
  pages: ["Pages", "page"],
  services: ["Services", "service"],
  products: ["Products", "product"],
  industries: ["Industries", "industry"],
  "case-studies": ["Case studies", "case-study"],
  policies: ["Policies", "policy"],
  locations: ["Offices", "location"],
  wizards: ["Wizards", "wizard"],
  forms: ["Forms", "form"],
  lists: ["Lists, navigation and settings"],
};

function familyOf(file: string): string {
  const [folder = "", ...rest] = nameInLanguage(file).split("/");
  return rest.length > 0 && folder in families ? folder : "lists";
}

interface CardProps {
  card: FileCard;
  overview: Overview;
  refresh: () => Promise<void>;
  say: (done: string) => void;
}

const Card = ({ card, overview, refresh, say }: CardProps) => {
  const isOriginal = folderOf(card.file) === "";
  const translations = overview.languages.flatMap(({ folder }) =>
    isOriginal && folder !== "" ? (translationOf(overview, card.file, folder)?.file ?? []) : [],
  );
  return (
    <li className="card stack box">
      <a href={addressOfFile(card.file)}>
        {card.picture && <img src={pictureAddress(card.picture)} alt="" loading="lazy" />}
        <strong>{card.title}</strong>
      </a>
      <span className="muted cut">{card.path ?? card.file}</span>
      <span className="line">
        {card.hasDraft && <span className="badge">not saved</span>}
        {card.errors > 0 && <span className="badge error">{counted(card.errors, "mistake")}</span>}
        {card.isBehind && <span className="badge">original has changed</span>}
        {card.unwritten > 0 && !isOriginal && (
          <span className="badge">{counted(card.unwritten, "text to translate", "texts to translate")}</span>
        )}
        {card.isOneOfMany && <CardMenu card={card} translations={translations} refresh={refresh} say={say} />}
      </span>
    </li>
  );
};

const Untranslated = ({ card, name, begin }: { card: FileCard; name: string; begin: () => void }) => {
  const action = `Translate into ${name}`;
  return (
    <li className="stack box">
      <strong>{card.title}</strong>
      <span className="muted cut">not translated yet</span>
      <button type="button" className="quiet" aria-label={`${action}: ${card.title}`} onClick={begin}>
        {action}
      </button>
    </li>
  );
};

function cardsOf(overview: Overview, folder: string): FileCard[] {
  if (folder === "") return overview.files.filter(({ file }) => folderOf(file) === "");
  const own = originalsIn(overview).map((card) => translationOf(overview, card.file, folder) ?? card);
  return [...own, ...overview.files.filter((card) => folderOf(card.file) === folder && !own.includes(card))];
}

function useSearch(sought: string, overview: Overview, say: (failure: string) => void): Found[] | undefined {
  const [found, setFound] = useState<Found[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the content has other words
  useEffect(() => {
    if (sought.trim().length < 2) {
      setFound(undefined);
      return undefined;
    }
    let isWanted = true;
    const timer = setTimeout(() => {
      const failed = ({ message }: Error) => isWanted && say(message);
      void api.search({ words: sought }).then((places) => isWanted && setFound(places), failed);
    }, 200);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [sought, overview]);
  return found;
}

function foundSentence({ length }: readonly Found[]): string {
  if (length === 0) return "Nothing has these words.";
  return length < mostFound ? counted(length, "place") : `The first ${length} places: say more words to find fewer`;
}

export const CardsView = ({ overview, folder, refresh }: Omit<CardProps, "card" | "say"> & { folder: string }) => {
  const [sought, setSought] = useState("");
  const add = useAdding(overview.choices.menus);
  const [said, setSaid] = useState("");
  const found = useSearch(sought, overview, setSaid);
  const begin = (file: string) => void beginTranslation(file, folder).catch((error: Error) => setSaid(error.message));
  const all = cardsOf(overview, folder);
  const name = overview.languages.find((language) => language.folder === folder)?.name ?? "";
  return (
    <>
      <h1>All pages</h1>
      {overview.languages.length > 1 && <LanguageTabs overview={overview} folder={folder} />}
      <div className="stack search">
        <label htmlFor="search">Search all texts</label>
        <input
          id="search"
          type="search"
          maxLength={200}
          placeholder="A word or a sentence"
          value={sought}
          onChange={(event) => {
            setSought(event.target.value);
            setSaid("");
          }}
        />
      </div>
      <p role="status" className="muted note">
        {found && said === "" ? foundSentence(found) : said}
      </p>
      <ul className="fields">
        {found?.map(({ file, field, title, excerpt }) => (
          <li key={`${file} ${field}`}>
            <a href={addressOfFile(file, field)}>
              <strong>{title}</strong> <span>{excerpt}</span>
            </a>
            <code>
              {file}: {field}
            </code>
          </li>
        ))}
      </ul>
      {!found &&
        Object.entries(families).map(([family, [familyName, kind]]) => {
          const cards = all.filter((card) => familyOf(card.file) === family);
          if (cards.length === 0) return null;
          return (
            <section key={family} className="stack">
              <header className="line spread">
                <h2>{familyName}</h2>
                {kind && folder === "" && (
                  <button type="button" onClick={() => add(kind)}>
                    {nameOfAdding(kind)}
                  </button>
                )}
              </header>
              <ul className="tiles">
                {cards.map((card) =>
                  folderOf(card.file) === folder ? (
                    <Card key={card.file} card={card} overview={overview} refresh={refresh} say={setSaid} />
                  ) : (
                    <Untranslated key={card.file} card={card} name={name} begin={() => begin(card.file)} />
                  ),
                )}
              </ul>
            </section>
          );
        })}
    </>
  );
};
