export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly statusCode: 400 | 403 | 408 | 413 | 415 | 422 | 429 | 500 | 503,
    sentence: string,
    readonly retryAfter?: number,
  ) {
    super(sentence);
  }
}
