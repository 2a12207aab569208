import { useCallback, useEffect, useState } from "react";
import { api, type LibraryPicture, type Overview, pictureAddress } from "./api";
import { useAsk } from "./dialog";
import { PictureDrop } from "./picture-drop";
import { useAttempt } from "./use-attempt";
import { addressOfFile } from "./use-route";
import { counted, hasWords } from "./wording";

const pictureTitle = (picture: string) => picture.replace(/^images\//, "");

interface PictureCardProps extends LibraryPicture {
  pageOf: (file: string) => string;
  remove: () => void;
}

const PictureCard = ({ picture, text, bytes, places, pageOf, remove }: PictureCardProps) => {
  const title = pictureTitle(picture);
  return (
    <li className="library-picture told stack box">
      <img src={pictureAddress(picture)} alt={text} loading="lazy" />
      <strong>{title}</strong>
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
                <a href={addressOfFile(place.file, place.field)}>{pageOf(place.file)}</a> <code>{place.field}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
};

export const PicturesView = ({ overview, refresh }: { overview: Overview; refresh: () => Promise<void> }) => {
  const pageOf = (file: string) => overview.files.find((card) => card.file === file)?.title ?? file;
  const [pictures, setPictures] = useState<LibraryPicture[]>();
  const [sought, setSought] = useState("");
  const [said, setSaid] = useState("");
  const ask = useAsk();
  const [failure, attempt] = useAttempt();
  const look = useCallback(() => attempt(async () => setPictures(await api.pictures())), [attempt]);
  useEffect(() => void look(), [look]);
  const done = async (sentence: string) => {
    setSaid(sentence);
    await look();
    await refresh();
  };
  const remove = (picture: string) =>
    ask({
      title: `Remove ${pictureTitle(picture)}?`,
      done: "Delete",
      isDanger: true,
      children: <p>No page shows it. One that was published can be put back in What has changed until you publish.</p>,
      send: async () => {
        await api.removePicture({ picture });
        await done(`${pictureTitle(picture)} is removed.`);
      },
    });
  const wordsOf = ({ picture, text, places }: LibraryPicture) =>
    [picture, text, ...places.map(({ file }) => pageOf(file))].join(" ");
  const shown = pictures?.filter((picture) => hasWords(wordsOf(picture), sought));
  return (
    <>
      <h1>Pictures</h1>
      <div className="stack search">
        <label htmlFor="search-pictures">Search pictures by name, text or page</label>
        <input id="search-pictures" type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
        <PictureDrop
          label="Add a picture"
          kind="any"
          done={async (picture) => {
            await done("");
            return `${pictureTitle(picture)} is there. Until a page shows it, it is not published.`;
          }}
        />
      </div>
      <p role="status" className="muted note">
        {failure || said || (shown && counted(shown.length, "picture"))}
      </p>
      {!shown && failure === "" && <p>Loading …</p>}
      <ul className="tiles">
        {shown?.map((picture) => (
          <PictureCard key={picture.picture} {...picture} pageOf={pageOf} remove={() => remove(picture.picture)} />
        ))}
      </ul>
    </>
  );
};
