import type { FastifyRequest } from "fastify";

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

/** After which a server that is busy may be asked again. */
export const busySeconds = 5;

export const formTypes = /^(?:application\/x-www-form-urlencoded\s*(?:;|$)|multipart\/form-data\s*;)/i;

export const isFormType = (contentType = ""): boolean => formTypes.test(contentType);

/** Refusals of forms that are known before a form was read: it is read all the same, to be shown again. */
const refusals = new WeakMap<FastifyRequest, Refusal>();

export const refusalOf = (request: FastifyRequest): Refusal | undefined => refusals.get(request);

/**
 * Notes why a form is not taken: who gets a bare refusal has lost what was typed.
 * @returns false for what a program sent, which is refused at once
 */
export function refuseForm(request: FastifyRequest, refusal: Refusal): boolean {
  if (!isFormType(request.headers["content-type"])) return false;
  refusals.set(request, refusal);
  return true;
}
