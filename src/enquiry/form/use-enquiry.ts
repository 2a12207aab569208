import { type FormEvent, useCallback, useEffect, useId, useMemo, useReducer, useRef, useState } from "react";
import { useKept } from "../../components/use-kept";
import { holdPage, useLinkGuard } from "../../components/use-leave-guard";
import { interpolate } from "../../content/text/text";
import { focusControl } from "../controls/use-enquiry-field";
import type { AskedField, EnquirySettings } from "../questions/form-types";
import { doubtAbout } from "../questions/mail-address";
import { controlId, honeypotName } from "../questions/protocol";
import { faultOf } from "../questions/rules";
import { type EnquiryValues, postAnswers } from "../send/post-answers";
import { beginEnquiry, hasEntered, type InitialAnswers, type KeptEnquiry, noSubmit } from "./begin-enquiry";

const nothing: InitialAnswers = {};

export interface EnquiryOptions {
  /** What all that is entered is kept by (`useKept`), around every boundary: it goes when nobody has this any more. */
  owner: object;
  endpoint: string;
  /** The questions of each step, the same list every time. When the last step is right, the enquiry is sent. */
  steps: readonly (readonly AskedField[])[];
  settings: EnquirySettings;
  initial?: InitialAnswers;
  /** A text that is sent before the message, which is the first answer with room for it. */
  enclosed?: string | undefined;
}

export type Enquiry = ReturnType<typeof useEnquiry>;

/**
 * The engine behind every form: a wizard has many steps, a form on a page has one. All share one form, of which the step
 * on screen is mounted. It goes on only where nothing is wrong; an address that may be mistyped is asked about once.
 */
export function useEnquiry({ owner, endpoint, steps: asked, settings, initial = nothing, enclosed }: EnquiryOptions) {
  const { messages } = settings;
  const formId = useId();
  const element = useRef<HTMLFormElement | null>(null);
  const [kept, setKept] = useKept(owner, "enquiry", () => beginEnquiry(initial));
  const { form, step, isSending, reference, idempotencyKey, askedAddresses } = kept;
  const change = (part: Partial<KeptEnquiry>) => setKept((before) => ({ ...before, ...part }));
  const prefix = enclosed ? `${enclosed}\n\n` : "";
  const message = asked.flat().find(({ kind }) => kind === "textArea")?.name;
  // Both are one answer, and have to fit into it.
  const steps = useMemo(() => {
    const shortened = (field: AskedField) =>
      field.name === message && field.maxLength ? { ...field, maxLength: field.maxLength - prefix.length } : field;
    return asked.map((fields) => fields.map(shortened));
  }, [asked, message, prefix]);
  const current = steps[step];
  const isLast = step === steps.length - 1;
  const isDone = step === steps.length;

  const [isEntered, setIsEntered] = useState(false);
  useEffect(
    () => form.subscribe(({ values }) => setIsEntered(hasEntered(values, initial)), { values: true }),
    [form, initial],
  );
  const isUnsent = isEntered && !isDone;
  // Around every boundary, as what was entered: whoever has that taken away says so.
  useEffect(() => holdPage(owner, isUnsent), [owner, isUnsent]);
  useLinkGuard(isSending, messages.leaving);

  // Once a step's questions are drawn, React runs all their effects and draws what they found at once: else a press may
  // come before they have registered, and React put a control that the build has drawn back over the visitor's next key.
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called anew for the questions of each step
  const ref = useCallback(
    (drawn: HTMLFormElement | null) => {
      element.current = drawn;
      if (drawn) redraw();
    },
    [current],
  );

  // Not by each control: with a subject, another limit judges what is there already.
  useEffect(() => {
    const errorsIn = (values: EnquiryValues) =>
      Object.fromEntries((current ?? []).map((field) => [field.name, faultOf(field, values[field.name], messages)]));
    form.setConfig("validate", errorsIn);
  }, [form, current, messages]);

  const [doubtedAddress, setDoubtedAddress] = useState<string>();
  const [failedStep, setFailedStep] = useState<number>();
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const { errors, hasValidationErrors, values } = form.getState();
    setFailedStep(hasValidationErrors ? step : undefined);
    const addressIn = ({ name }: AskedField) => String(values[name] ?? "");
    const isDoubtful = (field: AskedField) =>
      field.kind === "email" && !askedAddresses.includes(addressIn(field)) && doubtAbout(addressIn(field));
    const first = current?.find(hasValidationErrors ? ({ name }) => errors?.[name] : isDoubtful);
    const doubted = first && !hasValidationErrors ? addressIn(first) : undefined;
    setDoubtedAddress(doubted);
    if (doubted !== undefined) change({ askedAddresses: [...askedAddresses, doubted] });
    // What is said is drawn first, as a rule; the question is not sought by its mark, which may come a frame later.
    if (first) requestAnimationFrame(() => focusControl(controlId(formId, first.name)));
    else void goOn(values);
  };

  async function goOn(values: EnquiryValues): Promise<void> {
    if (!isLast) return change({ step: step + 1 });
    const wrong = steps.findIndex((group) => group.some((field) => faultOf(field, values[field.name], messages)));
    if (wrong >= 0) {
      setFailedStep(wrong);
      return change({ step: wrong });
    }
    setFailure(undefined);
    change({ isSending: true });
    // Also where its visitor has gone back to another page by then.
    holdPage(form, true);
    // Trimmed as it was judged: blanks behind what is enclosed would count.
    const text = message && `${prefix}${String(values[message] ?? "").trim()}`;
    const outcome = await postAnswers({
      endpoint,
      idempotencyKey,
      fields: steps.flat(),
      values: message ? { ...values, [message]: text } : values,
      trap: element.current?.querySelector<HTMLInputElement>(`[name=${honeypotName}]`)?.value,
      onProgress: setPercent,
    });
    holdPage(form, false);
    setPercent(undefined);
    if (outcome.isAccepted) return change({ isSending: false, reference: outcome.reference, step: steps.length });
    change({ isSending: false });
    const { problem, detail = "" } = outcome;
    // The answers are not logged: they are personal.
    console.error(`The enquiry was not sent: ${problem}.`);
    const said = messages[problem];
    const sentence = problem === "fileUnreadable" ? interpolate(said, { name: detail }) : `${said} ${detail}`.trim();
    setFailure(sentence);
    // By the browser's Back its visitor is on another page of the app, and would take it for sent.
    if (!element.current) window.alert(`${sentence} ${messages.kept}`);
  }

  return {
    formId,
    settings,
    formProps: { form, onSubmit: noSubmit, subscription: {} },
    elementProps: { ref, noValidate: true, onSubmit },
    step,
    goTo: (to: number) => change({ step: to }),
    isDone,
    fields: current ?? [],
    /** True once Next was pressed in this step: from then on, what is wrong is said until it is right. */
    showsErrors: failedStep === step,
    /** True of the step that sends. */
    isLast,
    doubtedAddress,
    askedAddresses,
    isSending,
    isUnsent,
    percent,
    /** Reason why it was not accepted; shown at the step that sends, until it is sent again. */
    failure: isLast && !isSending ? failure : undefined,
    reference,
  };
}
