import { type ComponentType, useEffect, useState } from "react";
import { ErrorBoundary } from "../../components/error-boundary";
import type { Brought } from "../../components/link";
import { isHeld } from "../../components/use-leave-guard";
import { wizardPagePath } from "../../content/enquiry/endpoint";
import type { WizardFile } from "../questions/form-types";
import type { QuestionMessages } from "../questions/question-rules";
import type { WizardDialogProps } from "./wizard-dialog";

export type OpeningWords = Pick<QuestionMessages, "opening" | "openingFailed" | "retry" | "openingPage" | "close">;

interface LoadedWizard {
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
async function loadWizard(key: string, prefix: string): Promise<LoadedWizard> {
  const address = `/wizards${prefix}/${key}.json`;
  const last = loaded.get(address);
  if (last && isHeld(last.file)) return last;
  const [{ WizardDialog }, file] = await Promise.all([import("./wizard-dialog"), fetchFile(address)]);
  const wizard = { Dialog: WizardDialog, file };
  loaded.set(address, wizard);
  return wizard;
}

interface OpenedWizardProps {
  wizardKey: string;
  /** Beginning of the paths of the language that it is in: `/de`; empty for the first one. */
  prefix: string;
  brought: Brought;
  messages: OpeningWords;
  onClose: () => void;
}

/** Tells the notice how high the consent banner is: the property is not inherited. */
const setInset = (notice: HTMLElement | null) =>
  notice?.style.setProperty("--banner", document.documentElement.style.getPropertyValue("--banner"));

/** Space below the notice. On a screen that the banner fills, it stands before it, and scrolls. */
const inset = "min(var(--banner, 0px) + 24px, 50vh)";

/** Milliseconds before the page of the questions is offered instead: a connection may stand still. */
const loadingLimit = 30_000;

/** Loads a wizard and shows it. While it is loaded, and where it cannot be, a notice at the foot of the screen says so. */
export function OpenedWizard({ wizardKey, prefix, brought, messages, onClose }: OpenedWizardProps) {
  const [wizard, setWizard] = useState<LoadedWizard | "failed">();
  useEffect(() => {
    if (wizard) return undefined;
    let isCurrent = true;
    const show = (now: LoadedWizard | "failed") => {
      if (isCurrent) setWizard(now);
    };
    const timer = setTimeout(() => show("failed"), loadingLimit);
    loadWizard(wizardKey, prefix).then(show, () => show("failed"));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wizard, wizardKey, prefix]);

  const noticeOf = (onRetry?: () => void) => (
    <div
      role={onRetry ? "alert" : "status"}
      ref={setInset}
      sx={{
        position: "fixed",
        left: "50%",
        bottom: inset,
        maxHeight: `calc(100vh - ${inset} - 16px)`,
        overflowY: "auto",
        zIndex: "dialog",
        transform: "translateX(-50%)",
        width: "max-content",
        maxWidth: "calc(100vw - 32px)",
        p: "16px 22px",
        bg: "background",
        borderRadius: "medium",
        boxShadow: "floating",
        // Most of the time it is loaded by then.
        animation: onRetry ? undefined : "open 200ms 300ms backwards",
      }}
    >
      {onRetry ? messages.openingFailed : messages.opening}
      {onRetry && (
        <div sx={{ variant: "layout.row", alignItems: "center", gap: 2, mt: 2 }}>
          <button type="button" onClick={onRetry} sx={{ variant: "buttons.primary" }}>
            {messages.retry}
          </button>
          <button type="button" onClick={onClose} sx={{ variant: "buttons.secondary" }}>
            {messages.close}
          </button>
          {/* Not a link of the app, which could not bring the window either. */}
          <a href={wizardPagePath(wizardKey, prefix)} sx={{ variant: "links.more", color: "text" }}>
            {messages.openingPage}
          </a>
        </div>
      )}
    </div>
  );
  if (wizard === undefined) return noticeOf();
  if (wizard === "failed") return noticeOf(() => setWizard(undefined));
  // A build that came since this page was opened may ask what its script cannot draw.
  return (
    <ErrorBoundary fallback={noticeOf}>
      <wizard.Dialog file={wizard.file} brought={brought} onClose={onClose} />
    </ErrorBoundary>
  );
}
