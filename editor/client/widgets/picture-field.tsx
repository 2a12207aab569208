import { useState } from "react";
import type { FieldPath } from "../../../src/content/fields/field-schemas";
import { valueAt } from "../../../src/content/fields/values";
import type { Edit } from "../../text/differences";
import { pictureAddress } from "../api";
import { idOf } from "../field-path";
import { focusLater } from "../focus-later";
import { type ControlOf, useFormTools } from "../form/form-context";
import { PickButton } from "../picker";
import { PictureDrop } from "../picture-drop";

const askText = "What does the new picture show? Until it is said here, people who cannot see it are told nothing.";
const askKnownText = "These words stand with this picture elsewhere. Do they fit here as well?";

export const PictureField = ({ id, path, value, described }: ControlOf<string>) => {
  const { file, value: content, choices, edit, say, refreshChoices } = useFormTools();
  const [question, setQuestion] = useState("");
  const name = value.replace(/^(\.\.\/)+/, "");
  const alt = [...path.slice(0, -1), "alt"];
  const isPhoto = path.at(-2) === "image";
  /** The question stands until somebody has written something else. */
  const text = valueAt(content, alt);
  const isAsked = text === "" || text === choices.pictureTexts[name];
  const choose = (picture: string) => {
    // What stands beside the picture is of the one before; its loop would go on showing that under every pointer.
    const isLeft = (at: FieldPath) => picture !== name && valueAt(content, at) !== undefined;
    const focus = [...path.slice(0, -1), "focus"];
    const loop = [...path.slice(0, -2), "loop"];
    const known = choices.pictureTexts[picture] ?? "";
    const toRoot = "../".repeat(file.split("/").length - 1);
    const edits: Edit[] = [{ op: "set", path, value: toRoot + picture }];
    setQuestion("");
    if (isLeft(alt)) {
      edits.push({ op: "set", path: alt, value: known });
      setQuestion(known === "" ? askText : askKnownText);
    }
    if (isLeft(focus)) edits.push({ op: "remove", path: focus });
    const isLoopLeft = isPhoto && isLeft(loop);
    if (isLoopLeft) edits.push({ op: "remove", path: loop });
    edit(edits);
    focusLater(idOf(alt));
    if (isLoopLeft) say("The loop showed the picture before, and was taken out.");
  };
  const takeNew = async (picture: string) => {
    await refreshChoices();
    choose(picture);
    return "The picture is there.";
  };
  return (
    <div className="picture-field told">
      {name === "" ? <span className="muted">No picture yet</span> : <img src={pictureAddress(name)} alt="" />}
      <div>
        <PickButton
          id={id}
          title="Pictures of the site"
          label="Search pictures by name, text or page"
          options={choices.pictures.map((picture) => ({
            value: picture,
            words: choices.pictureTexts[picture] ?? "",
            picture,
          }))}
          choose={choose}
          {...described}
        >
          {name === "" ? "Choose a picture" : `Change: ${name.replace("images/", "")}`}
        </PickButton>
        <PictureDrop label="Drop a picture here, or choose a file" kind={isPhoto ? "photo" : "any"} done={takeNew} />
        {question !== "" && isAsked && <p className="notice">{question}</p>}
      </div>
    </div>
  );
};
