import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { contactEnquiry } from "../../../tests/support/server/samples";
import { openTestServer } from "../../../tests/support/server/test-service";

const part = (name: string, content: string, file = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
const fileNamed = (name: string) => `; filename="${name}"\r\nContent-Type: text/plain`;
const multipart = [
  part("fullName", "Ada"),
  part("files", "abc", fileNamed("a.txt")),
  part("files", "ABC", "\r\nContent-Type: application/octet-stream"),
  part("services", "Lamps"),
].join("");

const bodies: [type: string, form: string, body: string][] = [
  ["multipart/form-data; boundary=x", "start-project", `${multipart}--x--\r\n`],
  [
    "application/x-www-form-urlencoded",
    "contact",
    new URLSearchParams({ ...contactEnquiry, name: "Jürgen" }).toString(),
  ],
  ["application/json", "contact", JSON.stringify(contactEnquiry)],
];

/** Sends the first bytes of a body twice: more than once a minute is refused, and a form is read all the same. */
async function sendTwice(
  app: FastifyInstance,
  url: string,
  type: string,
  remoteAddress: string,
  payload: () => Buffer | Readable,
) {
  const statuses: number[] = [];
  for (const _ of ["taken or not", "refused"]) {
    const answer = await app.inject({
      method: "POST",
      url,
      remoteAddress,
      headers: { "content-type": type },
      payload: payload(),
    });
    if (answer.statusCode >= 400) expect(() => JSON.parse(answer.body)).toThrow();
    statuses.push(answer.statusCode);
  }
  return statuses;
}

test.each(bodies)(
  "a body of %s that ends anywhere is answered, in one piece and in many, also when it is refused anyway",
  async (type, form, body) => {
    const { app } = await openTestServer({ rateLimit: 1 });
    const bytes = Buffer.from(body);
    const url = `/api/enquiries/${form}`;
    for (let length = 0; length <= bytes.length; length += 1) {
      const cut = bytes.subarray(0, length);
      // In turns: a byte that breaks one way breaks it at its neighbours as well.
      const payload = () => (length % 2 ? cut : Readable.from(Array.from(cut, (byte) => Buffer.of(byte))));
      const statuses = await sendTwice(app, url, type, `10.0.${length >> 8}.${length & 255}`, payload);
      expect([200, 201, 303, 400, 415, 422], `${length} bytes`).toContain(statuses[0]);
      expect([400, 415, 429], `${length} bytes`).toContain(statuses[1]);
    }
  },
  120_000,
);
