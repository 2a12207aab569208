import { Icon } from "../../components/icon";
import { interpolate } from "../../content/text/text";
import { readableSize } from "../questions/attachment-limits";
import type { EnquirySettings } from "../questions/form-types";

interface PickedFilesProps {
  files: readonly File[];
  messages: EnquirySettings["messages"];
  onRemove: (index: number) => void;
}

export function PickedFiles({ files, messages, onRemove }: PickedFilesProps) {
  if (files.length === 0) return null;
  // A phone calls every photo "image.jpg".
  const called = files.map(({ name, size }, index) => {
    const before = files.slice(0, index).filter((other) => other.name === name).length;
    return { name: before > 0 ? `${name} (${before + 1})` : name, size };
  });
  return (
    <ul aria-label={messages.filesList} sx={{ mt: "10px", borderTop: "rule" }}>
      {called.map(({ name, size }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may be another's with its number
          key={index}
          sx={{
            variant: "layout.line",
            gap: "12px",
            borderBottom: "rule",
            fontSize: "label",
          }}
        >
          <Icon name="file" sx={{ color: "muted" }} />
          <span sx={{ minWidth: 0, overflowWrap: "anywhere", lineHeight: "snug", py: 1 }}>
            {name} <span sx={{ color: "muted", whiteSpace: "nowrap" }}>({readableSize(size, messages)})</span>
          </span>
          <button
            type="button"
            onClick={() => onRemove(index)}
            aria-label={interpolate(messages.remove, { name })}
            sx={{ variant: "links.more", ml: "auto", flex: "none", minHeight: "target", px: "8px" }}
          >
            <Icon name="remove" size={18} />
            {messages.filesRemoveShort}
          </button>
        </li>
      ))}
    </ul>
  );
}
