import type { MouseEvent } from "react";
import { valueAt } from "../../../src/content/fields/values";
import { pictureAddress } from "../api";
import { type ControlOf, useFormTools } from "../form/form-context";

/** The place in a picture in percent, as the file has it: `62% 40%`. */
const placeIn = (value: string) => {
  const [, left, top] = /^(\d+)% (\d+)%$/.exec(value) ?? [];
  return left === undefined || top === undefined ? undefined : { left: Number(left), top: Number(top) };
};

const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part)));

export const FocusField = ({ id, path, value, set, described }: ControlOf<string>) => {
  const { value: content } = useFormTools();
  const source = valueAt(content, [...path.slice(0, -1), "src"]);
  const picture = typeof source === "string" ? source.replace(/^(\.\.\/)+/, "") : "";
  const place = placeIn(value);
  const { left, top } = place ?? { left: 50, top: 50 };
  const choose = (fresh: { left: number; top: number }) => set(`${percent(fresh.left)}% ${percent(fresh.top)}%`);
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    choose({ left: ((clientX - box.left) / box.width) * 100, top: ((clientY - box.top) / box.height) * 100 });
  };
  if (picture === "") return null;
  return (
    <details className="focus-field">
      <summary>{place ? value : "The whole picture is shown"}</summary>
      <p className="muted">
        Click what must stay in sight. The picture is cut to four by three around it, as the site's own are:
      </p>
      {/* Who does not point writes the same into the fields beside it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <span className="focus-picture" onClick={onClick}>
        <img src={pictureAddress(picture)} alt="" />
        {place && <span className="focus-point" style={{ left: `${left}%`, top: `${top}%` }} />}
      </span>
      <span className="line">
        {(["left", "top"] as const).map((side) => (
          <label key={side}>
            From the {side}, in percent
            <input
              type="number"
              min={0}
              max={100}
              value={place?.[side] ?? ""}
              placeholder="50"
              onChange={(event) => choose({ left, top, [side]: Number(event.target.value) })}
              {...(side === "left" && { id, ...described })}
            />
          </label>
        ))}
        <button type="button" className="quiet" disabled={!place} onClick={() => set("")}>
          Show the whole picture
        </button>
      </span>
    </details>
  );
};
