/** @jsxImportSource react */
import { type FormEvent, useState } from "react";
import { words } from "../words";
import { api } from "./api";
import { Dialog } from "./dialog";
import { addressOfFile } from "./use-route";

/** Kinds whose files make a page that the navigation can name. */
const hasPage = (kind: string) => !["location", "wizard"].includes(kind);

/** Asks how a new page or file is called, and writes it. */
export const NewFileDialog = ({ kind, onClose }: { kind: string; onClose: () => void }) => {
  const [title, setTitle] = useState("");
  const [isNamed, setNamed] = useState(hasPage(kind));
  const [failure, setFailure] = useState("");
  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { file } = await api.create(kind, title, isNamed && hasPage(kind));
      onClose();
      location.hash = addressOfFile(file);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <Dialog title={words.add(kind)} onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <label htmlFor="new-title">{words.newTitle}</label>
        <input id="new-title" required value={title} onChange={(event) => setTitle(event.target.value)} />
        {hasPage(kind) && (
          <label className="check">
            <input type="checkbox" checked={isNamed} onChange={(event) => setNamed(event.target.checked)} />
            {words.newInNavigation}
          </label>
        )}
        <p role="alert" className="failure">
          {failure}
        </p>
        <button type="submit" className="primary">
          {words.newDone}
        </button>
      </form>
    </Dialog>
  );
};
