/** Refusal of an enquiry: a status and one sentence for the person who sent it. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly statusCode: 400 | 403 | 408 | 413 | 415 | 422 | 429 | 503,
    sentence: string,
    /** Seconds after which it may be taken. */
    readonly retryAfter?: number,
    /** True where nothing of what was sent is looked at any more, not even to show it again. */
    readonly isFinal = false,
  ) {
    super(sentence);
  }
}

/** A refusal that names the question by its label and key: `Full name (fullName): Required`. */
export function fieldRefusal(
  statusCode: 400 | 413 | 422,
  { label, name }: { label: string; name: string },
  sentence: string,
): Refusal {
  return new Refusal(statusCode, `${label} (${name}): ${sentence}`);
}
