/** @jsxImportSource react */
import { words } from "../words";
import { pictureAddress } from "./api";

interface PictureChoiceProps {
  pictures: readonly string[];
  chosen?: string;
  choose: (picture: string) => void;
}

/** Name of a picture where it is chosen. */
export const pictureTitle = (picture: string): string => picture.replace(/^images\//, "");

/** Pictures of the site, of which one is chosen. */
export const PictureChoice = ({ pictures, chosen, choose }: PictureChoiceProps) => (
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
