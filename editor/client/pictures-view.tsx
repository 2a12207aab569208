/** @jsxImportSource react */
import { useCallback, useEffect, useState } from "react";
import type { LibraryPicture } from "../protocol";
import { words } from "../words";
import { api, pictureAddress } from "./api";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog } from "./dialog";
import { hasWords } from "./has-words";
import { NameDialog } from "./name-dialog";
import { PictureChoice, pictureTitle } from "./picture-choice";
import { PictureDrop } from "./picture-drop";
import { useAttempt } from "./use-attempt";
import { addressOfFile } from "./use-route";

const names = { replace: words.replacePicture, rename: words.rename, remove: words.remove } as const;

type Action = keyof typeof names;

interface PictureCardProps {
  picture: LibraryPicture;
  act: (action: Action) => void;
}

/** One picture: what it shows, how heavy it is, where it stands, and what can be done with it. */
const PictureCard = ({ picture: { picture, text, bytes, width, height, places }, act }: PictureCardProps) => {
  const title = pictureTitle(picture);
  const tools: readonly Action[] = places.length > 0 ? ["replace", "rename"] : ["rename", "remove"];
  return (
    <li className="library-picture">
      <img src={pictureAddress(picture)} alt={text} loading="lazy" />
      <div>
        <h2>{title}</h2>
        <p>{text || words.noText}</p>
        <p className="description">{words.pictureFacts(bytes, width, height)}</p>
        {places.length === 0 ? (
          <p className="description">{words.notShown}</p>
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
        <p className="picture-tools">
          {tools.map((action) => (
            <button key={action} type="button" aria-label={words.of(names[action], title)} onClick={() => act(action)}>
              {names[action]}
            </button>
          ))}
        </p>
      </div>
    </li>
  );
};

interface ActionDialogProps {
  of: LibraryPicture;
  all: readonly LibraryPicture[];
  /** Called with what is to be said when it is done. */
  done: (said: string) => Promise<void>;
  onClose: () => void;
}

const ReplaceDialog = ({ of: { picture, places }, all, done, onClose }: ActionDialogProps) => {
  const [failure, attempt] = useAttempt();
  const title = pictureTitle(picture);
  const isDrawing = (name: string) => /\.svg$/i.test(name);
  const fitting = all.map(({ picture: other }) => other).filter((other) => other !== picture);
  const replace = (instead: string) =>
    attempt(async () => {
      const { changed } = await api.replacePicture(picture, instead);
      await done(words.replaced(pictureTitle(instead), changed.length));
    });
  return (
    <Dialog title={words.replaceTitle(title)} onClose={onClose}>
      <p>{words.replaceHint(places.length)}</p>
      <PictureDrop label={words.dropPicture} kind={isDrawing(picture) ? "any" : "photo"} done={replace} />
      <p role="alert" className="failure">
        {failure}
      </p>
      <PictureChoice
        pictures={fitting.filter((other) => isDrawing(picture) || !isDrawing(other))}
        choose={(other) => void replace(other)}
      />
    </Dialog>
  );
};

const RemoveDialog = ({ of: { picture }, done, onClose }: ActionDialogProps) => (
  <ConfirmDialog
    title={words.removePictureTitle(pictureTitle(picture))}
    done={words.remove}
    send={async () => {
      await api.removePicture(picture);
      await done(words.pictureRemoved(pictureTitle(picture)));
    }}
    onClose={onClose}
  >
    <p>{words.removePictureHint}</p>
  </ConfirmDialog>
);

const RenameDialog = ({ of: { picture }, done, onClose }: ActionDialogProps) => (
  <NameDialog
    title={words.renamePicture(pictureTitle(picture))}
    label={words.pictureName}
    initial={pictureTitle(picture).replace(/\.\w+$/, "")}
    done={words.rename}
    send={async (name) => {
      const renamed = await api.renamePicture(picture, name);
      await done(words.pictureRenamed(pictureTitle(renamed.picture)));
    }}
    onClose={onClose}
  />
);

const dialogs = { replace: ReplaceDialog, rename: RenameDialog, remove: RemoveDialog };

export const PicturesView = ({ refresh }: { refresh: () => Promise<void> }) => {
  const [pictures, setPictures] = useState<LibraryPicture[]>();
  const [sought, setSought] = useState("");
  const [isUnusedOnly, setUnusedOnly] = useState(false);
  const [said, setSaid] = useState("");
  const [asked, setAsked] = useState<{ action: Action; picture: LibraryPicture }>();
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
  const ActionDialog = asked && dialogs[asked.action];
  return (
    <>
      <h1>{words.pictureLibrary}</h1>
      <div className="search">
        <label htmlFor="search-pictures">{words.searchPictures}</label>
        <input id="search-pictures" type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
        <label className="check">
          <input type="checkbox" checked={isUnusedOnly} onChange={(event) => setUnusedOnly(event.target.checked)} />
          {words.onlyUnused}
        </label>
      </div>
      <PictureDrop label={words.newPicture} kind="any" done={(picture) => done(words.isAdded(pictureTitle(picture)))} />
      <p role="status" className="note">
        {failure || said}
      </p>
      <p className="search-count">{shown && words.pictureCount(shown.length)}</p>
      {!shown && failure === "" && <p className="alone">{words.loading}</p>}
      <ul className="library">
        {shown?.map((picture) => (
          <PictureCard
            key={picture.picture}
            picture={picture}
            act={(action) => {
              setSaid("");
              setAsked({ action, picture });
            }}
          />
        ))}
      </ul>
      {asked && ActionDialog && (
        <ActionDialog of={asked.picture} all={pictures ?? []} done={done} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
};
