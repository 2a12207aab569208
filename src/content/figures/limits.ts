/** The largest amount that a bill may have, in content and when a visitor types it: more is a slip of the keyboard. */
export const maxBill = 1_000_000_000;
