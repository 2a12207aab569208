import type { FastifyRequest } from "fastify";
import type { EnquiryDefinition } from "../../../src/content/enquiry/forms";
import { errorCodeOf } from "../../error-code";
import type { SpamServiceConfig } from "../deliver/delivery-config";
import { addressOf, describeAnswers } from "../deliver/describe";

/** Time that a visitor may wait for the answer of the service, in milliseconds. */
const answerTimeout = 3000;

/**
 * Asks a service with Akismet's interface about an enquiry. Where it does not answer, nothing is suspected.
 * @returns true where it takes the enquiry for spam
 */
export async function isKnownSpam(
  { url, key }: SpamServiceConfig,
  answers: Readonly<Record<string, string | string[]>>,
  definition: EnquiryDefinition,
  request: FastifyRequest,
): Promise<boolean> {
  const { protocol, host, ip, headers, log } = request;
  try {
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({
        api_key: key,
        blog: `${protocol}://${host}/`,
        user_ip: ip,
        user_agent: headers["user-agent"] ?? "",
        comment_type: "contact-form",
        comment_author_email: addressOf(answers, definition) ?? "",
        comment_content: describeAnswers(answers, definition),
      }),
      redirect: "error",
      signal: AbortSignal.timeout(answerTimeout),
    });
    return response.ok && (await response.text()).trim() === "true";
  } catch (error) {
    log.warn({ code: errorCodeOf(error) }, "The service for spam does not answer.");
    return false;
  }
}
