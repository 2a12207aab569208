import type { MouseEvent } from "react";
import { useFormState } from "react-final-form";
import { VisuallyHidden } from "../../components/visually-hidden";
import { reachParts } from "../../content/links/link-target";
import { interpolate } from "../../content/text/text";
import type { Style } from "../../theme/variants";
import { focusControl } from "../controls/use-enquiry-field";
import { controlId, honeypotName } from "../questions/protocol";
import type { Enquiry } from "./use-enquiry";

const errorBox = {
  p: "12px 16px",
  bg: "errorSurface",
  color: "error",
  borderLeft: "4px solid",
  borderColor: "error",
  borderRadius: "small",
} satisfies Style;

export function ErrorSummary({ enquiry }: { enquiry: Enquiry }) {
  const { formId, fields, settings, showsErrors } = enquiry;
  const { errors } = useFormState({ subscription: { errors: true } });
  const invalid = showsErrors ? fields.filter(({ name }) => errors?.[name]) : [];
  return (
    <div role="alert">
      {invalid.length > 0 && (
        <div sx={{ ...errorBox, mb: 3, fontWeight: "bold", overflowWrap: "anywhere" }}>
          {settings.messages.summary}{" "}
          {invalid.map(({ name, label }, index) => (
            <span key={name}>
              {index > 0 && ", "}
              <button
                type="button"
                onClick={() => focusControl(controlId(formId, name))}
                sx={{
                  p: "2px 0",
                  fontWeight: "bold",
                  textAlign: "start",
                  textDecoration: "underline",
                  textUnderlineOffset: "4px",
                }}
              >
                {label}
              </button>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Above the button that sends again, which is in sight where the end of the questions is not. */
const reveal = (failure: HTMLElement | null) => failure?.scrollIntoView?.({ block: "nearest" });

interface BeforeSendingProps {
  enquiry: Enquiry;
  /** True where it is said what becomes of the answers, with the policy in a tab of its own, so that nothing is lost. */
  isPersonal: boolean;
}

/** Stands above the button that sends: a question that only programs answer, and why the enquiry was not taken. */
export function BeforeSending({ enquiry: { settings, failure }, isPersonal }: BeforeSendingProps) {
  const { messages, facts } = settings;
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
      <div aria-hidden="true" sx={{ position: "absolute", left: "-10000px", size: "1px", overflow: "hidden" }}>
        <label>
          {messages.honeypot}
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div role="alert">
        {failure && (
          <div ref={reveal} sx={{ ...errorBox, mt: 3, scrollMarginBottom: "20px" }}>
            <p sx={{ fontWeight: "bold", whiteSpace: "pre-line" }}>{failure}</p>
            <p sx={{ mt: 1, color: "text", fontSize: "label" }}>
              {messages.kept}{" "}
              {reachParts(messages.reach, facts).map((part) => {
                if (typeof part === "string") return part;
                const { href, text } = part;
                return (
                  <a key={href} href={href} sx={{ whiteSpace: href.startsWith("tel:") ? "nowrap" : undefined }}>
                    {text}
                  </a>
                );
              })}
            </p>
          </div>
        )}
      </div>
    </>
  );
}

/** The second click of a double click: another button may stand there by then, or a step that nobody has seen. */
const ignoreSecondClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

/** The button that goes on, and says so while it sends. It keeps focus meanwhile, so it is not disabled. */
export function SendingButton({ enquiry, children }: { enquiry: Enquiry; children: string }) {
  const { isSending, percent, settings } = enquiry;
  const { messages } = settings;
  return (
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
}
