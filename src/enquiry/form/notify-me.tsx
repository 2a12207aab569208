import { type FormEvent, useId, useState } from "react";
import { TextInput } from "../../components/text-input";
import { useHydrated } from "../../components/use-hydrated";
import { answerFault } from "../../content/enquiry/answer-rules";
import type { EnquiryWords } from "../../content/enquiry/words";

export interface NotifyMeProps {
  notifyMe: string;
  sending: string;
  done: string;
  failed: string;
  /** The question above the button, which may be left empty. */
  emailField: Queries.MaintenanceScreenFragment["emailField"];
  words: Pick<EnquiryWords, "optional" | "required" | "tooLong">;
  /** Where the request goes. */
  notifyUrl: string;
}

type Progress = "idle" | "sending" | "done" | "failed";

/** A request without a body, or with the address that was left. */
const requestWith = (name: string, address: string): RequestInit =>
  address === ""
    ? { method: "POST" }
    : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ [name]: address }) };

/** Tells that somebody is waiting, and who, if an address was left; then says what became of it. */
export function NotifyMe({ notifyMe, sending, done, failed, emailField, words, notifyUrl }: NotifyMeProps) {
  const [progress, setProgress] = useState<Progress>("idle");
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string>();
  const id = useId();
  const isHydrated = useHydrated();

  const notify = async (event: FormEvent) => {
    event.preventDefault();
    const fault = answerFault(emailField, address, words);
    setError(fault);
    if (fault || progress === "sending") return;
    setProgress("sending");
    try {
      const { ok } = await fetch(notifyUrl, requestWith(emailField.name, address.trim()));
      setProgress(ok ? "done" : "failed");
    } catch {
      setProgress("failed");
    }
  };

  return (
    <div sx={{ mt: 4 }}>
      {progress !== "done" && (
        <form
          noValidate
          onSubmit={notify}
          data-on-paper=""
          sx={{ maxWidth: "measure", p: ["20px", "24px"], bg: "background", color: "text", borderRadius: "medium" }}
        >
          <TextInput
            id={id}
            name={emailField.name}
            type="email"
            label={emailField.label}
            optional={emailField.required ? undefined : words.optional}
            hint={emailField.hint}
            error={error}
            value={address}
            autoComplete={emailField.autocomplete ?? undefined}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          <button
            type="submit"
            disabled={!isHydrated}
            aria-disabled={progress === "sending"}
            sx={{ variant: "buttons.accent", mt: 3 }}
          >
            {progress === "sending" ? sending : notifyMe}
          </button>
        </form>
      )}
      <p role="status" sx={{ mt: progress === "done" ? 0 : 2, fontSize: "lead", maxWidth: "measure" }}>
        {progress === "done" && done}
        {progress === "failed" && failed}
      </p>
    </div>
  );
}
