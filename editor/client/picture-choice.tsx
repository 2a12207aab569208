/** @jsxImportSource react */
import { useState } from "react";
import { words } from "../words";
import { pictureAddress } from "./api";
import { hasWords } from "./has-words";

interface PictureChoiceProps {
  pictures: readonly string[];
  chosen?: string;
  choose: (picture: string) => void;
}

/** Name of a picture where it is chosen. */
export const pictureTitle = (picture: string): string => picture.replace(/^images\//, "");

const PictureChoice = ({ pictures, chosen, choose }: PictureChoiceProps) => (
  <ul className="picture-choice">
    {pictures.map((picture) => (
      <li key={picture}>
        <button type="button" aria-pressed={picture === chosen} onClick={() => choose(picture)}>
          <img src={pictureAddress(picture)} alt="" loading="lazy" />
          {pictureTitle(picture)}
        </button>
      </li>
    ))}
    {pictures.length === 0 && <li>{words.nothingFound}</li>}
  </ul>
);

interface PictureSearchProps {
  pictures: readonly string[];
  /** Alternative text of each. */
  texts: Readonly<Record<string, string>>;
  chosen: string;
  choose: (picture: string) => void;
}

/** Pictures of the site, found by their names and by what they are said to show. */
export const PictureSearch = ({ pictures, texts, chosen, choose }: PictureSearchProps) => {
  const [sought, setSought] = useState("");
  const found = pictures.filter((picture) => hasWords(`${picture} ${texts[picture] ?? ""}`, sought));
  return (
    <>
      <label className="picker-search">
        {words.searchPictures}
        <input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
      </label>
      <PictureChoice pictures={found} chosen={chosen} choose={choose} />
    </>
  );
};
