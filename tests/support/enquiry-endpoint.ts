import type { Page, Route } from "@playwright/test";

export const receipt = { reference: "NW-7K3M-9QPD", receivedAt: "2026-11-21T10:00:00.000Z" };

type EndpointAnswer = (route: Route) => Promise<void>;

export const take: EndpointAnswer = (route) => route.fulfill({ status: 201, json: receipt });

export const answer =
  (status: number, contentType: string, body: string): EndpointAnswer =>
  (route) =>
    route.fulfill({ status, contentType, body });

/**
 * Stands in for the server that takes enquiries.
 * @param answers what it does with the first, the second and so on; the last answer serves all that follow
 * @returns what arrived so far
 */
export async function enquiryEndpoint(page: Page, ...answers: EndpointAnswer[]) {
  const posted: { path: string; values: Record<string, unknown>; headers: Record<string, string> }[] = [];
  await page.route("**/api/enquiries/*", async (route) => {
    const request = route.request();
    posted.push({ path: new URL(request.url()).pathname, values: request.postDataJSON(), headers: request.headers() });
    await (answers[posted.length - 1] ?? answers.at(-1) ?? take)(route);
  });
  return posted;
}

/** The console's own words on a request that failed; the test that made it fail takes them out. */
export const failedRequest = /Failed to load resource|The enquiry was not sent/;
