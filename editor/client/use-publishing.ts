import { useState } from "react";
import type { Chosen, FileConflict, Published, Resolution, StopReason } from "../protocol";
import { words } from "../words";
import { api } from "./api";

/** Everything that is done with git: each may be stopped, and is then what is tried again. */
export type Action = "publish" | "fetch";

type Answer = Published | { state: "fetched" };

const told = (answer: Answer): string =>
  answer.state === "published" ? words.published(answer.commit) : answer.state === "fetched" ? words.fetched : "";

/** Outcome of the last try, and what was settled on the way. */
export function usePublishing(done: () => Promise<void>) {
  const [said, setSaid] = useState("");
  const [stopped, setStopped] = useState<{ action: Action; reason: StopReason; files?: string[] }>();
  const [conflicts, setConflicts] = useState<{ action: Action; files: FileConflict[] }>();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [chosen, setChosen] = useState<Chosen>({});

  const asked: Record<Action, (choices: Chosen) => Promise<Answer>> = {
    publish: (choices) => api.publish(message || words.again.publish, choices),
    fetch: api.fetchOthers,
  };
  const start = async (action: Action, choices = chosen) => {
    setBusy(true);
    setSaid(words.underWay[action]);
    setStopped(undefined);
    try {
      const answer = await asked[action](choices);
      if (answer.state === "conflict") setConflicts({ action, files: answer.files });
      else {
        setChosen({});
        setConflicts(undefined);
      }
      if (answer.state === "stopped") setStopped({ action, ...answer });
      if (answer.state === "published") setMessage("");
      setSaid(told(answer));
      await done();
    } catch (error) {
      setSaid((error as Error).message);
    }
    setBusy(false);
  };
  /** Goes on by itself once somebody has chosen for every file. */
  const choose = (file: string, choice: Resolution) => {
    const choices = { ...chosen, [file]: choice };
    setChosen(choices);
    if (conflicts?.files.every((conflict) => conflict.file in choices)) void start(conflicts.action, choices);
  };
  return { said, stopped, conflicts, isBusy, message, setMessage, chosen, choose, start };
}

export type Publishing = ReturnType<typeof usePublishing>;
