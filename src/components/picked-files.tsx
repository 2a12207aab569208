import { useId } from "react";
import { Icon } from "./icon";
import { file as fileLines, remove as removeLines } from "./icons/lines";
import { TextButton } from "./text-button";
import { VisuallyHidden } from "./visually-hidden";

export interface PickedFile {
  name: string;
  size: string;
  remove: string;
}

interface PickedFilesProps {
  files: readonly PickedFile[];
  words: { list: string; remove: string };
  onRemove: (index: number) => void;
}

export function PickedFiles({ files, words, onRemove }: PickedFilesProps) {
  const listId = useId();
  if (files.length === 0) return null;
  return (
    <>
      <VisuallyHidden>
        <span id={listId}>{words.list}</span>
      </VisuallyHidden>
      <ul aria-labelledby={listId} sx={{ mt: "10px", borderTop: "1px solid", borderColor: "border" }}>
        {files.map((file, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: A phone calls every photo "image.jpg".
            key={index}
            sx={{
              display: "flex",
              alignItems: "center",
              gap: "12px",
              borderBottom: "1px solid",
              borderColor: "border",
              fontSize: "label",
            }}
          >
            <Icon lines={fileLines} sx={{ color: "muted" }} />
            <span sx={{ minWidth: 0, overflowWrap: "anywhere", lineHeight: "snug", py: 1 }}>
              {file.name} <span sx={{ color: "muted", whiteSpace: "nowrap" }}>({file.size})</span>
            </span>
            <TextButton
              onClick={() => onRemove(index)}
              aria-label={file.remove}
              sx={{ variant: "links.more", ml: "auto", flex: "none", minHeight: "target", px: "8px" }}
            >
              <Icon lines={removeLines} size={18} />
              {words.remove}
            </TextButton>
          </li>
        ))}
      </ul>
    </>
  );
}
