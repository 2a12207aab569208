/** @jsxImportSource react */
import { type DragEvent, useRef, useState } from "react";
import { valueAt } from "../../text/values";
import { words } from "../../words";
import { api, pictureAddress } from "../api";
import { Dialog } from "../dialog";
import { idOf, pathOf } from "../field-path";
import { useFormTools } from "../form/form-context";
import { useSetField } from "../form/use-set-field";
import { useDescribed } from "./described";

/** How a file names what stands beside its folder. */
const toRoot = (file: string) => (file.includes("/") ? "../" : "");

/** A picture: chosen from those that are there, or dropped here, made ready, and to be given its alternative text. */
export const PictureField = ({ id, value }: { id: string; value: string }) => {
  const { file, value: content, choices, edit, focusLater, say, refreshChoices } = useFormTools();
  const path = pathOf(id);
  const set = useSetField(path);
  const described = useDescribed(id);
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [state, setState] = useState("");
  const name = value.replace(/^(\.\.\/)+/, "");
  /** The field beside the picture whose loop shows the same, moving. */
  const loop = [...path.slice(0, -2), "loop"];
  /** Takes another picture. The loop of the one before would go on showing that one under every pointer. */
  const choose = (picture: string, said = "") => {
    set(toRoot(file) + picture);
    setChoosing(false);
    focusLater(idOf([...path.slice(0, -1), "alt"]));
    const hasLoop = path.at(-2) === "image" && picture !== name && valueAt(content, loop) !== undefined;
    if (hasLoop) edit([{ op: "remove", path: loop }], idOf(loop));
    const all = [said, hasLoop ? words.loopTakenOut : ""].filter((text) => text !== "").join(" ");
    if (all !== "") say(all);
  };
  const take = async (dropped: File | undefined) => {
    if (!dropped) return;
    setState(words.uploading);
    try {
      const { picture } = await api.upload(dropped, path.at(-2) === "image" ? "photo" : "any");
      await refreshChoices();
      choose(picture, words.uploaded);
      setState("");
    } catch (error) {
      setState((error as Error).message);
    }
  };
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside takes a file as well
    <div className="picture-field" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      {name === "" ? <span className="no-picture">{words.noPicture}</span> : <img src={pictureAddress(name)} alt="" />}
      <div>
        <button type="button" id={id} onClick={() => setChoosing(true)} {...described}>
          {name === "" ? words.choosePicture : `${words.changePicture}: ${name.replace("images/", "")}`}
        </button>
        <label className="drop">
          {words.dropPicture}
          <input ref={input} type="file" accept="image/*" onChange={(event) => void take(event.target.files?.[0])} />
        </label>
        <p role="status">{state}</p>
      </div>
      {isChoosing && (
        <Dialog title={words.pictures} onClose={() => setChoosing(false)}>
          <ul className="pictures">
            {choices.pictures.map((picture) => (
              <li key={picture}>
                <button type="button" aria-pressed={picture === name} onClick={() => choose(picture)}>
                  <img src={pictureAddress(picture)} alt="" loading="lazy" />
                  {picture.replace("images/", "")}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
};
