/** @jsxImportSource react */
import { useState } from "react";
import { words } from "../words";
import { api } from "./api";
import { NameDialog } from "./name-dialog";
import { addressOfFile } from "./use-route";

/** Kinds whose files make a page that the navigation can name. */
const hasPage = (kind: string) => !["location", "wizard"].includes(kind);

/** Asks how a new page or file is called, and writes it. */
export const NewFileDialog = ({ kind, onClose }: { kind: string; onClose: () => void }) => {
  const [isNamed, setNamed] = useState(hasPage(kind));
  const send = async (title: string) => {
    const { file } = await api.create(kind, title, isNamed);
    onClose();
    location.hash = addressOfFile(file);
  };
  return (
    <NameDialog title={words.add(kind)} label={words.newTitle} done={words.newDone} send={send} onClose={onClose}>
      {hasPage(kind) && (
        <label className="check">
          <input type="checkbox" checked={isNamed} onChange={(event) => setNamed(event.target.checked)} />
          {words.newInNavigation}
        </label>
      )}
    </NameDialog>
  );
};
