import type { ComponentType } from "react";
import type { WizardFile } from "../questions/definition";
import { fetchWizardFile } from "./fetch-wizard-file";
import type { WizardDialogProps } from "./wizard-dialog";

/** A wizard that can be shown: its script and its definition. */
export interface LoadedWizard {
  Dialog: ComponentType<WizardDialogProps>;
  file: WizardFile;
}

/**
 * Loads a wizard's script, once for all, and its file. Rejects where either cannot be had.
 * @param prefix the beginning of its language's paths
 */
export async function loadWizard(key: string, prefix: string): Promise<LoadedWizard> {
  const [{ WizardDialog }, file] = await Promise.all([import("./wizard-dialog"), fetchWizardFile(key, prefix)]);
  return { Dialog: WizardDialog, file };
}
