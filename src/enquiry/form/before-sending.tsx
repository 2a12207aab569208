import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { VisuallyHidden } from "../../components/visually-hidden";
import { phoneLink } from "../../content/links/link-target";
import { interpolate } from "../../content/text/text";
import type { EnquirySettings } from "../questions/definition";
import { honeypotName } from "../questions/protocol";

/** Ways to reach us without the form: a sentence with the e-mail address and the phone number as links in it. */
const ReachUs = ({ settings: { messages, facts } }: { settings: EnquirySettings }) => (
  <>
    {messages.reach.split(/(\{email\}|\{phone\})/).map((part) => {
      if (part === "{email}") {
        return (
          <a key={part} href={`mailto:${facts.email}`}>
            {facts.email}
          </a>
        );
      }
      if (part === "{phone}") {
        return (
          <a key={part} href={phoneLink(facts.phone)} sx={{ whiteSpace: "nowrap" }}>
            {facts.phone}
          </a>
        );
      }
      return part;
    })}
  </>
);

interface BeforeSendingProps {
  settings: EnquirySettings;
  /** True where it is said what becomes of the answers. */
  isPersonal: boolean;
  honeypot: RefObject<HTMLInputElement>;
  /** Why it was not accepted; nothing is said without it. */
  failure: string | undefined;
}

/**
 * Stands above the button that sends: what becomes of the answers, with the policy in a tab of its own, so that nothing
 * entered is lost; a question that nobody sees, hears or reaches by keyboard, and only programs answer; and what happened
 * where it was not taken, that nothing is lost, and how to reach us without the form.
 */
export function BeforeSending({ settings, isPersonal, honeypot, failure }: BeforeSendingProps) {
  const { messages } = settings;
  const place = useRef<HTMLDivElement>(null);
  // Above the button that sends again, which is in sight where the end of the questions is not.
  useEffect(() => {
    if (failure) place.current?.scrollIntoView?.({ block: "nearest" });
  }, [failure]);
  return (
    <>
      {isPersonal && (
        <p sx={{ mt: 2, fontSize: "small", color: "muted", "& a": { color: "primary" } }}>
          {messages.privacy}{" "}
          <a href={messages.privacyPolicy.url} target="_blank" rel="noopener">
            {messages.privacyPolicy.text}
          </a>
        </p>
      )}
      <div
        aria-hidden="true"
        sx={{ position: "absolute", left: "-10000px", width: "1px", height: "1px", overflow: "hidden" }}
      >
        <label>
          {messages.honeypot}
          <input ref={honeypot} type="text" name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div ref={place} role="alert" sx={{ scrollMarginBottom: "20px" }}>
        {failure && (
          <div
            sx={{
              mt: 3,
              p: "14px 16px",
              bg: "errorSurface",
              borderLeft: "4px solid",
              borderColor: "error",
              borderRadius: "small",
            }}
          >
            <p sx={{ color: "error", fontWeight: "bold" }}>{failure}</p>
            <p sx={{ mt: 1, fontSize: "label" }}>
              {messages.kept} <ReachUs settings={settings} />
            </p>
          </div>
        )}
      </div>
    </>
  );
}

/**
 * Ignores the second click of a double click: by then another button may stand in the same place, and a step that
 * nobody has seen would be answered.
 */
export const ignoreSecondClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

interface SendingButtonProps {
  children: string;
  isSending: boolean;
  /** Progress of the upload. */
  percent?: number | undefined;
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
