import { createForm } from "final-form";
import { graphql } from "gatsby";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { Form } from "react-final-form";
import { useHydrated } from "../../components/use-hydrated";
import { fill } from "../../content/enquiry/words";
import { EnquiryControl } from "../kinds/enquiry-control";
import { SendFailure } from "../send/send-failure";
import { SendingButton } from "../send/sending-button";
import { TrapField } from "../send/trap-field";
import { type EnquiryValues, useSending } from "../send/use-sending";
import type { EnquirySettings } from "./definition";
import { ErrorSummary } from "./error-summary";
import { controlId } from "./use-enquiry-field";
import { useLeaveGuard } from "./use-leave-guard";
import { useStepForm } from "./use-step-form";

interface EnquiryFormProps {
  form: Queries.EnquiryFormFieldsFragment;
  settings: EnquirySettings;
}

/** An enquiry on a page, in one step: the same questions, checks and way of sending as in a wizard. */
export function EnquiryForm({ form: definition, settings }: EnquiryFormProps) {
  const { questions: fields, address } = definition;
  const { words } = settings;
  const formId = useId();
  const { send, trap, percent, failure, reference } = useSending({ address, fields, words });
  const [progress, setProgress] = useState<"open" | "sending" | "done">("open");
  const doneHeading = useRef<HTMLHeadingElement>(null);

  const sendNow = useRef(send);
  sendNow.current = send;
  const submit = useCallback(async (values: EnquiryValues) => {
    setProgress("sending");
    setProgress((await sendNow.current(values)) ? "done" : "open");
  }, []);
  const form = useMemo(() => createForm<EnquiryValues>({ onSubmit: submit }), [submit]);
  const { element, onSubmit, showsErrors } = useStepForm(form);
  const isHydrated = useHydrated();
  useLeaveGuard(progress === "sending");

  // What was typed, or put in by the browser, before React came: the form does not know of it yet.
  useEffect(() => {
    for (const { name } of fields) {
      const control = document.getElementById(controlId(formId, name));
      const value = (control as HTMLInputElement | HTMLTextAreaElement | null)?.value;
      if (value) form.change(name, value);
    }
  }, [fields, form, formId]);

  useEffect(() => {
    if (progress === "done") doneHeading.current?.focus();
  }, [progress]);

  if (progress === "done") {
    return (
      <div>
        <h3 ref={doneHeading} tabIndex={-1} sx={{ variant: "text.large", outline: "none" }}>
          {definition.doneTitle}
        </h3>
        {reference && (
          <p sx={{ mt: 2 }}>
            {words.reference}: <strong sx={{ whiteSpace: "nowrap" }}>{reference}</strong>
          </p>
        )}
        <p sx={{ variant: "text.copy", mt: 2 }}>{definition.doneDescription}</p>
      </div>
    );
  }
  return (
    <Form form={form} subscription={{}} onSubmit={submit}>
      {() => (
        <form ref={element} noValidate onSubmit={onSubmit}>
          <ErrorSummary fields={fields} formId={formId} title={words.summary} isShown={showsErrors} />
          <div sx={{ display: "grid", gap: "16px" }}>
            {fields.map((field) => (
              <EnquiryControl
                key={field.name}
                field={field}
                formId={formId}
                settings={settings}
                showsErrors={showsErrors}
              />
            ))}
          </div>
          <TrapField ref={trap} label={words.honeypot} />
          <SendFailure failure={progress === "sending" ? undefined : failure} settings={settings} />
          <div sx={{ position: "relative", mt: 3 }}>
            <SendingButton isSending={progress === "sending"} percent={percent} words={words} disabled={!isHydrated}>
              {definition.submit}
            </SendingButton>
          </div>
          <noscript>
            <p sx={{ mt: 2, fontWeight: "bold" }}>{fill(words.withoutScript, { email: settings.facts.email })}</p>
          </noscript>
        </form>
      )}
    </Form>
  );
}

export const enquiryFormFragments = graphql`
  fragment EnquiryFormFields on EnquiryForm {
    key
    name
    address
    questions {
      name
      kind
      label
      hint
      required
      requiredMessage
      maxLength
      rows
      autocomplete
      numeric
      choices {
        name
        page
        image {
          src {
            publicURL
          }
        }
      }
    }
    submit
    doneTitle
    doneDescription
  }
  fragment EnquiryWordsFields on EnquiryWords {
    opening
    openingFailed
    openingRetry
    next
    back
    ok
    close
    progress
    finished
    optional
    required
    tooLong
    summary
    typo
    typoAccept
    typoIgnore
    filesChoose
    filesDrop
    filesLimits
    filesList
    filesRemove
    filesRemoveShort
    fileTooMany
    fileTooLarge
    fileTotal
    fileType
    fileEmpty
    fileUnreadable
    sending
    sendingPercent
    failedOffline
    failedTimeout
    failedUnreachable
    failedServer
    failedRefused
    kept
    reference
    withoutScript
    honeypot
  }
`;
