import { CloseButton } from "../../components/close-button";
import { interpolate } from "../../content/text/text";
import type { EnquirySettings } from "../../enquiry/questions/definition";

interface AboutChipProps {
  /** Words of the chip: "About: Green IT". */
  text: string;
  /** The subject alone, for the name of the button that takes it out. */
  subject: string;
  messages: EnquirySettings["messages"];
  onRemove: () => void;
}

/** Subject of a message, as the link said that led here; it is sent with the message, and can be taken out. */
export const AboutChip = ({ text, subject, messages, onRemove }: AboutChipProps) => (
  <p
    sx={{
      display: "flex",
      width: "fit-content",
      maxWidth: "100%",
      alignItems: "center",
      gap: "8px",
      mb: 3,
      pl: "18px",
      pr: "4px",
      bg: "accentTint",
      color: "onAccentTint",
      borderRadius: "pill",
      fontSize: "label",
      fontWeight: "bold",
      lineHeight: "snug",
      overflowWrap: "anywhere",
      "& button": { bg: "transparent", color: "inherit" },
    }}
  >
    {text}
    <CloseButton label={interpolate(messages.remove, { name: subject })} onClick={onRemove} />
  </p>
);
