import { VisuallyHidden } from "../../components/visually-hidden";
import { interpolate } from "../../content/text/text";
import { ignoreSecondClick } from "../form/ignore-second-click";
import type { EnquirySettings } from "../questions/definition";

interface SendingButtonProps {
  children: string;
  isSending: boolean;
  /** Progress of the upload. */
  percent?: number;
  messages: Pick<EnquirySettings["messages"], "sending" | "sendingPercent">;
}

/** The button that goes on, and says so while it sends. It keeps focus meanwhile, so it is not disabled. */
export const SendingButton = ({ children, isSending, percent, messages }: SendingButtonProps) => (
  <>
    <button
      type="submit"
      aria-disabled={isSending || undefined}
      onMouseDown={ignoreSecondClick}
      onClick={ignoreSecondClick}
      sx={{
        variant: "buttons.primary",
        minWidth: "108px",
        flex: ["1 1 auto", "none"],
        // Both texts take the same place, so that the button keeps its width.
        display: "grid",
        "& > span": { gridArea: "1 / 1" },
      }}
    >
      <span sx={{ visibility: isSending ? "hidden" : "visible" }}>{children}</span>
      {isSending && (
        <span>{percent === undefined ? messages.sending : interpolate(messages.sendingPercent, { percent })}</span>
      )}
    </button>
    {/* Takes no place in the row, and no gap. */}
    <span role="status" sx={{ position: "absolute" }}>
      <VisuallyHidden>{isSending && messages.sending}</VisuallyHidden>
    </span>
  </>
);
