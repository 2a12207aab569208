/** @jsxImportSource react */
import { words } from "../words";
import { api } from "./api";
import { AskDialog, NameInput, nameIn } from "./ask-dialog";
import { addressOfFile } from "./use-route";

/** Kinds whose files make a page that the navigation can name. */
const hasPage = (kind: string) => !["location", "wizard"].includes(kind);

/** Asks how a new page or file is called, and writes it. */
export const NewFileDialog = ({ kind, onClose }: { kind: string; onClose: () => void }) => {
  const send = async (answers: FormData) => {
    const { file } = await api.create({ kind, title: nameIn(answers), inNavigation: answers.has("inNavigation") });
    onClose();
    location.hash = addressOfFile(file);
  };
  return (
    <AskDialog title={words.add(kind)} done={words.newDone} send={send} onClose={onClose}>
      <NameInput label={words.newTitle} />
      {hasPage(kind) && (
        <label className="line">
          <input type="checkbox" name="inNavigation" defaultChecked />
          {words.newInNavigation}
        </label>
      )}
    </AskDialog>
  );
};
