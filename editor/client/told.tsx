import { stringify } from "yaml";
import { pictureAddress } from "./api";

const isPicture = (text: string) => /^(\.\.\/)*images\/\S+\.(webp|png|jpe?g|svg)$/.test(text);

const told = (value: unknown): string =>
  typeof value === "string" ? value : stringify(value, { lineWidth: 0 }).trimEnd();

export const Told = ({ value, at }: { value: unknown; at?: "before" | "theirs" }) => {
  const isNothing = value === undefined || value === "";
  const text = isNothing ? (at === "before" ? "" : "Removed") : told(value);
  const file = text.replace(/^(\.\.\/)+/, "");
  if (isPicture(text)) return <img src={pictureAddress(file, at)} alt={file} />;
  const Words = at === "before" ? "del" : "p";
  return <Words className="told">{text}</Words>;
};
