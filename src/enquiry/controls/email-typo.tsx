import { useEffect, useState } from "react";
import { TextButton } from "../../components/text-button";
import { interpolate } from "../../content/text/text";
import type { Style } from "../../theme/variants";
import type { EnquirySettings } from "../questions/definition";
import { doubtAbout, replyAddress } from "../questions/mail-address";

/** Addresses that a form has asked about. */
export interface AddressDoubts {
  /** Those that were kept as they are: nobody asks about them again, in no step of the form. */
  readonly kept: Set<string>;
  /** The one that the button which goes on asks about. */
  readonly asked: string | undefined;
}

/**
 * True once somebody has left a control, and until they come back to it. What is pressed to leave it is pressed in peace:
 * while a button of the mouse is held, and until its click has arrived, the control does not count as left. What shows
 * then would move the page, and the click would fall beside its target.
 */
function useLeft(controlId: string): boolean {
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    const control = document.getElementById(controlId);
    let isHeld = false;
    let isWaiting = false;
    let timer: ReturnType<typeof setTimeout>;
    // The click of a tap, and that of a released button, belong to this turn of the event loop.
    const settle = () => {
      timer = setTimeout(() => setIsLeft(true));
    };
    const listen = new AbortController();
    const on = (target: EventTarget | null, name: string, act: () => void) =>
      target?.addEventListener(name, act, { capture: true, signal: listen.signal });
    const release = () => {
      isHeld = false;
      if (isWaiting) settle();
      isWaiting = false;
    };
    on(control, "focus", () => {
      clearTimeout(timer);
      isWaiting = false;
      setIsLeft(false);
    });
    on(control, "blur", () => {
      if (isHeld) isWaiting = true;
      else settle();
    });
    on(document, "pointerdown", () => {
      isHeld = true;
    });
    on(document, "pointerup", release);
    on(document, "pointercancel", release);
    return () => {
      clearTimeout(timer);
      listen.abort();
    };
  }, [controlId]);
  return isLeft;
}

interface EmailTypoProps {
  address: string;
  messages: EnquirySettings["messages"];
  doubts: AddressDoubts;
  onAccept: (address: string) => void;
  /** Id of the input, which gets focus back once the question is answered. */
  inputId: string;
}

const button = {
  variant: "links.more",
  py: 0,
  mr: "16px",
  minHeight: "24px",
  fontSize: "label",
  lineHeight: "snug",
} satisfies Style;

/**
 * Points out a domain that looks mistyped, such as gmial.com, and an address that lacks its end, once the field is left or
 * the form is to go on. It is a question, never an error: going on a second time answers it. It stands in the place of
 * what the address is for and in the gap below, so that nothing moves.
 */
export function EmailTypo({ address, messages, doubts: { kept, asked }, onAccept, inputId }: EmailTypoProps) {
  const [, answered] = useState(0);
  const isLeft = useLeft(inputId);
  const doubt = (isLeft || asked === address) && !kept.has(address) ? doubtAbout(address) : undefined;
  // A promise that the mail keeps; while somebody types, nobody can tell yet.
  const isAnswered = !doubt && (!isLeft || address.trim() === "" || replyAddress(address) !== undefined);
  const answer = (act: () => void) => () => {
    act();
    answered((count) => count + 1);
    document.getElementById(inputId)?.focus();
  };
  const keep = answer(() => kept.add(address));
  return (
    <div
      role="status"
      sx={{ display: "flow-root", minHeight: "22px", mt: "4px", fontSize: "label", lineHeight: "snug" }}
    >
      {isAnswered && messages.replyAddress && <p sx={{ color: "muted" }}>{messages.replyAddress}</p>}
      {doubt && (
        <div sx={{ mb: "-23px" }}>
          <p sx={{ fontWeight: "bold", overflowWrap: "anywhere" }}>
            {doubt.suggestion ? interpolate(messages.typo, { suggestion: doubt.suggestion }) : messages.incomplete}
          </p>
          {doubt.suggestion && (
            <TextButton onClick={answer(() => onAccept(doubt.suggestion ?? address))} sx={button}>
              {interpolate(messages.typoAccept, { suggestion: doubt.suggestion })}
            </TextButton>
          )}
          <TextButton onClick={keep} sx={{ ...button, ...(doubt.suggestion ? { color: "text" } : {}) }}>
            {doubt.suggestion ? messages.typoIgnore : messages.incompleteKeep}
          </TextButton>
        </div>
      )}
    </div>
  );
}
