import { useEffect, useState } from "react";
import { folderOf } from "../../src/content/languages/languages";
import { api, type FileCard } from "./api";
import { AskDialog, NameInput, nameIn } from "./dialog";
import { Menu } from "./menu";
import { addressOfFile } from "./use-route";
import { counted } from "./wording";

interface CardMenuProps {
  card: FileCard;
  translations: readonly string[];
  refresh: () => Promise<void>;
  say: (done: string) => void;
}

interface DeleteDialogProps extends Omit<CardMenuProps, "say"> {
  onClose: () => void;
}

const DeleteDialog = ({ card: { file, title }, translations, refresh, onClose }: DeleteDialogProps) => {
  const [links, setLinks] = useState<{ file: string; value: string }[]>();
  const [base, setBase] = useState<string>();
  useEffect(() => {
    void api.links({ file }).then(setLinks);
    void api.stored({ file }).then(({ text }) => setBase(text));
  }, [file]);
  const remove = async () => {
    await api.remove({ file, base: base ?? "" });
    onClose();
    await refresh();
  };
  return (
    <AskDialog
      title={`Delete ${title}?`}
      done="Delete it"
      isDanger
      isReady={links !== undefined && base !== undefined}
      send={remove}
      onClose={onClose}
    >
      {links?.length === 0 && <p>Nothing else names it.</p>}
      {links && links.length > 0 && <p>These places name it, and will be mistakes until they name something else:</p>}
      <ul>
        {links?.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may name it several times in the same words
          <li key={`${link.file} ${link.value} ${index}`}>
            <code>content/{link.file}</code> {link.value.slice(0, 80)}
          </li>
        ))}
      </ul>
      {translations.length > 0 && <p>Its translations go with it:</p>}
      <ul>
        {translations.map((translation) => (
          <li key={translation}>
            <code>content/{translation}</code>
          </li>
        ))}
      </ul>
    </AskDialog>
  );
};

export const CardMenu = ({ card, translations, refresh, say }: CardMenuProps) => {
  const { file, title } = card;
  const [open, setOpen] = useState<"duplicate" | "rename" | "remove">();
  const close = () => setOpen(undefined);
  const duplicate = async (answers: FormData) => {
    const copy = await api.duplicate({ file, title: nameIn(answers) });
    close();
    location.hash = addressOfFile(copy.file);
  };
  const rename = async (answers: FormData) => {
    const { file: fresh, changed } = await api.rename({ file, name: nameIn(answers) });
    close();
    const others = counted(changed.length, "other file was", "other files were");
    say(`It is now content/${fresh}${changed.length === 0 ? "" : `; ${others} changed with it`}.`);
    await refresh();
  };
  const remove = { name: "Delete", act: () => setOpen("remove") };
  // A translation is named as its original is, and there are no two of one file.
  const actions =
    folderOf(file) === ""
      ? [
          { name: "Duplicate", act: () => setOpen("duplicate") },
          { name: "Rename", act: () => setOpen("rename") },
          remove,
        ]
      : [remove];
  return (
    <>
      <Menu name={`More about ${title}`} actions={actions}>
        ⋯
      </Menu>
      {open === "duplicate" && (
        <AskDialog title={`A copy of ${title}`} done="Duplicate" send={duplicate} onClose={close}>
          <NameInput label="What is it called?" />
        </AskDialog>
      )}
      {open === "rename" && (
        <AskDialog title={`Rename ${title}`} done="Rename" send={rename} onClose={close}>
          <NameInput label="Name in the address" initial={file.replace(/^.*\/|\.yaml$/g, "")} />
          <p className="muted">
            The name is the end of the page's address. Links are changed with it, and the earlier address leads on.
          </p>
        </AskDialog>
      )}
      {open === "remove" && <DeleteDialog card={card} translations={translations} refresh={refresh} onClose={close} />}
    </>
  );
};
