import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import type { EnquiryDefinition, EnquiryDefinitions } from "../../../src/content/enquiry/forms";
import { bodyLimit } from "../receive/body";
import { smallBody } from "../receive/in-flight-bodies";
import { Refusal } from "../receive/refusal";
import { type EnquiryService, formKeyOf, serviceFor } from "../service";
import { BrokenForm, type FormLimits, formTypes, isFormType, readForm } from "./sent-form";

/** Refusals of forms that are known before a form was read: it is read all the same, to be shown again. */
const refusals = new WeakMap<FastifyRequest, Refusal>();

/** Refusal of a form that was read, or undefined where nothing spoke against it. */
export const refusalOf = (request: FastifyRequest): Refusal | undefined => refusals.get(request);

/** Multiple of its limit to which a form is read, so that a browser comes to the end of it and shows the answer. */
const readTimes = 5;

/**
 * Notes why a form is not taken. From here on its texts alone are kept, so that they can be shown again: who gets a bare
 * refusal has lost what was typed.
 * @returns false for what a program sent, which is refused at once
 */
export function refuseForm(request: FastifyRequest, refusal: Refusal): boolean {
  if (!isFormType(request.headers["content-type"]) || refusal.isFinal) return false;
  refusals.set(request, refusal);
  return true;
}

/** Lets the guards of a route refuse what programs send at once, and forms once they have been read. */
export function admitForms(guards: readonly onRequestAsyncHookHandler[]): onRequestAsyncHookHandler {
  return async function (request, reply) {
    try {
      for (const guard of guards) await guard.call(this, request, reply);
    } catch (error) {
      if (!(error instanceof Refusal) || !refuseForm(request, error)) throw error;
    }
  };
}

function limitsOf(definition: EnquiryDefinition, definitions: EnquiryDefinitions, request: FastifyRequest): FormLimits {
  const choices = definition.fields.flatMap((field) => field.choices ?? []).length;
  const bytes = bodyLimit(definition.key, definitions);
  return {
    textBytes: smallBody,
    // It may be refused while it arrives.
    fileBytes: () => (refusals.has(request) ? 0 : bytes),
    parts: definition.fields.length + choices + definitions.uploads.maxFiles + 100,
    readBytes: bytes * readTimes,
  };
}

/** Lets the routes of a plugin read the forms that browsers send by themselves. */
export function readForms(api: FastifyInstance, service: EnquiryService): void {
  api.addContentTypeParser(formTypes, async (request: FastifyRequest, payload: IncomingMessage) => {
    const key = formKeyOf(request);
    const { definitions } = serviceFor(service, request, key);
    const definition = definitions.forms.get(key);
    const { incomplete } = definitions.messages.refusals;
    if (!definition) throw new Refusal(400, incomplete);
    const limits = limitsOf(definition, definitions, request);
    try {
      return await readForm(payload, request.headers["content-type"] ?? "", limits);
    } catch (error) {
      throw error instanceof BrokenForm ? new Refusal(400, incomplete) : error;
    }
  });
}
