import { useMemo } from "react";
import { Form } from "react-final-form";
import { useHydrated } from "../../components/use-hydrated";
import { controls } from "../controls/controls";
import type { EnquiryField, EnquirySettings } from "../questions/definition";
import { idempotencyHeader } from "../questions/protocol";
import type { SendOptions, SendOutcome } from "../send/send-enquiry";
import { useDraft, useEnquiry } from "./use-enquiry";

export interface NotifyMeProps {
  notifyMe: string;
  sending: string;
  done: string;
  failed: string;
  /** The question above the button, which may be left empty. */
  emailField: EnquiryField;
  settings: EnquirySettings;
  /** Endpoint of the request. */
  notifyUrl: string;
}

/** Sends a request without a body, or with what was left. Any answer of success will do. Never rejects. */
async function postNotice({ endpoint, payload, idempotencyKey }: SendOptions): Promise<SendOutcome> {
  const isEmpty = Object.values(payload).every((answer) => answer.length === 0);
  const headers = { "content-type": "application/json", [idempotencyHeader]: idempotencyKey };
  const body = isEmpty ? {} : { headers, body: JSON.stringify(payload) };
  try {
    const { ok } = await fetch(endpoint, { method: "POST", ...body });
    return ok ? { isAccepted: true } : { isAccepted: false, problem: "server" };
  } catch {
    return { isAccepted: false, problem: "unreachable" };
  }
}

/** Tells that somebody is waiting, and who, if an address was left; then says what became of it. */
export function NotifyMe({ notifyMe, sending, done, failed, emailField, settings, notifyUrl }: NotifyMeProps) {
  const steps = useMemo(() => [[emailField]], [emailField]);
  const { messages } = settings;
  const draft = useDraft(notifyUrl);
  const enquiry = useEnquiry({ ...draft, steps, messages, post: postNotice });
  const { formId, formProps, elementProps, showsErrors, doubts, isSending, failure } = enquiry;
  const isDone = draft.step === steps.length;
  const isHydrated = useHydrated();
  const { Control } = controls[emailField.kind];
  // Nobody answers to this address: it is told once that the site is back.
  const quiet = useMemo(() => ({ ...settings, messages: { ...settings.messages, replyAddress: "" } }), [settings]);

  return (
    <div sx={{ mt: 4 }}>
      {!isDone && (
        <Form {...formProps}>
          {() => (
            <form
              {...elementProps}
              data-on-paper=""
              sx={{ maxWidth: "measure", p: ["20px", "24px"], bg: "background", color: "text", borderRadius: "medium" }}
            >
              <Control field={emailField} formId={formId} settings={quiet} showsErrors={showsErrors} doubts={doubts} />
              <button
                type="submit"
                disabled={!isHydrated}
                aria-disabled={isSending || undefined}
                sx={{ variant: "buttons.accent", mt: 3 }}
              >
                {isSending ? sending : notifyMe}
              </button>
            </form>
          )}
        </Form>
      )}
      <p role="status" sx={{ mt: isDone ? 0 : 2, fontSize: "lead", maxWidth: "measure" }}>
        {isDone && done}
        {failure && failed}
      </p>
    </div>
  );
}
