export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly statusCode: 400 | 403 | 408 | 413 | 415 | 422 | 429 | 503,
    sentence: string,
    readonly retryAfter?: number,
    /** True where nothing of what was sent is looked at any more, not even to show it again. */
    readonly isFinal = false,
  ) {
    super(sentence);
  }
}
