import type { ContentFile } from "../../content/files/load";
import { fileName, kindOf } from "../../content/kinds";
import { questionKinds } from "../../enquiry/questions/rules";
import { didYouMean, type Problem, problemAt, shown, slipOf } from "../problems";

const place = ["footprintCalculator", "handOver"] as const;

interface WrittenQuestion {
  readonly name?: unknown;
  readonly kind?: unknown;
}

/** A wizard's questions, as far as they can be read. */
function questionsOf({ data }: ContentFile): WrittenQuestion[] {
  const { steps } = (data ?? {}) as { steps?: unknown };
  return Array.isArray(steps) ? steps.flatMap((step) => step?.fields ?? []).filter(Boolean) : [];
}

const isKnown = ({ kind }: WrittenQuestion) => (questionKinds as readonly unknown[]).includes(kind);

function problemsOf(content: ContentFile, wizards: ReadonlyMap<string, ContentFile>): Problem[] {
  const [url, question] = ["url", "question"].map((name) => content.document.getIn([...place, name]));
  if (typeof url !== "string" || typeof question !== "string") return [];
  const names = [...wizards.keys()];
  const wizard = wizards.get(url.split("#")[1] ?? "");
  if (!wizard) {
    const expected = `an address that ends in one of ${names.map((name) => `#${name}`).join(", ")}`;
    return [problemAt(content, [...place, "url"], `found ${shown(url)}, which opens no wizard; expected ${expected}.`)];
  }
  const asked = questionsOf(wizard);
  const named = asked.find(({ name }) => name === question);
  // A kind that is not known is told where it stands.
  if (wizard.data === undefined || (named && (named.kind === "textArea" || !isKnown(named)))) return [];
  const questions = asked.flatMap(({ kind, name }) => (kind === "textArea" ? [String(name)] : []));
  const expected = questions.length > 0 ? `one of ${questions.join(", ")}` : "a question of the kind textArea there";
  const message = `found ${shown(question)}, which is no question of the kind textArea in content/${wizard.file}; expected ${expected}.${didYouMean(question, questions)}`;
  return [problemAt(content, [...place, "question"], message, { instead: slipOf(question, questions) })];
}

/** Figures that would be handed over to a wizard or to a question that is not there. */
export function wizardPrefillProblems(files: readonly ContentFile[]): Problem[] {
  const wizards = new Map(
    files.filter(({ file }) => kindOf(file)?.typeName === "Wizard").map((content) => [fileName(content.file), content]),
  );
  const products = files.filter(({ file }) => kindOf(file)?.typeName === "Product");
  return products.flatMap((content) => problemsOf(content, wizards));
}
