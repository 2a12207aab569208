import { useCallback, useState } from "react";

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
