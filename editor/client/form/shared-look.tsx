import { isGroup, valueAt } from "../../../src/content/fields/values";
import { useFormTools } from "./form-context";

/** As many letters as search engines show of each before they cut it off. */
const most = { title: 60, description: 160 };

const cut = (text: string, length: number) => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);

/** The page as it looks in search results, while its words are typed. */
export const SharedLook = () => {
  const { value, choices } = useFormTools();
  const head = valueAt(value, ["head"]);
  if (!isGroup(head)) return null;
  const filled = (text: unknown) =>
    choices.facts.reduce((all, fact) => all.replaceAll(fact.value, fact.words || fact.value), String(text ?? ""));
  const title = filled(`${head.title ?? ""} | {company}`);
  const description = filled(head.description);
  return (
    <figure className="box stack">
      <figcaption className="muted">In search results</figcaption>
      <strong>{cut(title, most.title)}</strong>
      <span>{cut(description, most.description)}</span>
      <p role="status" className="muted">
        {title.length > most.title &&
          `The title has ${title.length} letters with the company's name; search engines cut it off after about ${most.title}. `}
        {description.length > most.description &&
          `The sentences have ${description.length} letters; search engines cut them off after about ${most.description}.`}
      </p>
    </figure>
  );
};
