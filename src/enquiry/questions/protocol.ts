/** Protocol between the forms in the browser and the server, beside the answers themselves. */

/**
 * A field that people do not see and programs fill in. Where it holds something, it is sent along and the enquiry is
 * passed on with a mark.
 */
export const honeypotName = "referral_code";

/** Header with the milliseconds between opening the form and sending it. A person takes seconds. */
export const elapsedHeader = "enquiry-elapsed";

/** Header with the key that makes a repeated enquiry the same enquiry (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyHeader = "idempotency-key";

/** The same key as a field of a form that the browser sends by itself. The page of an answer holds one; before it, none. */
export const idempotencyField = "idempotency_key";

/** Names of fields that the forms use themselves. */
export const reservedNames: readonly string[] = [honeypotName, idempotencyField];

/** The id of a question's control in its page, or of the group of its controls. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`;

/** The id of the line that says what is wrong with an answer. */
export const errorId = (id: string): string => `${id}-error`;

/*
 * Places that the server fills in where a form was sent without a script. The places are in every page that has the form,
 * hidden; the same page is its form, its list of errors and its confirmation.
 */

/** Marks a form, with its key. Its id is the first part of the ids of its controls. */
export const plainFormMark = "data-plain-form";

/** Marks what is shown in the place of a form once it has arrived, with its key. */
export const plainSentMark = "data-plain-sent";

/** Marks the places in either of them. */
export const plainPlaceMark = "data-plain";

/**
 * The places: all of the answer; in it the questions to look at again, the list of them, why it was not taken, what to do
 * then, and which files to choose again; and the reference number.
 */
export type PlainPlace = "answer" | "errors" | "list" | "failure" | "kept" | "files" | "reference";

/** Fragment in the answer to a plain form: the id of the place that says what is wrong. */
export const plainAnswerId = (key: string): string => `${key}-answer`;

/** The id of what is shown once a form has arrived. */
export const plainSentId = (key: string): string => `${key}-sent`;

/** The parameter with which the address of a page names the enquiry that was sent there. */
export const sentParameter = "sent";

/** Stands at the root of a page that the server has filled in: it stays as it is, and React hydrates it not. */
export const plainPageMark = "data-plain-page";
