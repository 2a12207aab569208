/** @jsxImportSource react */
import { useEffect, useState } from "react";
import type { FileCard, Found, Overview } from "../protocol";
import { words } from "../words";
import { api, pictureAddress } from "./api";
import { CardMenu } from "./card-menu";
import { NewFileDialog } from "./new-file-dialog";
import { addressOfFile } from "./use-route";

/** The family that a file stands in on this page. */
function familyOf({ file }: FileCard): string {
  const folder = file.includes("/") ? file.replace(/\/.*$/, "") : "lists";
  return folder in words.families ? folder : "lists";
}

/** The kind of which a family can have another file, such as `service`. */
const kindToAdd = (cards: readonly FileCard[], { newKinds }: Overview): string | undefined => {
  const kind = cards.find(({ isOneOfMany }) => isOneOfMany)?.kind.toLowerCase();
  return newKinds.find((name) => kind?.endsWith(name.replaceAll("-", "")));
};

const Card = ({ card, refresh }: { card: FileCard; refresh: () => Promise<void> }) => (
  <li className="card">
    <a href={addressOfFile(card.file)}>
      <span className="card-picture">
        {card.picture && <img src={pictureAddress(card.picture)} alt="" loading="lazy" />}
      </span>
      <span className="card-title">{card.title}</span>
    </a>
    <span className="card-place">{card.path ?? card.file}</span>
    <span className="card-state">
      {card.hasDraft && <span className="badge">{words.notSaved}</span>}
      {card.errors > 0 && <span className="badge error">{words.errorCount(card.errors)}</span>}
    </span>
    {card.isOneOfMany && <CardMenu card={card} refresh={refresh} />}
  </li>
);

/** Every place that has the words, once nobody types for a moment. */
function useSearch(sought: string): Found[] | undefined {
  const [found, setFound] = useState<Found[]>();
  useEffect(() => {
    if (sought.trim().length < 2) {
      setFound(undefined);
      return undefined;
    }
    let isWanted = true;
    const timer = setTimeout(() => {
      void api.search(sought).then((places) => isWanted && setFound(places));
    }, 200);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [sought]);
  return found;
}

/** All files as cards, by their families, and a search over every text. */
export const CardsView = ({ overview, refresh }: { overview: Overview; refresh: () => Promise<void> }) => {
  const [sought, setSought] = useState("");
  const [adding, setAdding] = useState<string>();
  const found = useSearch(sought);
  const families = Object.entries(words.families).map(([family, name]) => ({
    name,
    cards: overview.files.filter((card) => familyOf(card) === family),
  }));
  return (
    <>
      <h1>{words.allPages}</h1>
      <div className="search">
        <label htmlFor="search">{words.search}</label>
        <input
          id="search"
          type="search"
          placeholder={words.searchHint}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      <p role="status" className="search-count">
        {found && (found.length === 0 ? words.nothingFound : words.found(found.length))}
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
            const kind = kindToAdd(cards, overview);
            return (
              <section key={name}>
                <header className="family">
                  <h2>{name}</h2>
                  {kind && (
                    <button type="button" onClick={() => setAdding(kind)}>
                      {words.add(kind)}
                    </button>
                  )}
                </header>
                <ul className="cards-list">
                  {cards.map((card) => (
                    <Card key={card.file} card={card} refresh={refresh} />
                  ))}
                </ul>
              </section>
            );
          })
      )}
      {adding && <NewFileDialog kind={adding} onClose={() => setAdding(undefined)} />}
    </>
  );
};
