/** @jsxImportSource react */
import { useEffect, useState } from "react";
import { folderOf } from "../../src/content/languages/languages";
import type { FileCard } from "../protocol";
import { words } from "../words";
import { api } from "./api";
import { AskDialog, NameInput, nameIn } from "./ask-dialog";
import { Menu } from "./menu";
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
    void api.links({ file: card.file }).then(setLinks);
    void api.stored({ file: card.file }).then(({ text }) => setBase(text));
  }, [card.file]);
  const remove = async () => {
    await api.remove({ file: card.file, base: base ?? "" });
    onClose();
    await refresh();
  };
  return (
    <AskDialog
      title={words.deleteTitle(card.title)}
      done={words.deleteDone}
      isDanger
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
    </AskDialog>
  );
};

export const CardMenu = ({ card, translations, refresh, say }: CardProps) => {
  const [open, setOpen] = useState<"duplicate" | "rename" | "remove">();
  const close = () => setOpen(undefined);
  const duplicate = async (answers: FormData) => {
    const { file } = await api.duplicate({ file: card.file, title: nameIn(answers) });
    close();
    location.hash = addressOfFile(file);
  };
  const rename = async (answers: FormData) => {
    const { file, changed } = await api.rename({ file: card.file, name: nameIn(answers) });
    close();
    say(words.renamed(file, changed.length));
    await refresh();
  };
  // A translation is named as its original is, and there are no two of one file.
  const actions = folderOf(card.file) === "" ? (["duplicate", "rename", "remove"] as const) : (["remove"] as const);
  return (
    <>
      <Menu
        name={words.more(card.title)}
        actions={actions.map((action) => ({ name: words[action], act: () => setOpen(action) }))}
      >
        ⋯
      </Menu>
      {open === "duplicate" && (
        <AskDialog title={words.duplicateTitle(card.title)} done={words.duplicate} send={duplicate} onClose={close}>
          <NameInput label={words.newTitle} />
        </AskDialog>
      )}
      {open === "rename" && (
        <AskDialog title={words.renameTitle(card.title)} done={words.rename} send={rename} onClose={close}>
          <NameInput label={words.renameName} initial={card.file.replace(/^.*\/|\.yaml$/g, "")} />
          <p className="muted">{words.renameHint}</p>
        </AskDialog>
      )}
      {open === "remove" && <DeleteDialog card={card} translations={translations} refresh={refresh} onClose={close} />}
    </>
  );
};
