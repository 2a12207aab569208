import { api } from "./api";
import { NameInput, nameIn, useAsk } from "./dialog";
import { addressOfFile } from "./use-route";

export function nameOfAdding(kind: string): string {
  const noun = kind === "location" ? "office" : kind.replaceAll("-", " ");
  return `Add ${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

export function useAdding(menus: readonly string[]): (kind: string) => void {
  const ask = useAsk();
  return (kind) =>
    ask({
      title: nameOfAdding(kind),
      done: "Write it",
      send: async (answers) => {
        const { file, left } = await api.create({
          kind,
          title: nameIn(answers),
          inNavigation: answers.has("inNavigation"),
          menu: answers.get("menu")?.toString(),
        });
        if (left) window.alert(left);
        location.hash = addressOfFile(file);
      },
      children: (
        <>
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
        </>
      ),
    });
}
