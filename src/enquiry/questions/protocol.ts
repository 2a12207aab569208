/** A field that only programs fill in: where it holds something, it is sent along, and the enquiry passed on with a mark. */
export const honeypotName = "referral_code";

/** Header with the milliseconds between the coming of the page and sending. A person takes seconds. */
export const elapsedHeader = "enquiry-elapsed";

/** Header with the key that makes a repeated enquiry the same enquiry (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyHeader = "idempotency-key";

/** The id of a question's control in its page, or of the group of its controls. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`;

/** Fragment in the answer to a plain form: the id of the place that says what is wrong. */
export const plainAnswerId = (key: string): string => `${key}-answer`;

export const plainSentId = (key: string): string => `${key}-sent`;

/** The parameter with which the address of a form names the enquiry that was sent there. */
export const sentParameter = "sent";

/** Stands at the root of a page that the server has put a form in: it stays as it is, and React hydrates it not. */
export const plainPageMark = "data-plain-page";
