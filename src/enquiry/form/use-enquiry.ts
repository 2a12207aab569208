import { createForm } from "final-form";
import { type FormEvent, useCallback, useEffect, useId, useMemo, useReducer, useState } from "react";
import { useKept } from "../../components/use-kept";
import { holdPage, useLeaveGuard } from "../../components/use-leave-guard";
import type { AddressDoubts } from "../controls/email-typo";
import { focusControl } from "../controls/use-enquiry-field";
import type { EnquiryField, EnquirySettings } from "../questions/definition";
import { doubtAbout } from "../questions/mail-address";
import { controlId } from "../questions/protocol";
import { problemOf, rulesOf } from "../questions/rules";
import { sendEnquiry } from "../send/send-enquiry";
import { type EnquiryValues, useSending } from "../send/use-sending";

/** Answers that are there before anything is entered. */
type InitialAnswers = Readonly<Record<string, readonly string[]>>;

interface EnquiryOptions {
  /** What everything entered is kept by: it is around every boundary, and goes when nobody has that any more. */
  about: object;
  endpoint: string;
  /** The questions of each step, the same list every time. When the last step is right, the enquiry is sent. */
  steps: readonly (readonly EnquiryField[])[];
  /** Number of the step on screen, from 0. Once the enquiry is accepted, it is that behind the last. */
  step: number;
  onStep: (step: number) => void;
  messages: EnquirySettings["messages"];
  post?: typeof sendEnquiry;
  initial?: InitialAnswers;
  /** A text that is sent before the message, which is the first answer with room for it. */
  enclosed?: string | undefined;
}

const nothing: InitialAnswers = {};

/** True once something is entered that was not there before. */
const hasEntered = (values: EnquiryValues, initial: InitialAnswers): boolean =>
  Object.entries(values).some(([name, value]) =>
    Array.isArray(value) ? value.some((one) => !initial[name]?.includes(one)) : String(value ?? "").trim() !== "",
  );

const hasRoom = ({ kind }: EnquiryField) => kind === "textArea";

/** What forms of pages are kept by, by their endpoints, until they have arrived and their page is left. */
const drafts = new Map<string, object>();

/**
 * What a form on a page is kept by, where a part of the page fails or is left for another page of the site: a browser
 * brings back the answers of a document, and all pages of the app are one. One that was left while it was sent may have
 * arrived: sent again from the page to which its visitor comes back, it is the same enquiry.
 */
export function useDraft(endpoint: string) {
  const [about] = useState(() => drafts.get(endpoint) ?? {});
  const [step, onStep] = useKept(about, "step", () => 0);
  useEffect(() => {
    drafts.set(endpoint, about);
    const page = location.pathname;
    return () => {
      // A part that has failed is still on its page.
      if (location.pathname === page) return;
      holdPage(about, false);
      if (step > 0) drafts.delete(endpoint);
    };
  }, [endpoint, about, step]);
  return { about, endpoint, step, onStep };
}

/** An enquiry that is being filled in. */
export type Enquiry = ReturnType<typeof useEnquiry>;

/**
 * The engine behind every form: a wizard has many steps, a form on a page has one. There is one form above all steps,
 * of which only the one on screen is mounted; the answers of the others stay in the form.
 *
 * It goes forward only where nothing is wrong: the first question whose answer is not right gets focus, and from then on
 * it is said until it is right. An address that may be mistyped is asked about once.
 */
export function useEnquiry({
  about,
  endpoint,
  steps: asked,
  step,
  onStep,
  messages,
  post = sendEnquiry,
  initial = nothing,
  enclosed = "",
}: EnquiryOptions) {
  const formId = useId();
  const prefix = enclosed && `${enclosed}\n\n`;
  const message = asked.flat().find(hasRoom)?.name;
  // Both are one answer, and have to fit into it.
  const steps = useMemo(
    () =>
      asked.map((fields) =>
        fields.map((field) =>
          field.name === message && field.maxLength ? { ...field, maxLength: field.maxLength - prefix.length } : field,
        ),
      ),
    [asked, message, prefix],
  );
  const fields = useMemo(() => steps.flat(), [steps]);
  const { send, honeypot, percent, failure, reference } = useSending({ about, endpoint, fields, messages, post });
  const [isSending, setIsSending] = useState(false);
  const [entered] = useKept(about, "entered", (): { values: EnquiryValues } => ({ values: initial }));
  // This is the first render's `submit`; react-final-form puts in that of each later one, given to it as `onSubmit`.
  const [form] = useState(() => {
    const created = createForm<EnquiryValues>({ onSubmit: submit });
    // As initial values, react-final-form would put them back whenever a step is shown again (its issue 1095).
    for (const [name, answer] of Object.entries(entered.values)) created.change(name, answer);
    return created;
  });
  const current = steps[step];
  /**
   * Ref of the element: in the commit that has drawn the questions of a step, it has React run all their effects and
   * draw what they found at once. Later, a press may come before they have registered; and where the build has drawn
   * them, React would put a control back over the visitor's next key.
   */
  const [, draw] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called anew for the questions of each step
  const ref = useCallback((element: HTMLFormElement | null) => element && draw(), [current]);

  const [showsErrors, setShowsErrors] = useState(false);
  const [kept] = useKept(about, "doubts", () => new Set<string>());
  const [doubted, setDoubted] = useState<string>();
  const doubts: AddressDoubts = { kept, asked: doubted };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { errors, hasValidationErrors, values } = form.getState();
    setShowsErrors(hasValidationErrors === true);
    const addressIn = ({ name }: EnquiryField) => String(values[name] ?? "");
    if (doubted !== undefined) kept.add(doubted);
    const isDoubtful = (field: EnquiryField) =>
      rulesOf(field).isReplyAddress && !kept.has(addressIn(field)) && doubtAbout(addressIn(field)) !== undefined;
    const first = (current ?? []).find(hasValidationErrors ? ({ name }) => errors?.[name] : isDoubtful);
    setDoubted(first && !hasValidationErrors ? addressIn(first) : undefined);
    // What is said is drawn first, as a rule; the question is not sought by its mark, which may come a frame later.
    if (first) requestAnimationFrame(() => focusControl(controlId(formId, first.name)));
    else if (!hasValidationErrors) void form.submit();
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
  const isUnsent = isEntered && step < steps.length;
  // Around every boundary, as what was entered: whoever has that taken away says so.
  useEffect(() => holdPage(about, isUnsent), [about, isUnsent]);
  useLeaveGuard(isSending, messages.leaving);

  const goTo = useCallback(
    (to: number) => {
      setShowsErrors(false);
      onStep(to);
    },
    [onStep],
  );

  async function submit(values: EnquiryValues): Promise<void> {
    if (step < steps.length - 1) return goTo(step + 1);
    const wrong = steps.findIndex((group) => group.some((field) => problemOf(field, values[field.name], messages)));
    if (wrong >= 0) return goTo(wrong);
    setIsSending(true);
    const isAccepted = await send(message ? { ...values, [message]: `${prefix}${values[message] ?? ""}` } : values);
    setIsSending(false);
    if (isAccepted) goTo(steps.length);
  }

  return {
    formId,
    /** For react-final-form's own element. */
    formProps: { form, onSubmit: submit, subscription: {} },
    /** For the element `form` within it. */
    elementProps: { ref, noValidate: true, onSubmit },
    /** The questions of the step on screen. */
    fields: current ?? [],
    goTo,
    /** Action of the Enter key at this step. */
    enterKey: step < steps.length - 1 ? ("next" as const) : ("send" as const),
    showsErrors,
    doubts,
    honeypot,
    isSending,
    /** True while something is entered that would be lost. */
    isUnsent,
    percent,
    /** Reason why it was not accepted; shown at the step that sends, until it is sent again. */
    failure: step === steps.length - 1 && !isSending ? failure : undefined,
    /** Reference number of the enquiry, once it is accepted. */
    reference,
  };
}
