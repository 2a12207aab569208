import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

/** Stands in for the browser's request: the test says what becomes of it. */
class FakeRequest {
  static made: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = "";
  isAborted = false;

  constructor() {
    FakeRequest.made.push(this);
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return "application/json";
  }
  send() {}
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    this.onload?.();
  }
}

const options: SendOptions = {
  endpoint: "/api/enquiries/contact",
  payload: { name: "Ada" },
  idempotencyKey: "key-1",
  elapsed: 4200.7,
  onProgress: () => {},
};
const request = () => FakeRequest.made[0] as FakeRequest;

beforeEach(() => {
  FakeRequest.made = [];
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a broken connection is unreachable, or offline if the device says so, which is not believed before", async () => {
  for (const isOnline of [true, false]) {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    FakeRequest.made = [];
    const broken = sendEnquiry(options);
    request().onerror?.();
    const problem = isOnline ? "failedUnreachable" : "failedOffline";
    expect(await broken).toEqual({ isAccepted: false, problem });
  }
  FakeRequest.made = [];
  const outcome = sendEnquiry(options);
  request().answer(200, "{}");
  expect(await outcome).toEqual({ isAccepted: true });
});

test("after 30 seconds of silence it is given up", async () => {
  const outcome = sendEnquiry(options);
  await vi.advanceTimersByTimeAsync(silenceLimit - 1);
  expect(request().isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await outcome).toEqual({ isAccepted: false, problem: "failedTimeout" });
  expect(request().isAborted).toBe(true);
  expect(silenceLimit).toBe(30_000);
});

test("what the system has taken from the browser may still be on a slow line after all is uploaded", async () => {
  const data = "A".repeat(2_000_000);
  const files = [{ name: "plan.pdf", type: "application/pdf", size: 1_500_000, data }];
  const outcome = sendEnquiry({ ...options, payload: { files } });
  request().upload.onprogress?.({ loaded: 2_000_000, total: 2_000_000, lengthComputable: true });
  // 500 kB at 100 kbit/s, and then the server's own time.
  await vi.advanceTimersByTimeAsync(40_000 + silenceLimit);
  expect(request().isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual({ isAccepted: false, problem: "failedTimeout" });
});

test("a slow upload is not given up while it moves, and its progress is told", async () => {
  const percents: number[] = [];
  const outcome = sendEnquiry({ ...options, onProgress: (percent) => percents.push(percent) });
  for (const loaded of [0.5, 1, 2].map((megabytes) => megabytes * 1_000_000)) {
    await vi.advanceTimersByTimeAsync(silenceLimit - 1);
    request().upload.onprogress?.({ loaded, total: 2_000_000, lengthComputable: true });
  }
  expect(request().isAborted).toBe(false);
  request().answer(201, "{}");
  expect(await outcome).toEqual({ isAccepted: true });
  expect(percents).toEqual([25, 50, 100]);
});

test("where nothing was entered it is a request without a body, and any success will do", async () => {
  const send = vi.spyOn(FakeRequest.prototype, "send");
  for (const [status, isAccepted] of [
    [204, true],
    [200, true],
    [500, false],
  ] as const) {
    FakeRequest.made = [];
    const outcome = sendEnquiry({ ...options, payload: { email: "" } });
    request().answer(status, "<p>Home</p>");
    expect(await outcome).toMatchObject({ isAccepted });
  }
  expect(send.mock.calls).toEqual([[null], [null], [null]]);
});

test("an address that cannot be used is a failure, not an exception", async () => {
  vi.spyOn(FakeRequest.prototype, "open").mockImplementation(() => {
    throw new SyntaxError("bad address");
  });
  expect(await sendEnquiry(options)).toEqual({ isAccepted: false, problem: "failedUnreachable" });
});
