import type { WizardFile } from "../questions/definition";

/**
 * Fetches the definition of a wizard. Rejects where it cannot be had.
 * @param prefix the beginning of its language's paths: `/de`; empty for the first one
 */
export async function fetchWizardFile(key: string, prefix = ""): Promise<WizardFile> {
  const response = await fetch(`/wizards${prefix}/${key}.json`);
  if (!response.ok) throw new Error(`The wizard ${key} answered ${response.status}.`);
  return response.json();
}
