/** @jsxImportSource react */
import { useCallback, useEffect, useState } from "react";
import type { LibraryPicture } from "../protocol";
import { words } from "../words";
import { api, pictureAddress } from "./api";
import { AskDialog } from "./ask-dialog";
import { hasWords } from "./has-words";
import { PictureDrop } from "./picture-drop";
import { useAttempt } from "./use-attempt";
import { addressOfFile } from "./use-route";

/** Name of a picture, as it is called here. */
const pictureTitle = (picture: string) => picture.replace(/^images\//, "");

interface PictureCardProps {
  picture: LibraryPicture;
  remove: () => void;
}

/** One picture: what it shows, how heavy it is, and where it stands; one that nothing shows can be removed. */
const PictureCard = ({ picture: { picture, text, bytes, places }, remove }: PictureCardProps) => {
  const title = pictureTitle(picture);
  return (
    <li className="library-picture thumbed box">
      <img src={pictureAddress(picture)} alt={text} loading="lazy" />
      <div>
        <h2>{title}</h2>
        <p>{text || words.noText}</p>
        <p className="muted">{words.kilobytes(bytes)}</p>
        {places.length === 0 ? (
          <p className="muted">{words.notShown}</p>
        ) : (
          <details>
            <summary>{words.shownIn(places.length)}</summary>
            <ul>
              {places.map((place) => (
                <li key={`${place.file} ${place.field}`}>
                  <a href={addressOfFile(place.file, place.field)}>{place.title}</a> <code>{place.field}</code>
                </li>
              ))}
            </ul>
          </details>
        )}
        {places.length === 0 && (
          <p>
            <button type="button" aria-label={words.of(words.remove, title)} onClick={remove}>
              {words.remove}
            </button>
          </p>
        )}
      </div>
    </li>
  );
};

export const PicturesView = ({ refresh }: { refresh: () => Promise<void> }) => {
  const [pictures, setPictures] = useState<LibraryPicture[]>();
  const [sought, setSought] = useState("");
  const [isUnusedOnly, setUnusedOnly] = useState(false);
  const [said, setSaid] = useState("");
  const [asked, setAsked] = useState<string>();
  const [failure, attempt] = useAttempt();
  const look = useCallback(() => attempt(async () => setPictures(await api.pictures())), [attempt]);
  useEffect(() => void look(), [look]);
  const done = async (words: string) => {
    setAsked(undefined);
    setSaid(words);
    await look();
    await refresh();
  };
  const shown = pictures?.filter(
    ({ picture, text, places }) =>
      hasWords([picture, text, ...places.map(({ title }) => title)].join(" "), sought) &&
      (!isUnusedOnly || places.length === 0),
  );
  return (
    <>
      <h1>{words.pictureLibrary}</h1>
      <div className="stack search">
        <label htmlFor="search-pictures">{words.searchPictures}</label>
        <input id="search-pictures" type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
        <label className="line">
          <input type="checkbox" checked={isUnusedOnly} onChange={(event) => setUnusedOnly(event.target.checked)} />
          {words.onlyUnused}
        </label>
      </div>
      <PictureDrop label={words.newPicture} kind="any" done={(picture) => done(words.isAdded(pictureTitle(picture)))} />
      <p role="status" className="muted note">
        {failure || said}
      </p>
      <p className="muted note">{shown && words.pictureCount(shown.length)}</p>
      {!shown && failure === "" && <p className="alone">{words.loading}</p>}
      <ul className="tiles wide">
        {shown?.map((picture) => (
          <PictureCard
            key={picture.picture}
            picture={picture}
            remove={() => {
              setSaid("");
              setAsked(picture.picture);
            }}
          />
        ))}
      </ul>
      {asked && (
        <AskDialog
          isDanger
          title={words.removePictureTitle(pictureTitle(asked))}
          done={words.remove}
          send={async () => {
            await api.removePicture({ picture: asked });
            await done(words.pictureRemoved(pictureTitle(asked)));
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{words.removePictureHint}</p>
        </AskDialog>
      )}
    </>
  );
};
