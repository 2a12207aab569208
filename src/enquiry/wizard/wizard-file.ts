import { useEffect, useState } from "react";
import type { WizardFile } from "../questions/definition";

/** Fetches the definition of a wizard. Rejects where it cannot be had. */
export async function fetchWizardFile(key: string, prefix: string): Promise<WizardFile> {
  const response = await fetch(`/wizards${prefix}/${key}.json`);
  if (!response.ok) throw new Error(`The wizard ${key} answered ${response.status}.`);
  return response.json();
}

/** Interval between two looks at the file while the site is edited, in milliseconds. */
const interval = 700;

function useChanges(file: WizardFile, prefix: string): WizardFile {
  const [current, setCurrent] = useState(file);
  const { key } = file.wizard;
  useEffect(() => {
    const look = async () => {
      const fresh = await fetchWizardFile(key, prefix).catch(() => undefined);
      if (fresh) setCurrent((known) => (JSON.stringify(known) === JSON.stringify(fresh) ? known : fresh));
    };
    const timer = setInterval(() => void look(), interval);
    return () => clearInterval(timer);
  }, [key, prefix]);
  return current;
}

/** The file of an open wizard: while the site is edited, as it is now; in a build, as it was when the window opened. */
export const useFollowedFile: (file: WizardFile, prefix: string) => WizardFile =
  process.env.NODE_ENV === "development" ? useChanges : (file) => file;
