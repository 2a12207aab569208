import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { EnquiryDefinition, EnquiryDefinitions } from "../../../src/content/enquiry/forms";
import { smallBody } from "../receive/bodies-under-way";
import { bodyLimit } from "../receive/body";
import { Refusal } from "../receive/refusal";
import { BrokenForm, type FormLimits, formTypes, isFormType, readForm } from "./sent-form";

/** Why a form is not taken, known before it was read: it is read all the same, to be shown again. */
const refusals = new WeakMap<FastifyRequest, Refusal>();

/** Why a form that was read cannot be taken, or undefined where nothing spoke against it. */
export const refusalOf = (request: FastifyRequest): Refusal | undefined => refusals.get(request);

/** How many times its limit a form is read, so that a browser comes to the end of it and shows the answer. */
const readTimes = 5;

/** A hook as it is called by another: those of this server are functions with a promise. */
type Guard = (this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Lets the guards of a route refuse what programs send at once. A form that a browser sends by itself is read first, its
 * texts only, and answered with a page that keeps them: who gets a bare refusal has lost what was typed.
 * @param guards what may refuse a request
 * @param boundBodies makes the guard of bodies that are at most so large
 */
export function admitForms(
  guards: readonly onRequestHookHandler[],
  boundBodies: (limit: number) => onRequestHookHandler,
): onRequestHookHandler {
  const small = boundBodies(smallBody) as unknown as Guard;
  const admit: Guard = async function (request, reply) {
    const isForm = isFormType(request.headers["content-type"]);
    try {
      for (const guard of guards as unknown as readonly Guard[]) await guard.call(this, request, reply);
    } catch (error) {
      if (!isForm || !(error instanceof Refusal) || error.isFinal) throw error;
      await small.call(this, request, reply);
      refusals.set(request, error);
    }
  };
  return admit as unknown as onRequestHookHandler;
}

/** How much is kept of a form, by the limits of its questions. */
function limitsOf(definition: EnquiryDefinition, definitions: EnquiryDefinitions, isRefused: boolean): FormLimits {
  const choices = definition.fields.flatMap((field) => field.choices ?? []).length;
  const bytes = bodyLimit(definition, definitions);
  return {
    textBytes: smallBody,
    fileBytes: isRefused ? 0 : bytes,
    parts: definition.fields.length + choices + definitions.uploads.maxFiles + 100,
    readBytes: bytes * readTimes,
  };
}

/** Lets the routes of a plugin read the forms that browsers send by themselves. */
export function readForms(api: FastifyInstance, definitions: EnquiryDefinitions): void {
  api.addContentTypeParser(formTypes, async (request: FastifyRequest, payload: IncomingMessage) => {
    const definition = definitions.forms.get(request.routeOptions.url?.split("/").at(-1) ?? "");
    const { incomplete } = definitions.messages.refusals;
    if (!definition) throw new Refusal(400, incomplete);
    const limits = limitsOf(definition, definitions, refusals.has(request));
    try {
      return await readForm(payload, request.headers["content-type"] ?? "", limits);
    } catch (error) {
      if (error instanceof BrokenForm) throw new Refusal(400, incomplete);
      throw error;
    }
  });
}
