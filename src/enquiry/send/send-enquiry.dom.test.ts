import { beforeEach, expect, test, vi } from "vitest";
import { outcomeOf, type SendOptions, sendEnquiry, silenceLimit } from "./send-enquiry";

test.each([
  [201, "application/json", '{"reference":"NW-1","receivedAt":"x"}', { isAccepted: true, reference: "NW-1" }],
  [500, "application/json", '{"error":true}', { isAccepted: true }],
  [500, "text/plain", "null", { isAccepted: true }],
  [200, "application/json", '{"reference":7}', { isAccepted: true }],
  [200, "text/html", "<p>Thank you</p>", { isAccepted: false, problem: "failedServer" }],
  [200, "application/json", "", { isAccepted: false, problem: "failedServer" }],
  [500, "text/plain", "It broke.", { isAccepted: false, problem: "failedServer" }],
  [422, "text/html", "<p>No</p>", { isAccepted: false, problem: "failedServer" }],
  [
    422,
    "text/plain; charset=utf-8",
    " Name: Required\nMail: Required\n",
    { isAccepted: false, problem: "failedRefused", detail: "Name: Required\nMail: Required" },
  ],
])("an answer %i %s %j means %j", (status, type, body, outcome) => {
  expect(outcomeOf(status, type, body)).toEqual(outcome);
});

const options: SendOptions = {
  endpoint: "/api/enquiries/contact",
  payload: { name: "Ada" },
  idempotencyKey: "key-1",
  elapsed: 4200.7,
  onProgress: () => {},
};
let request: XMLHttpRequest;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(XMLHttpRequest.prototype, "abort");
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    request = this;
  });
});

function answer(status: number, body: string): void {
  vi.spyOn(XMLHttpRequest.prototype, "status", "get").mockReturnValue(status);
  vi.spyOn(XMLHttpRequest.prototype, "responseText", "get").mockReturnValue(body);
  request.dispatchEvent(new ProgressEvent("load"));
}

const upload = (loaded: number) =>
  request.upload.dispatchEvent(new ProgressEvent("progress", { loaded, total: 2_000_000, lengthComputable: true }));

test("a broken connection is unreachable, or offline if the device says so, which is not believed before", async () => {
  for (const isOnline of [true, false]) {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    const broken = sendEnquiry(options);
    request.dispatchEvent(new ProgressEvent("error"));
    const problem = isOnline ? "failedUnreachable" : "failedOffline";
    expect(await broken).toEqual({ isAccepted: false, problem });
  }
  const outcome = sendEnquiry(options);
  answer(200, "{}");
  expect(await outcome).toEqual({ isAccepted: true });
});

test("after 30 seconds of silence it is given up", async () => {
  const outcome = sendEnquiry(options);
  await vi.advanceTimersByTimeAsync(silenceLimit - 1);
  expect(request.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(await outcome).toEqual({ isAccepted: false, problem: "failedTimeout" });
  expect(request.abort).toHaveBeenCalledOnce();
  expect(silenceLimit).toBe(30_000);
});

test("what the system has taken from the browser may still be on a slow line after all is uploaded", async () => {
  const data = "A".repeat(2_000_000);
  const files = [{ name: "plan.pdf", type: "application/pdf", size: 1_500_000, data }];
  const outcome = sendEnquiry({ ...options, payload: { files } });
  upload(2_000_000);
  // 500 kB at 100 kbit/s, and then the server's own time.
  await vi.advanceTimersByTimeAsync(40_000 + silenceLimit);
  expect(request.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual({ isAccepted: false, problem: "failedTimeout" });
});

test("a slow upload is not given up while it moves, and its progress is told", async () => {
  const percents: number[] = [];
  const outcome = sendEnquiry({ ...options, onProgress: (percent) => percents.push(percent) });
  for (const loaded of [500_000, 1_000_000, 2_000_000]) {
    await vi.advanceTimersByTimeAsync(silenceLimit - 1);
    upload(loaded);
  }
  expect(request.abort).not.toHaveBeenCalled();
  answer(201, "{}");
  expect(await outcome).toEqual({ isAccepted: true });
  expect(percents).toEqual([25, 50, 100]);
});

test("where nothing was entered it is a request without a body, and any success will do", async () => {
  for (const [status, isAccepted] of [
    [204, true],
    [200, true],
    [500, false],
  ] as const) {
    const outcome = sendEnquiry({ ...options, payload: { email: "" } });
    answer(status, "<p>Home</p>");
    expect(await outcome).toMatchObject({ isAccepted });
  }
  expect(vi.mocked(request.send).mock.calls).toEqual([[null], [null], [null]]);
});

test("an address that cannot be used is a failure, not an exception", async () => {
  expect(await sendEnquiry({ ...options, endpoint: "https://[" })).toEqual({
    isAccepted: false,
    problem: "failedUnreachable",
  });
});
