/** @jsxImportSource react */
import { words } from "../words";
import { api } from "./api";
import { AskDialog, NameInput, nameIn } from "./ask-dialog";
import { addressOfFile } from "./use-route";

/** Kinds whose files make a page that the navigation can name. */
const hasPage = (kind: string) => !["location", "wizard"].includes(kind);

interface NewFileDialogProps {
  kind: string;
  /** Titles above the lists of links in header and footer. */
  menus: readonly string[];
  onClose: () => void;
}

/** Asks how a new page or file is called, and writes it. */
export const NewFileDialog = ({ kind, menus, onClose }: NewFileDialogProps) => {
  const send = async (answers: FormData) => {
    const { file, left } = await api.create({
      kind,
      title: nameIn(answers),
      inNavigation: answers.has("inNavigation"),
      menu: answers.get("menu")?.toString(),
    });
    if (left) window.alert(left);
    onClose();
    location.hash = addressOfFile(file);
  };
  return (
    <AskDialog title={words.add(kind)} done={words.newDone} send={send} onClose={onClose}>
      <NameInput label={words.newTitle} />
      {hasPage(kind) && (
        <>
          <label className="line">
            <input type="checkbox" name="inNavigation" defaultChecked />
            {words.newInNavigation}
          </label>
          <label className="stack">
            {words.newMenu}
            <select name="menu">
              <option value="">{words.newBesideNeighbours}</option>
              {menus.map((title) => (
                <option key={title}>{title}</option>
              ))}
            </select>
          </label>
        </>
      )}
    </AskDialog>
  );
};
