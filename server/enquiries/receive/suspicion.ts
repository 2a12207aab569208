/** Nobody reads and fills a form in less, in milliseconds. */
const shortestTime = 2000;

/**
 * Why an enquiry may have come from a program, or undefined where nothing speaks for it. A suspect is passed on
 * as any other, marked as one: the suspicion may be wrong.
 * @param honeypot what stands in the field that people do not see
 * @param elapsed the header with the milliseconds between opening and sending; without it, nothing is suspected
 */
export function suspicionOf(honeypot: string, elapsed: string | string[] | undefined): string | undefined {
  const reasons: string[] = [];
  if (honeypot !== "") reasons.push("the hidden field was filled in");
  if (typeof elapsed === "string" && /^\d{1,12}$/.test(elapsed) && Number(elapsed) < shortestTime) {
    reasons.push(`it was sent after ${elapsed} milliseconds`);
  }
  return reasons.length > 0 ? reasons.join(", and ") : undefined;
}
