import { useCallback, useEffect, useState } from "react";
import { api, type LibraryPicture, pictureAddress } from "./api";
import { AskDialog } from "./dialog";
import { PictureDrop } from "./picture-drop";
import { useAttempt } from "./use-attempt";
import { addressOfFile } from "./use-route";
import { counted, hasWords } from "./wording";

const pictureTitle = (picture: string) => picture.replace(/^images\//, "");

interface PictureCardProps {
  picture: LibraryPicture;
  remove: () => void;
}

const PictureCard = ({ picture: { picture, text, bytes, places }, remove }: PictureCardProps) => {
  const title = pictureTitle(picture);
  return (
    <li className="library-picture thumbed box">
      <img src={pictureAddress(picture)} alt={text} loading="lazy" />
      <div>
        <h2>{title}</h2>
        <p>{text || "Nothing is said about what it shows."}</p>
        <p className="muted">{Math.max(1, Math.round(bytes / 1000))} kB</p>
        {places.length === 0 ? (
          <>
            <p className="muted">No page shows it.</p>
            <button type="button" aria-label={`Delete: ${title}`} onClick={remove}>
              Delete
            </button>
          </>
        ) : (
          <details>
            <summary>Shown in {counted(places.length, "place")}</summary>
            <ul>
              {places.map((place) => (
                <li key={`${place.file} ${place.field}`}>
                  <a href={addressOfFile(place.file, place.field)}>{place.title}</a> <code>{place.field}</code>
                </li>
              ))}
            </ul>
          </details>
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
  const done = async (sentence: string) => {
    setAsked(undefined);
    setSaid(sentence);
    await look();
    await refresh();
  };
  const wordsOf = ({ picture, text, places }: LibraryPicture) =>
    [picture, text, ...places.map(({ title }) => title)].join(" ");
  const shown = pictures?.filter(
    (picture) => hasWords(wordsOf(picture), sought) && (!isUnusedOnly || picture.places.length === 0),
  );
  return (
    <>
      <h1>Pictures</h1>
      <div className="stack search">
        <label htmlFor="search-pictures">Search pictures by name, text or page</label>
        <input id="search-pictures" type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
        <label className="line">
          <input type="checkbox" checked={isUnusedOnly} onChange={(event) => setUnusedOnly(event.target.checked)} />
          Only those that no page shows
        </label>
      </div>
      <PictureDrop
        label="Add a picture"
        kind="any"
        done={(picture) => done(`${pictureTitle(picture)} is there. Until a page shows it, it is not published.`)}
      />
      <p role="status" className="muted note">
        {failure || said}
      </p>
      <p className="muted note">{shown && counted(shown.length, "picture")}</p>
      {!shown && failure === "" && <p className="alone">Loading …</p>}
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
          title={`Remove ${pictureTitle(asked)}?`}
          done="Delete"
          send={async () => {
            await api.removePicture({ picture: asked });
            await done(`${pictureTitle(asked)} is removed.`);
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>No page shows it. One that was published can be put back in What has changed until you publish.</p>
        </AskDialog>
      )}
    </>
  );
};
