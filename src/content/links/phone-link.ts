/** The address of a phone number: digits and a plus sign only, whatever else makes it readable. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
