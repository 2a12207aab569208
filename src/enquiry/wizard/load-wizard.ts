import type { ComponentType } from "react";
import { isHeld } from "../../components/use-leave-guard";
import type { WizardFile } from "../questions/definition";
import type { WizardDialogProps } from "./wizard-dialog";

export interface LoadedWizard {
  Dialog: ComponentType<WizardDialogProps>;
  file: WizardFile;
}

/** The wizards as they were loaded last, by the addresses of their files. */
const loaded = new Map<string, LoadedWizard>();

async function fetchFile(address: string): Promise<WizardFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

/** Loads a wizard, or rejects. One that failed and was closed with answers in it, unasked, is the same again. */
export async function loadWizard(key: string, prefix: string): Promise<LoadedWizard> {
  const address = `/wizards${prefix}/${key}.json`;
  const last = loaded.get(address);
  if (last && isHeld(last.file)) return last;
  const [{ WizardDialog }, file] = await Promise.all([import("./wizard-dialog"), fetchFile(address)]);
  const wizard = { Dialog: WizardDialog, file };
  loaded.set(address, wizard);
  return wizard;
}
