import { Icon } from "./icon";
import { useMessages } from "./messages";

/** Copies a text and says whether it worked. The loader listens to it, before React and after. */
export function CopyButton({ source, label }: { source: string; label: string }) {
  const { copied, refused } = useMessages().clipboard;
  return (
    <div sx={{ display: "flex", flexWrap: "wrap", alignItems: "center" }}>
      <span
        role="status"
        // The loader's: what it has said stays when React comes.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
        dangerouslySetInnerHTML={{ __html: "" }}
        sx={{ color: "primary", fontSize: "small", fontWeight: "bold", "&:not(:empty)": { mr: 2 } }}
      />
      <button
        type="button"
        data-action="copy"
        data-copied={copied}
        data-refused={refused}
        value={source}
        sx={{ variant: "buttons.secondary", minHeight: "target", px: "18px", fontSize: "small" }}
      >
        <Icon name="copy" size={18} />
        {label}
      </button>
    </div>
  );
}
