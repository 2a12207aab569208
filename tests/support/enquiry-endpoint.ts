import type { Page, Request, Route } from "@playwright/test";

export const receipt = { reference: "NW-7K3M-9QPD", receivedAt: "2026-11-21T10:00:00.000Z" };

export interface Posted {
  path: string;
  /** Fields that were sent, as pairs, so that its order can be compared. */
  entries: [string, unknown][];
  values: Record<string, unknown>;
  headers: Record<string, string>;
}

function postedBy(request: Request): Posted {
  const values = request.postDataJSON() as Record<string, unknown>;
  return { path: new URL(request.url()).pathname, entries: Object.entries(values), values, headers: request.headers() };
}

type EndpointAnswer = (route: Route) => Promise<void>;

export const take: EndpointAnswer = (route) => route.fulfill({ status: 201, json: receipt });

export const answer =
  (status: number, contentType: string, body: string, headers: Record<string, string> = {}): EndpointAnswer =>
  (route) =>
    route.fulfill({ status, contentType, body, headers });

/**
 * Stands in for the server that takes enquiries.
 * @param answers what it does with the first, the second and so on; the last answer serves all that follow
 * @returns what arrived so far
 */
export async function enquiryEndpoint(page: Page, ...answers: EndpointAnswer[]): Promise<Posted[]> {
  const posted: Posted[] = [];
  const given = answers.length > 0 ? answers : [take];
  await page.route("**/api/enquiries/*", async (route) => {
    posted.push(postedBy(route.request()));
    await given[Math.min(posted.length, given.length) - 1]?.(route);
  });
  return posted;
}

/** The console's own words on a request that failed; the test that made it fail takes them out. */
export const failedRequest = /Failed to load resource|The enquiry was not sent/;
