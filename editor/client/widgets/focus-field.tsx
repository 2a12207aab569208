import type { MouseEvent } from "react";
import { valueAt } from "../../../src/content/fields/values";
import { pictureAddress } from "../api";
import { type ControlOf, useFormTools } from "../form/form-context";

/** The place in a picture, as the file has it: `62% 40%`. */
export const FocusField = ({ id, path, value, set, described }: ControlOf<string>) => {
  const { value: content } = useFormTools();
  const source = valueAt(content, [...path.slice(0, -1), "src"]);
  const [left, top] = value.split(" ");
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const percent = (part: number) => `${Math.min(100, Math.max(0, Math.round(part * 100)))}%`;
    set(`${percent((clientX - box.left) / box.width)} ${percent((clientY - box.top) / box.height)}`);
  };
  if (typeof source !== "string" || source === "") return null;
  return (
    <details className="focus-field">
      <summary>{value || "The whole picture is shown"}</summary>
      <p className="muted">Click what must stay in sight:</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: who does not point writes the same into the field below */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <span className="focus-picture" onClick={onClick}>
        <img src={pictureAddress(source.replace(/^(\.\.\/)+/, ""))} alt="" />
        {top && <span className="focus-point" style={{ left, top }} />}
      </span>
      <input id={id} value={value} onChange={({ target }) => set(target.value)} {...described} />
    </details>
  );
};
