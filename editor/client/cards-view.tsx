/** @jsxImportSource react */
import { useEffect, useState } from "react";
import { folderOf, nameInLanguage } from "../../src/content/languages/languages";
import { type FileCard, type Found, mostFound, type Overview } from "../protocol";
import { words } from "../words";
import { api, pictureAddress } from "./api";
import { CardMenu } from "./card-menu";
import { LanguageTabs, originalsIn, translationOf } from "./language-tabs";
import { NewFileDialog } from "./new-file-dialog";
import { useAttempt } from "./use-attempt";
import { addressOfFile } from "./use-route";

/** The family that a file stands in among the cards: that of its folder. */
function familyOf(file: string): string {
  const [folder = "", ...rest] = nameInLanguage(file).split("/");
  return rest.length > 0 && folder in words.families ? folder : "lists";
}

/** The kind of which a family can have another file, such as `service`. */
const kindToAdd = (cards: readonly FileCard[], { newKinds }: Overview): string | undefined => {
  const kind = cards.find(({ isOneOfMany }) => isOneOfMany)?.kind.toLowerCase();
  return newKinds.find((name) => kind?.endsWith(name.replaceAll("-", "")));
};

interface CardProps {
  card: FileCard;
  overview: Overview;
  refresh: () => Promise<void>;
  say: (done: string) => void;
}

const Card = ({ card, overview, refresh, say }: CardProps) => (
  <li className="card box">
    <a href={addressOfFile(card.file)}>
      <span className="card-picture">
        {card.picture && <img src={pictureAddress(card.picture)} alt="" loading="lazy" />}
      </span>
      <span className="card-title">{card.title}</span>
    </a>
    <span className="muted cut">{card.path ?? card.file}</span>
    <span className="line">
      {card.hasDraft && <span className="badge">{words.notSaved}</span>}
      {card.errors > 0 && <span className="badge error">{words.errorCount(card.errors)}</span>}
      {card.isBehind && <span className="badge">{words.isBehind}</span>}
      {card.unwritten > 0 && folderOf(card.file) !== "" && (
        <span className="badge">{words.unwritten(card.unwritten)}</span>
      )}
    </span>
    {card.isOneOfMany && (
      <CardMenu
        card={card}
        translations={overview.languages.flatMap(({ folder }) =>
          folder === folderOf(card.file) || folderOf(card.file) !== ""
            ? []
            : (translationOf(overview, card.file, folder)?.file ?? []),
        )}
        refresh={refresh}
        say={say}
      />
    )}
  </li>
);

/** An original without a translation, which can be begun here. */
const Untranslated = ({ card, folder, name }: { card: FileCard; folder: string; name: string }) => {
  const [failure, attempt] = useAttempt();
  const begin = () =>
    attempt(async () => {
      const { file } = await api.translate({ file: card.file, folder });
      location.hash = addressOfFile(file);
    });
  return (
    <li className="card box untranslated">
      <span className="card-title">{card.title}</span>
      <span className="muted cut">{words.notTranslated}</span>
      <button
        type="button"
        className="quiet"
        aria-label={words.of(words.beginTranslation(name), card.title)}
        onClick={() => void begin()}
      >
        {words.beginTranslation(name)}
      </button>
      {failure !== "" && <p role="alert">{failure}</p>}
    </li>
  );
};

/** The files of a language in the order of their originals, and what is there in this language alone. */
function cardsOf(overview: Overview, folder: string): FileCard[] {
  if (folder === "") return overview.files.filter(({ file }) => folderOf(file) === "");
  const originals = originalsIn(overview);
  const own = originals.map((card) => translationOf(overview, card.file, folder) ?? card);
  return [...own, ...overview.files.filter((card) => folderOf(card.file) === folder && !own.includes(card))];
}

/** Every place that has the words, once nobody types for a moment. */
function useSearch(sought: string, version: string): Found[] | undefined {
  const [found, setFound] = useState<Found[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the content has other words
  useEffect(() => {
    if (sought.trim().length < 2) {
      setFound(undefined);
      return undefined;
    }
    let isWanted = true;
    const timer = setTimeout(() => {
      void api.search({ words: sought }).then((places) => isWanted && setFound(places));
    }, 200);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [sought, version]);
  return found;
}

/** All files as cards, by their families, and a search over every text. */
export const CardsView = ({ overview, folder, refresh }: Omit<CardProps, "card" | "say"> & { folder: string }) => {
  const [sought, setSought] = useState("");
  const [adding, setAdding] = useState<string>();
  const [said, setSaid] = useState("");
  const found = useSearch(sought, overview.version);
  const language = overview.languages.find((known) => known.folder === folder);
  const all = cardsOf(overview, folder);
  const families = Object.entries(words.families).map(([family, name]) => ({
    name,
    cards: all.filter((card) => familyOf(card.file) === family),
  }));
  return (
    <>
      <h1>{words.allPages}</h1>
      {overview.languages.length > 1 && <LanguageTabs overview={overview} folder={folder} />}
      {language && !language.isPublished && <p className="muted">{words.languageAway(language.name)}</p>}
      <div className="stack search">
        <label htmlFor="search">{words.search}</label>
        <input
          id="search"
          type="search"
          maxLength={200}
          placeholder={words.searchHint}
          value={sought}
          onChange={(event) => {
            setSought(event.target.value);
            setSaid("");
          }}
        />
      </div>
      <p role="status" className="muted note">
        {found && said === "" ? (found.length === 0 ? words.nothingFound : words.found(found.length, mostFound)) : said}
      </p>
      {found ? (
        <ul className="found">
          {found.map(({ file, field, title, excerpt }) => (
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
      ) : (
        families
          .filter(({ cards }) => cards.length > 0)
          .map(({ name, cards }) => {
            const kind = folder === "" ? kindToAdd(cards, overview) : undefined;
            return (
              <section key={name}>
                <header className="line family">
                  <h2>{name}</h2>
                  {kind && (
                    <button type="button" onClick={() => setAdding(kind)}>
                      {words.add(kind)}
                    </button>
                  )}
                </header>
                <ul className="tiles">
                  {cards.map((card) =>
                    folderOf(card.file) === folder ? (
                      <Card key={card.file} card={card} overview={overview} refresh={refresh} say={setSaid} />
                    ) : (
                      <Untranslated key={card.file} card={card} folder={folder} name={language?.name ?? ""} />
                    ),
                  )}
                </ul>
              </section>
            );
          })
      )}
      {adding && <NewFileDialog kind={adding} menus={overview.choices.menus} onClose={() => setAdding(undefined)} />}
    </>
  );
};
