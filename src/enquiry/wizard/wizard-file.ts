import { useEffect, useState } from "react";
import type { WizardFile } from "../questions/definition";

export async function fetchWizardFile(key: string, prefix: string): Promise<WizardFile> {
  const response = await fetch(`/wizards${prefix}/${key}.json`);
  if (!response.ok) throw new Error(`The wizard ${key} answered ${response.status}.`);
  return response.json();
}

/** The file of an open wizard: while the site is edited, as it is now; in a build, as it was when the window opened. */
export function useFollowedFile(file: WizardFile, prefix: string): WizardFile {
  const [current, setCurrent] = useState(file);
  const { key } = file.wizard;
  useEffect(() => {
    if (process.env.NODE_ENV !== "development") return undefined;
    const look = async () => {
      const fresh = await fetchWizardFile(key, prefix).catch(() => undefined);
      if (fresh) setCurrent((known) => (JSON.stringify(known) === JSON.stringify(fresh) ? known : fresh));
    };
    const timer = setInterval(() => void look(), 700);
    return () => clearInterval(timer);
  }, [key, prefix]);
  return current;
}
