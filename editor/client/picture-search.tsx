/** @jsxImportSource react */
import { useState } from "react";
import { words } from "../words";
import { hasWords } from "./has-words";
import { PictureChoice } from "./picture-choice";

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
