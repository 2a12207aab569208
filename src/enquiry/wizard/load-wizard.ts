import type { ComponentType } from "react";
import type { WizardFile } from "../questions/definition";
import type { WizardDialogProps } from "./wizard-dialog";
import { fetchWizardFile } from "./wizard-file";

/** A wizard that can be shown: its script and its definition. */
export interface LoadedWizard {
  Dialog: ComponentType<WizardDialogProps>;
  file: WizardFile;
}

/**
 * Loads a wizard's script, once for all, and its file. Rejects where either cannot be had.
 * @param prefix the beginning of its language's paths: `/de`; empty for the first one
 */
export async function loadWizard(key: string, prefix: string): Promise<LoadedWizard> {
  const [{ WizardDialog }, file] = await Promise.all([import("./wizard-dialog"), fetchWizardFile(key, prefix)]);
  return { Dialog: WizardDialog, file };
}
