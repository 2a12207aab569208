import { createForm } from "final-form";
import { type FormEvent, useCallback, useEffect, useId, useMemo, useReducer, useState } from "react";
import { useKept } from "../../components/use-kept";
import { holdPage, useLinkGuard } from "../../components/use-leave-guard";
import { focusControl } from "../controls/use-enquiry-field";
import type { AskedField, EnquirySettings } from "../questions/definition";
import { doubtAbout } from "../questions/mail-address";
import { controlId } from "../questions/protocol";
import { problemOf } from "../questions/rules";
import { sendEnquiry } from "../send/send-enquiry";
import { type EnquiryValues, useSending } from "../send/use-sending";

/** Asked for by final-form: going on is ours, as each step judges its own questions. */
const noSubmit = () => {};

type InitialAnswers = Readonly<Record<string, readonly string[]>>;

export interface EnquiryOptions {
  /** What everything entered is kept by: it is around every boundary, and goes when nobody has that any more. */
  about: object;
  endpoint: string;
  /** The questions of each step, the same list every time. When the last step is right, the enquiry is sent. */
  steps: readonly (readonly AskedField[])[];
  settings: EnquirySettings;
  post?: typeof sendEnquiry;
  initial?: InitialAnswers;
  /** A text that is sent before the message, which is the first answer with room for it. */
  enclosed?: string | undefined;
}

const nothing: InitialAnswers = {};

const hasEntered = (values: EnquiryValues, initial: InitialAnswers): boolean =>
  Object.entries(values).some(([name, value]) =>
    Array.isArray(value) ? value.some((one) => !initial[name]?.includes(one)) : String(value ?? "").trim() !== "",
  );

export type Enquiry = ReturnType<typeof useEnquiry>;

/**
 * The engine behind every form: a wizard has many steps, a form on a page has one. All share one form, of which the step
 * on screen is mounted. It goes on only where nothing is wrong; an address that may be mistyped is asked about once.
 */
export function useEnquiry({
  about,
  endpoint,
  steps: asked,
  settings,
  post = sendEnquiry,
  initial = nothing,
  enclosed = "",
}: EnquiryOptions) {
  const { messages } = settings;
  const formId = useId();
  const [step, goTo] = useKept(about, "step", () => 0);
  const prefix = enclosed && `${enclosed}\n\n`;
  const message = asked.flat().find(({ kind }) => kind === "textArea")?.name;
  // Both are one answer, and have to fit into it.
  const steps = useMemo(() => {
    const shortened = (field: AskedField) =>
      field.name === message && field.maxLength ? { ...field, maxLength: field.maxLength - prefix.length } : field;
    return asked.map((fields) => fields.map(shortened));
  }, [asked, message, prefix]);
  const fields = useMemo(() => steps.flat(), [steps]);
  const { send, honeypot, percent, failure, reference } = useSending({ about, endpoint, fields, messages, post });
  // Whoever comes back to what is sent meanwhile sees that.
  const [isSending, setIsSending] = useKept(about, "sending", () => false);
  const [entered] = useKept(about, "entered", (): { values: EnquiryValues } => ({ values: initial }));
  const [form] = useState(() => {
    const created = createForm<EnquiryValues>({ onSubmit: noSubmit });
    // As initial values, react-final-form would put them back whenever a step is shown again (its issue 1095).
    for (const [name, answer] of Object.entries(entered.values)) created.change(name, answer);
    return created;
  });
  const current = steps[step];
  // Once a step's questions are drawn, React runs all their effects and draws what they found at once: else a press may
  // come before they have registered, and React put a control that the build has drawn back over the visitor's next key.
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called anew for the questions of each step
  const ref = useCallback((element: HTMLFormElement | null) => element && redraw(), [current]);

  const [keptAddresses, setKeptAddresses] = useKept(about, "doubts", () => new Set<string>());
  const keepAddress = (address: string) => setKeptAddresses((known) => new Set(known).add(address));
  const [askedAddress, setAskedAddress] = useState<string>();
  const [failedStep, setFailedStep] = useState<number>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const { errors, hasValidationErrors, values } = form.getState();
    setFailedStep(hasValidationErrors ? step : undefined);
    const addressIn = ({ name }: AskedField) => String(values[name] ?? "");
    const isDoubtful = (field: AskedField) =>
      field.kind === "email" &&
      ![askedAddress, ...keptAddresses].includes(addressIn(field)) &&
      doubtAbout(addressIn(field)) !== undefined;
    if (askedAddress !== undefined) keepAddress(askedAddress);
    const first = current?.find(hasValidationErrors ? ({ name }) => errors?.[name] : isDoubtful);
    setAskedAddress(first && !hasValidationErrors ? addressIn(first) : undefined);
    // What is said is drawn first, as a rule; the question is not sought by its mark, which may come a frame later.
    if (first) requestAnimationFrame(() => focusControl(controlId(formId, first.name)));
    else void goOn(values);
  };

  const [isEntered, setIsEntered] = useState(false);
  useEffect(
    () =>
      form.subscribe(
        ({ values }) => {
          entered.values = values;
          setIsEntered(hasEntered(values, initial));
        },
        { values: true },
      ),
    [form, entered, initial],
  );
  // Not by each control: with a subject, another limit judges what is there already.
  useEffect(() => {
    const problemsIn = (values: EnquiryValues) =>
      Object.fromEntries((current ?? []).map((field) => [field.name, problemOf(field, values[field.name], messages)]));
    form.setConfig("validate", problemsIn);
  }, [form, current, messages]);
  const isLast = step === steps.length - 1;
  const isDone = step === steps.length;
  const isUnsent = isEntered && !isDone;
  // Around every boundary, as what was entered: whoever has that taken away says so.
  useEffect(() => holdPage(about, isUnsent), [about, isUnsent]);
  useLinkGuard(isSending, messages.leaving);

  async function goOn(values: EnquiryValues): Promise<void> {
    if (!isLast) return goTo(step + 1);
    const wrong = steps.findIndex((group) => group.some((field) => problemOf(field, values[field.name], messages)));
    if (wrong >= 0) {
      setFailedStep(wrong);
      return goTo(wrong);
    }
    setIsSending(true);
    // Also where its visitor has gone back to another page by then.
    holdPage(entered, true);
    // Trimmed as it was judged: blanks behind what is enclosed would count.
    const text = message && `${prefix}${String(values[message] ?? "").trim()}`;
    const isAccepted = await send(message ? { ...values, [message]: text } : values);
    setIsSending(false);
    holdPage(entered, false);
    if (isAccepted) goTo(steps.length);
  }

  return {
    formId,
    settings,
    formProps: { form, onSubmit: noSubmit, subscription: {} },
    elementProps: { ref, noValidate: true, onSubmit },
    /** Number of the step on screen, from 0. Once the enquiry is accepted, it is that behind the last. */
    step,
    goTo,
    isDone,
    fields: current ?? [],
    /** True once Next was pressed in this step: from then on, what is wrong is said until it is right. */
    showsErrors: failedStep === step,
    /** True of the step that sends. */
    isLast,
    keptAddresses,
    keepAddress,
    askedAddress,
    honeypot,
    isSending,
    isUnsent,
    percent,
    /** Reason why it was not accepted; shown at the step that sends, until it is sent again. */
    failure: isLast && !isSending ? failure : undefined,
    reference,
  };
}
