import { useState } from "react";

interface NotifyMeProps {
  notifyMe: string;
  sending: string;
  done: string;
  failed: string;
  /** Where the empty request goes. */
  notifyUrl: string;
}

type Progress = "idle" | "sending" | "done" | "failed";

/** Posts an empty request to the configured address, and says what became of it. */
export function NotifyMe({ notifyMe, sending, done, failed, notifyUrl }: NotifyMeProps) {
  const [progress, setProgress] = useState<Progress>("idle");

  const notify = async () => {
    if (progress === "sending") return;
    setProgress("sending");
    try {
      const { ok } = await fetch(notifyUrl, { method: "POST" });
      setProgress(ok ? "done" : "failed");
    } catch {
      setProgress("failed");
    }
  };

  return (
    <div sx={{ mt: 4 }}>
      {progress !== "done" && (
        <button
          type="button"
          onClick={notify}
          aria-disabled={progress === "sending"}
          sx={{ variant: "buttons.accent" }}
        >
          {progress === "sending" ? sending : notifyMe}
        </button>
      )}
      <p role="status" sx={{ mt: progress === "done" ? 0 : 2, fontSize: "lead", maxWidth: "measure" }}>
        {progress === "done" && done}
        {progress === "failed" && failed}
      </p>
    </div>
  );
}
