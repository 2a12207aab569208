/** @jsxImportSource react */
import { useEffect, useState } from "react";
import { folderOf } from "../../src/content/languages/languages";
import type { FileCard } from "../protocol";
import { words } from "../words";
import { api } from "./api";
import { ConfirmDialog } from "./confirm-dialog";
import { Menu } from "./menu";
import { NameDialog } from "./name-dialog";
import { addressOfFile } from "./use-route";

interface CardProps {
  card: FileCard;
  /** Files in which it is translated. */
  translations: readonly string[];
  refresh: () => Promise<void>;
  /** Says what was done beside what was asked for. */
  say: (done: string) => void;
}

/** Says what links to a file before it goes. */
const DeleteDialog = ({ card, translations, refresh, onClose }: Omit<CardProps, "say"> & { onClose: () => void }) => {
  const [links, setLinks] = useState<{ file: string; value: string }[]>();
  const [base, setBase] = useState<string>();
  useEffect(() => {
    void api.links(card.file).then(setLinks);
    void api.stored(card.file).then(({ text }) => setBase(text));
  }, [card.file]);
  const remove = async () => {
    await api.remove(card.file, base ?? "");
    onClose();
    await refresh();
  };
  return (
    <ConfirmDialog
      title={words.deleteTitle(card.title)}
      done={words.deleteDone}
      isReady={links !== undefined && base !== undefined}
      send={remove}
      onClose={onClose}
    >
      {links && <p>{links.length === 0 ? words.deleteNoLinks : words.deleteLinks}</p>}
      <ul>
        {links?.map(({ file, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may name it several times in the same words
          <li key={`${file} ${value} ${index}`}>
            <code>content/{file}</code> {value.slice(0, 80)}
          </li>
        ))}
      </ul>
      {translations.length > 0 && <p>{words.deleteTranslations}</p>}
      <ul>
        {translations.map((file) => (
          <li key={file}>
            <code>content/{file}</code>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
};

const actions = { duplicate: words.duplicate, rename: words.rename, delete: words.remove } as const;

type CardAction = keyof typeof actions;

/** A translation is named as its original is, and there are no two of one file. */
const all = Object.keys(actions) as CardAction[];

export const CardMenu = ({ card, translations, refresh, say }: CardProps) => {
  const [open, setOpen] = useState<CardAction>();
  const close = () => setOpen(undefined);
  const duplicate = async (title: string) => {
    const { file } = await api.duplicate(card.file, title);
    close();
    location.hash = addressOfFile(file);
  };
  const rename = async (name: string) => {
    const { file, changed } = await api.rename(card.file, name);
    close();
    say(words.renamed(file, changed.length));
    await refresh();
  };
  return (
    <>
      <Menu summary={{ "aria-label": words.more(card.title), children: "⋯" }}>
        {(folderOf(card.file) === "" ? all : (["delete"] as const)).map((what) => (
          <li key={what}>
            <button type="button" onClick={() => setOpen(what)}>
              {actions[what]}
            </button>
          </li>
        ))}
      </Menu>
      {open === "duplicate" && (
        <NameDialog
          title={words.duplicateTitle(card.title)}
          label={words.newTitle}
          done={words.duplicate}
          send={duplicate}
          onClose={close}
        />
      )}
      {open === "rename" && (
        <NameDialog
          title={words.renameTitle(card.title)}
          label={words.renameName}
          initial={card.file.replace(/^.*\/|\.yaml$/g, "")}
          done={words.rename}
          send={rename}
          onClose={close}
        >
          <p className="description">{words.renameHint}</p>
        </NameDialog>
      )}
      {open === "delete" && <DeleteDialog card={card} translations={translations} refresh={refresh} onClose={close} />}
    </>
  );
};
