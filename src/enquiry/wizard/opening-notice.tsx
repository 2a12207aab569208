import type { QuestionMessages } from "../questions/kind-rules";

export interface OpeningNoticeProps {
  messages: Pick<QuestionMessages, "opening" | "openingFailed" | "openingRetry" | "openingPage" | "close">;
  page: string;
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Tells the notice how high the consent banner is: the property is not inherited. */
const setInset = (notice: HTMLElement | null) =>
  notice?.style.setProperty("--banner", document.documentElement.style.getPropertyValue("--banner"));

/** Space below the notice. On a screen that the banner fills, it stands before it, and scrolls. */
const inset = "min(var(--banner, 0px) + 24px, 50vh)";

/** Stands at the foot of the screen while a wizard is being loaded, and says so where it cannot be. */
export const OpeningNotice = ({ messages, page, hasFailed, onRetry, onClose }: OpeningNoticeProps) => (
  <div
    role={hasFailed ? "alert" : "status"}
    ref={setInset}
    sx={{
      position: "fixed",
      left: "50%",
      bottom: inset,
      maxHeight: `calc(100vh - ${inset} - 16px)`,
      overflowY: "auto",
      zIndex: "dialog",
      transform: "translateX(-50%)",
      width: "max-content",
      maxWidth: "calc(100vw - 32px)",
      p: "16px 22px",
      bg: "background",
      borderRadius: "medium",
      boxShadow: "floating",
    }}
  >
    {hasFailed ? messages.openingFailed : messages.opening}
    {hasFailed && (
      <div sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mt: 2 }}>
        <button type="button" onClick={onRetry} sx={{ variant: "buttons.primary" }}>
          {messages.openingRetry}
        </button>
        <button type="button" onClick={onClose} sx={{ variant: "buttons.secondary" }}>
          {messages.close}
        </button>
        {/* Not a link of the app, which could not bring the window either. */}
        <a href={page} sx={{ variant: "links.more", color: "text" }}>
          {messages.openingPage}
        </a>
      </div>
    )}
  </div>
);
