import { useEffect, useState } from "react";
import { TextButton } from "../../components/text-button";
import { interpolate } from "../../content/text";
import type { Style } from "../../theme/variants";
import type { EnquirySettings } from "../questions/definition";
import { useLeft } from "./use-left";

interface EmailTypoProps {
  address: string;
  messages: EnquirySettings["messages"];
  onAccept: (address: string) => void;
  /** Id of the input, which gets focus back once the question is answered. */
  inputId: string;
}

/** Debounce before an address is looked at, in milliseconds. */
const pause = 600;

/** True for what cannot be the whole of an address, such as ada@ or ada@example. */
const isIncomplete = (address: string) => address.trim() !== "" && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address.trim());

/**
 * Points out a domain that looks mistyped, such as gmial.com, and an address that lacks its end, once the field is
 * left. It is a question, never an error.
 */
export function EmailTypo({ address, messages, onAccept, inputId }: EmailTypoProps) {
  const [suggestion, setSuggestion] = useState<string>();
  const [ignored, setIgnored] = useState<string>();
  const isLeft = useLeft(inputId);

  useEffect(() => {
    setSuggestion(undefined);
    if (isIncomplete(address) || address === ignored) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      import("@zootools/email-spell-checker").then(
        ({ run }) => isCurrent && setSuggestion(run({ email: address })?.full),
        // Without scripts there is no question to ask.
        () => {},
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [address, ignored]);

  const answer = (act: () => void) => () => {
    act();
    setSuggestion(undefined);
    document.getElementById(inputId)?.focus();
  };
  const question = {
    mt: "8px",
    px: "14px",
    py: "6px",
    bg: "accentSurface",
    borderRadius: "small",
    fontSize: "label",
  } satisfies Style;
  const button = {
    variant: "links.more",
    py: 0,
    minHeight: "target",
    textAlign: "left",
    lineHeight: "snug",
    overflowWrap: "anywhere",
  } satisfies Style;
  return (
    <div role="status">
      {isLeft && isIncomplete(address) && address !== ignored && (
        <p sx={question}>
          <span sx={{ display: "block", pt: "4px" }}>{messages.incomplete}</span>
          <TextButton onClick={answer(() => setIgnored(address))} sx={button}>
            {messages.incompleteKeep}
          </TextButton>
        </p>
      )}
      {isLeft && suggestion && (
        <p sx={question}>
          <span sx={{ display: "block", pt: "4px" }}>{interpolate(messages.typo, { suggestion })}</span>
          <span sx={{ display: "flex", flexWrap: "wrap", columnGap: "20px" }}>
            <TextButton onClick={answer(() => onAccept(suggestion))} sx={button}>
              {interpolate(messages.typoAccept, { suggestion })}
            </TextButton>
            <TextButton onClick={answer(() => setIgnored(address))} sx={{ ...button, color: "text" }}>
              {messages.typoIgnore}
            </TextButton>
          </span>
        </p>
      )}
    </div>
  );
}
