import { useCallback, useState } from "react";

/** Does what may fail, and keeps the sentence on why it did. */
export function useAttempt(): [failure: string, attempt: (action: () => Promise<unknown>) => Promise<void>] {
  const [failure, setFailure] = useState("");
  const attempt = useCallback(async (action: () => Promise<unknown>) => {
    setFailure("");
    try {
      await action();
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, []);
  return [failure, attempt];
}
