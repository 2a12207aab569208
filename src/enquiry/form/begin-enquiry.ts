import { createForm, type FormApi } from "final-form";
import type { EnquiryValues } from "../send/post-answers";

/** Asked for by final-form: going on is ours, as each step judges its own questions. */
export const noSubmit = () => {};

export type InitialAnswers = Readonly<Record<string, readonly string[]>>;

/** What of an enquiry outlives the part of the page that shows it (`useKept`). */
export interface KeptEnquiry {
  readonly form: FormApi<EnquiryValues>;
  /** Number of the step on screen, from 0. Once the enquiry is accepted, it is that behind the last. */
  readonly step: number;
  /** Whoever comes back to what is sent meanwhile sees that. */
  readonly isSending: boolean;
  readonly reference?: string | undefined;
  /** Under which the server takes what is the same once, as often as it is sent. */
  readonly idempotencyKey: string;
  /** Each doubtful address is asked about once: going on a second time answers it. */
  readonly askedAddresses: readonly string[];
}

export function beginEnquiry(initial: InitialAnswers): KeptEnquiry {
  const form = createForm<EnquiryValues>({ onSubmit: noSubmit });
  // As initial values, react-final-form would put them back whenever a step is shown again (its issue 1095).
  for (const [name, answer] of Object.entries(initial)) form.change(name, answer);
  // 128 random bits. `crypto.randomUUID` is on encrypted pages only, which a preview may not be.
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  return { form, step: 0, isSending: false, idempotencyKey: random.join(""), askedAddresses: [] };
}

export const hasEntered = (values: EnquiryValues, initial: InitialAnswers): boolean =>
  Object.entries(values).some(([name, value]) =>
    Array.isArray(value) ? value.some((one) => !initial[name]?.includes(one)) : String(value ?? "").trim() !== "",
  );
