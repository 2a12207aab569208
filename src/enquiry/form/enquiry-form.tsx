import { useEffect, useMemo, useRef, useState } from "react";
import { Form } from "react-final-form";
import { useHydrated } from "../../components/use-hydrated";
import { fillText } from "../../content/text";
import type { EnquiryFormDefinition, EnquirySettings } from "../definition";
import { controlId } from "../kinds/use-enquiry-field";
import { SendingButton } from "../send/sending-button";
import { EnquiryQuestions } from "./enquiry-questions";
import { useEnquiry } from "./use-enquiry";

interface EnquiryFormProps {
  form: EnquiryFormDefinition;
  settings: EnquirySettings;
}

/** What was entered into a control before React took it over; files have to be chosen again. */
function enteredInto(id: string): string {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement) return control.type === "file" ? "" : control.value;
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement ? control.value : "";
}

/** An enquiry on a page, in one step: the same questions, checks and way of sending as in a wizard. */
export function EnquiryForm({ form: definition, settings }: EnquiryFormProps) {
  const { questions: fields, endpoint } = definition;
  const { messages } = settings;
  const [step, setStep] = useState(0);
  const steps = useMemo(() => [fields], [fields]);
  const enquiry = useEnquiry({ endpoint, steps, step, onStep: setStep, messages });
  const { formId, formProps, elementProps, isSending, percent, reference } = enquiry;
  const { form } = formProps;
  const isDone = step === steps.length;
  const doneHeading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();

  // What was typed, or put in by the browser, before React came: the form does not know of it yet.
  useEffect(() => {
    for (const { name } of fields) {
      const value = enteredInto(controlId(formId, name));
      if (value) form.change(name, value);
    }
  }, [fields, form, formId]);

  useEffect(() => {
    if (isDone) doneHeading.current?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      <div>
        <h3 ref={doneHeading} tabIndex={-1} sx={{ variant: "text.large", outline: "none" }}>
          {definition.doneTitle}
        </h3>
        {reference && (
          <p sx={{ mt: 2 }}>
            {messages.reference}: <strong sx={{ whiteSpace: "nowrap" }}>{reference}</strong>
          </p>
        )}
        <p sx={{ variant: "text.copy", mt: 2 }}>{definition.doneDescription}</p>
      </div>
    );
  }
  return (
    <Form {...formProps}>
      {() => (
        <form {...elementProps}>
          <EnquiryQuestions enquiry={enquiry} fields={fields} settings={settings} columns={1} />
          <div sx={{ position: "relative", mt: 3 }}>
            <SendingButton isSending={isSending} percent={percent} messages={messages} disabled={!isHydrated}>
              {definition.submit}
            </SendingButton>
          </div>
          <noscript>
            <p sx={{ mt: 2, fontWeight: "bold" }}>
              {fillText(messages.withoutScript, { email: settings.facts.email })}
            </p>
          </noscript>
        </form>
      )}
    </Form>
  );
}
