import { ContentError } from "../src/content/read-site";
import { ConfigError } from "./settings";

/** Error that keeps a program from doing its work, as a sentence that says what to do. */
export class StartError extends Error {
  override name = "StartError";
}

/** Sentence for whoever started a program that could not start; a defect is thrown again. */
export function startErrorSentence(error: unknown): string {
  const isKnown = [StartError, ConfigError, ContentError].some((kind) => error instanceof kind);
  if (!isKnown || !(error instanceof Error)) throw error;
  return error.message;
}

export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

export const failToStart = (error: unknown): never => fail(startErrorSentence(error));
