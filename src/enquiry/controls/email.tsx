import { useEffect, useState } from "react";
import { TextInput } from "../../components/field";
import { TextButton } from "../../components/text-button";
import { interpolate } from "../../content/text/text";
import type { Style } from "../../theme/variants";
import { doubtAbout, replyAddress } from "../questions/mail-address";
import { useTextProps } from "./text";
import type { ControlProps } from "./use-enquiry-field";

/** True once a control is left, and the press that left it has had its click: what shows then may move the page. */
function useLeftInPeace(isLeft: boolean): boolean {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    const listen = new AbortController();
    const look = ({ type }: Event) => setIsPressed(type === "pointerdown");
    for (const name of ["pointerdown", "pointerup", "pointercancel"])
      document.addEventListener(name, look, { capture: true, signal: listen.signal });
    return () => listen.abort();
  }, []);
  const [isInPeace, setIsInPeace] = useState(false);
  useEffect(() => {
    // What shows already stays: the press may be on it.
    if (isLeft && isPressed) return undefined;
    // The click of a tap, and that of a released button, belong to this turn of the event loop.
    const timer = setTimeout(() => setIsInPeace(isLeft));
    return () => clearTimeout(timer);
  }, [isLeft, isPressed]);
  return isInPeace && isLeft;
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
 * An e-mail address. A doubt about it is a question, never an error: going on a second time answers it. It stands in the
 * place of what the address is for and in the gap below, so that nothing moves.
 */
export function EmailControl(props: ControlProps) {
  const { settings, keptAddresses, keepAddress, askedAddress } = props.enquiry;
  const { messages } = settings;
  const { control, setValue, enterKeyHint, ...left } = useTextProps(props);
  const { id, value: address } = control;
  const isLeft = useLeftInPeace(left.isLeft);
  const isAsked = (isLeft || askedAddress === address) && !keptAddresses.has(address);
  const doubt = isAsked ? doubtAbout(address) : undefined;
  const suggestion = doubt?.suggestion;
  // A promise that the mail keeps; while somebody types, nobody can tell yet.
  const isAnswered = !doubt && (!isLeft || address.trim() === "" || replyAddress(address) !== undefined);
  const goBack = () => document.getElementById(id)?.focus();
  const keep = () => {
    keepAddress(address);
    goBack();
  };
  const accept = () => {
    setValue(suggestion ?? address);
    goBack();
  };
  return (
    <div>
      <TextInput {...control} type="email" enterKeyHint={enterKeyHint} autoCapitalize="none" spellCheck={false} />
      <div
        role="status"
        sx={{ display: "flow-root", minHeight: "22px", mt: "4px", fontSize: "label", lineHeight: "snug" }}
      >
        {isAnswered && messages.replyAddress && <p sx={{ color: "muted" }}>{messages.replyAddress}</p>}
        {doubt && (
          <div sx={{ mb: "-23px" }}>
            <p sx={{ fontWeight: "bold", overflowWrap: "anywhere" }}>
              {suggestion ? interpolate(messages.typo, { suggestion }) : messages.incomplete}
            </p>
            {suggestion && (
              <TextButton onClick={accept} sx={button}>
                {interpolate(messages.typoAccept, { suggestion })}
              </TextButton>
            )}
            <TextButton onClick={keep} sx={suggestion ? { ...button, color: "text" } : button}>
              {suggestion ? messages.typoIgnore : messages.incompleteKeep}
            </TextButton>
          </div>
        )}
      </div>
    </div>
  );
}
