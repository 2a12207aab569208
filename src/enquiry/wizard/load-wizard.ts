import type { ComponentType } from "react";
import { isHeld } from "../../components/use-leave-guard";
import type { WizardFile } from "../questions/definition";
import type { WizardDialogProps } from "./wizard-dialog";
import { fetchWizardFile } from "./wizard-file";

export interface LoadedWizard {
  Dialog: ComponentType<WizardDialogProps>;
  file: WizardFile;
}

/** The wizards as they were loaded last, by language and name. */
const loaded = new Map<string, LoadedWizard>();

/** Loads a wizard, or rejects. One that failed and was closed with answers in it, unasked, is the same again. */
export async function loadWizard(key: string, prefix: string): Promise<LoadedWizard> {
  const name = `${prefix}/${key}`;
  const last = loaded.get(name);
  if (last && isHeld(last.file)) return last;
  const [{ WizardDialog }, file] = await Promise.all([import("./wizard-dialog"), fetchWizardFile(key, prefix)]);
  const wizard = { Dialog: WizardDialog, file };
  loaded.set(name, wizard);
  return wizard;
}
