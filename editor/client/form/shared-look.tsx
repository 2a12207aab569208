/** @jsxImportSource react */
import { isGroup } from "../../../src/content/fields/values";
import { valueAt } from "../../text/values";
import { words } from "../../words";
import { pictureAddress } from "../api";
import { useFormTools } from "./form-context";

/** As many letters as search engines show of each before they cut it off. */
const most = { title: 60, description: 160 } as const;

const cut = (text: string, length: number) => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);

const told = (value: unknown) => (typeof value === "string" ? value : "");

/** The page as it looks in search results and when its address is shared, while its words are typed. */
export const SharedLook = () => {
  const { value, site, pagePath, version, choices, file } = useFormTools();
  const head = valueAt(value, ["head"]);
  if (!isGroup(head)) return null;
  const filled = (text: string) =>
    choices.facts.reduce((all, fact) => (fact.words === "" ? all : all.replaceAll(fact.value, fact.words)), text);
  const company = choices.facts.find(({ value: name }) => name === "{company}")?.words ?? "";
  const title = `${filled(told(head.title))}${company ? ` | ${company}` : ""}`;
  const description = filled(told(head.description));
  const host = site.replace(/^https?:\/\//, "");
  const tooLong = [
    ...(title.length > most.title ? [words.tooLongTitle(title.length, most.title)] : []),
    ...(description.length > most.description ? [words.tooLongDescription(description.length, most.description)] : []),
  ];
  return (
    <div className="looks">
      <figure>
        <figcaption>{words.inSearch}</figcaption>
        <div className="search-look">
          <span className="look-address">
            {host}
            {pagePath ?? `/${file}`}
          </span>
          <strong>{cut(title, most.title)}</strong>
          <span>{cut(description, most.description)}</span>
        </div>
      </figure>
      <figure>
        <figcaption>{words.whenShared}</figcaption>
        <div className="shared-look">
          {pagePath && <img src={`${pictureAddress(pagePath, "shared")}&of=${version}`} alt="" />}
          <span className="look-address">{host}</span>
          <strong>{cut(title, 70)}</strong>
          <span>{cut(description, 110)}</span>
        </div>
      </figure>
      {tooLong.length > 0 && <p role="status">{tooLong.join(" ")}</p>}
    </div>
  );
};
