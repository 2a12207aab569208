import { useMemo } from "react";
import { Form } from "react-final-form";
import { useHydrated } from "../../components/use-hydrated";
import { QuestionGrid } from "../controls/controls";
import type { AskedField, EnquirySettings } from "../questions/definition";
import { idempotencyHeader } from "../questions/protocol";
import type { SendOptions, SendOutcome } from "../send/send-enquiry";
import { usePageEnquiry } from "./use-page-enquiry";

interface NotifyMeProps {
  notifyMe: string;
  sending: string;
  done: string;
  failed: string;
  emailField: AskedField;
  settings: EnquirySettings;
  notifyUrl: string;
}

/** Milliseconds before it is given up. */
const longestWait = 30_000;

/** Sends a request without a body, or with what was left. Any answer of success will do. Never rejects. */
async function postNotice({ endpoint, payload, idempotencyKey }: SendOptions): Promise<SendOutcome> {
  const isEmpty = Object.values(payload).every((answer) => answer.length === 0);
  const headers = { "content-type": "application/json", [idempotencyHeader]: idempotencyKey };
  const body = isEmpty ? {} : { headers, body: JSON.stringify(payload) };
  try {
    const { ok } = await fetch(endpoint, { method: "POST", signal: AbortSignal.timeout(longestWait), ...body });
    return ok ? { isAccepted: true } : { isAccepted: false, problem: "failedServer" };
  } catch {
    return { isAccepted: false, problem: "failedUnreachable" };
  }
}

export function NotifyMe({ notifyMe, sending, done, failed, emailField, settings, notifyUrl }: NotifyMeProps) {
  const steps = useMemo(() => [[emailField]], [emailField]);
  // Nobody answers to this address: it is told once that the site is back.
  const quiet = useMemo(() => ({ ...settings, messages: { ...settings.messages, replyAddress: "" } }), [settings]);
  const enquiry = usePageEnquiry({ endpoint: notifyUrl, steps, settings: quiet, post: postNotice });
  const { formProps, elementProps, isDone, isSending, failure } = enquiry;
  const isHydrated = useHydrated();

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
              <QuestionGrid enquiry={enquiry} fields={enquiry.fields} columns={1} />
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
