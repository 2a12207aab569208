import type { WizardFile } from "../questions/definition";

/** Fetches the definition of a wizard. Rejects where it cannot be had. */
export async function fetchWizardFile(key: string): Promise<WizardFile> {
  const response = await fetch(`/wizards/${key}.json`);
  if (!response.ok) throw new Error(`The wizard ${key} answered ${response.status}.`);
  return response.json();
}
