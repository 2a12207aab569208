import { useState } from "react";
import type { Chosen, FileConflict, Published, StopReason } from "../protocol";
import { words } from "../words";
import { api } from "./api";

/** What is done with git: it may be stopped, and is then what is tried again. */
export type Action = "publish" | "fetch";

type Answer = Published | { state: "fetched" };

const told = (answer: Answer): string =>
  answer.state === "published" ? words.published(answer.commit) : answer.state === "fetched" ? words.fetched : "";

/** Outcome of the last try, and what was settled on the way. */
export function usePublishing(done: () => Promise<void>) {
  const [said, setSaid] = useState("");
  const [stopped, setStopped] = useState<{ action: Action; reason: StopReason; files?: string[] }>();
  const [conflicts, setConflicts] = useState<{ action: Action; isSure: boolean; files: FileConflict[] }>();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [known, setKnown] = useState<Chosen>({});

  const start = async (action: Action, isSure = false, choices: Chosen = {}) => {
    const chosen = { ...known, ...choices };
    setBusy(true);
    setSaid(words.underWay[action]);
    setStopped(undefined);
    setKnown(chosen);
    try {
      const answer: Answer =
        action === "fetch"
          ? await api.fetchOthers({ chosen })
          : await api.publish({ message: message || words.again.publish, isSure, chosen });
      setConflicts(answer.state === "conflict" ? { action, isSure, files: answer.files } : undefined);
      if (answer.state === "stopped") setStopped({ action, ...answer });
      // What was chosen is in a merge then, and no answer to a later text of somebody else.
      if (answer.state !== "conflict") setKnown({});
      if (answer.state === "published") setMessage("");
      setSaid(told(answer));
      await done();
    } catch (error) {
      setSaid((error as Error).message);
    }
    setBusy(false);
  };
  return { said, stopped, conflicts, isBusy, message, setMessage, start };
}

export type Publishing = ReturnType<typeof usePublishing>;
