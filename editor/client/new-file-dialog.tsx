import { api } from "./api";
import { AskDialog, NameInput, nameIn } from "./dialog";
import { addressOfFile } from "./use-route";

export function nameOfAdding(kind: string): string {
  const noun = kind === "location" ? "office" : kind.replaceAll("-", " ");
  return `Add ${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

interface NewFileDialogProps {
  kind: string;
  /** Titles above the lists of links in header and footer. */
  menus: readonly string[];
  onClose: () => void;
}

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
    <AskDialog title={nameOfAdding(kind)} done="Write it" send={send} onClose={onClose}>
      <NameInput label="What is it called?" />
      {kind !== "location" && kind !== "wizard" && (
        <>
          <label className="line">
            <input type="checkbox" name="inNavigation" defaultChecked />
            Name it in the header and the footer
          </label>
          <label className="stack">
            In the list
            <select name="menu">
              <option value="">of the pages beside it</option>
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
