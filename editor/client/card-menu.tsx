import { folderOf } from "../../src/content/languages/languages";
import { api, type FileCard } from "./api";
import { NameInput, nameIn, useAsk } from "./dialog";
import { Menu } from "./menu";
import { addressOfFile } from "./use-route";
import { counted } from "./wording";

interface CardMenuProps {
  card: FileCard;
  translations: readonly string[];
  refresh: () => Promise<void>;
  say: (done: string) => void;
}

export const CardMenu = ({ card: { file, title }, translations, refresh, say }: CardMenuProps) => {
  const ask = useAsk();
  const duplicate = () =>
    ask({
      title: `A copy of ${title}`,
      done: "Duplicate",
      children: <NameInput label="What is it called?" />,
      send: async (answers) => {
        const copy = await api.duplicate({ file, title: nameIn(answers) });
        location.hash = addressOfFile(copy.file);
      },
    });
  const rename = () =>
    ask({
      title: `Rename ${title}`,
      done: "Rename",
      children: (
        <>
          <NameInput label="Name in the address" initial={file.replace(/^.*\/|\.yaml$/g, "")} />
          <p className="muted">
            The name is the end of the page's address. Links are changed with it, and the earlier address leads on.
          </p>
        </>
      ),
      send: async (answers) => {
        const { file: fresh, changed } = await api.rename({ file, name: nameIn(answers) });
        const others = counted(changed.length, "other file was", "other files were");
        say(`It is now content/${fresh}${changed.length === 0 ? "" : `; ${others} changed with it`}.`);
        await refresh();
      },
    });
  const remove = async () => {
    const [links, { text: base }] = await Promise.all([api.links({ file }), api.stored({ file })]);
    const places = new Set(links.map((link) => `content/${link.file}: ${link.value.slice(0, 80)}`));
    ask({
      title: `Delete ${title}?`,
      done: "Delete it",
      isDanger: true,
      children: (
        <>
          <p>
            {links.length === 0
              ? "Nothing else names it."
              : "These places name it, and will be mistakes until they name something else:"}
          </p>
          <ul>
            {[...places].map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
          {translations.length > 0 && <p>Its translations go with it: {translations.join(", ")}.</p>}
        </>
      ),
      send: async () => {
        await api.remove({ file, base });
        await refresh();
      },
    });
  };
  const actions = [
    { name: "Duplicate", act: duplicate },
    { name: "Rename", act: rename },
    { name: "Delete", act: () => void remove().catch((error: Error) => say(error.message)) },
  ];
  // A translation is named as its original is, and there are no two of one file.
  return (
    <Menu name={`More about ${title}`} actions={folderOf(file) === "" ? actions : actions.slice(2)}>
      ⋯
    </Menu>
  );
};
