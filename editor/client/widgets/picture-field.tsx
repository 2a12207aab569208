/** @jsxImportSource react */
import { useState } from "react";
import type { Path } from "../../text/edit";
import { valueAt } from "../../text/values";
import { words } from "../../words";
import { pictureAddress } from "../api";
import { idOf } from "../field-path";
import { focusLater } from "../focus-later";
import { type ControlOf, useFormTools } from "../form/form-context";
import { PickButton } from "../picker";
import { PictureDrop } from "../picture-drop";

/** Path from a file to what stands beside the outermost folder. */
const toRoot = (file: string) => "../".repeat(file.split("/").length - 1);

/** A picture: chosen from those that are there, or dropped here, made ready, and to be given its alternative text. */
export const PictureField = ({ id, path, value, described }: ControlOf<string>) => {
  const { file, value: content, choices, edit, say, refreshChoices } = useFormTools();
  const [question, setQuestion] = useState("");
  const name = value.replace(/^(\.\.\/)+/, "");
  /** The field beside the picture whose loop shows the same, moving. */
  const loop = [...path.slice(0, -2), "loop"];
  /** The question stands until somebody has written something else. */
  const text = valueAt(content, [...path.slice(0, -1), "alt"]);
  const isAsked = text === "" || text === choices.pictureTexts[name];
  /** Takes another picture. The loop of the one before would go on showing that one under every pointer. */
  const choose = (picture: string, said = "") => {
    const alt = [...path.slice(0, -1), "alt"];
    const focus = [...path.slice(0, -1), "focus"];
    const isLeft = (at: Path) => picture !== name && valueAt(content, at) !== undefined;
    const hasText = isLeft(alt);
    const hasLoop = path.at(-2) === "image" && isLeft(loop);
    // The picture before showed something else.
    const known = choices.pictureTexts[picture] ?? "";
    edit([
      { op: "set", path, value: toRoot(file) + picture },
      ...(hasText ? [{ op: "set", path: alt, value: known } as const] : []),
      ...(isLeft(focus) ? [{ op: "remove", path: focus } as const] : []),
      ...(hasLoop ? [{ op: "remove", path: loop } as const] : []),
    ]);
    focusLater(idOf(alt));
    setQuestion(hasText ? (known === "" ? words.askText : words.askKnownText) : "");
    const all = [said, hasLoop ? words.loopTakenOut : ""].filter((text) => text !== "").join(" ");
    if (all !== "") say(all);
  };
  const takeNew = async (picture: string) => {
    await refreshChoices();
    choose(picture, words.uploaded);
  };
  return (
    <div className="picture-field thumbed">
      {name === "" ? <span className="muted thumb">{words.noPicture}</span> : <img src={pictureAddress(name)} alt="" />}
      <div>
        <PickButton
          id={id}
          title={words.pictures}
          label={words.searchPictures}
          options={choices.pictures.map((picture) => ({
            value: picture,
            words: choices.pictureTexts[picture] ?? "",
            picture,
          }))}
          choose={choose}
          {...described}
        >
          {name === "" ? words.choosePicture : `${words.changePicture}: ${name.replace("images/", "")}`}
        </PickButton>
        <PictureDrop label={words.dropPicture} kind={path.at(-2) === "image" ? "photo" : "any"} done={takeNew} />
        {question !== "" && isAsked && <p className="notice">{question}</p>}
      </div>
    </div>
  );
};
