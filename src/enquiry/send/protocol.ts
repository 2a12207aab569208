/** What the forms in the browser and the server have agreed upon, beside the answers themselves. */

/**
 * A field that people do not see and programs fill in. Where it holds something, it is sent along and the enquiry is
 * passed on with a mark.
 */
export const honeypotName = "referral_code";

/** Header with the milliseconds between opening the form and sending it. A person takes seconds. */
export const elapsedHeader = "enquiry-elapsed";

/** Header with the key that makes a repeated enquiry the same enquiry (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyHeader = "idempotency-key";
