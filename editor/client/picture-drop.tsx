import { useState } from "react";
import { upload } from "./api";

interface PictureDropProps {
  label: string;
  kind: "photo" | "any";
  /** Says what has come of it. */
  done: (picture: string) => Promise<string>;
}

/** What can be taken. A telephone turns its own format into one of these where it is not among them. */
const formats = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff,image/svg+xml";

export const PictureDrop = ({ label, kind, done }: PictureDropProps) => {
  const [said, setSaid] = useState("");
  const take = async (file: File | undefined) => {
    if (!file) return;
    setSaid("The picture is made ready …");
    try {
      setSaid(await done(await upload(file, kind)));
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <>
      <label className="stack">
        {label}
        <input type="file" accept={formats} onChange={({ target }) => void take(target.files?.[0])} />
      </label>
      <p role="status">{said}</p>
    </>
  );
};
