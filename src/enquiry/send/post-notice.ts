import type { SendOptions, SendOutcome } from "./send-enquiry";

/** A request without a body, or with what was left. */
function requestWith(payload: SendOptions["payload"]): RequestInit {
  const isEmpty = Object.values(payload).every((answer) => answer.length === 0);
  return isEmpty
    ? { method: "POST" }
    : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(payload) };
}

/** Tells that somebody is waiting, and who, if an address was left. Any answer of success will do. Never rejects. */
export async function postNotice({ endpoint, payload }: SendOptions): Promise<SendOutcome> {
  try {
    const { ok } = await fetch(endpoint, requestWith(payload));
    return ok ? { isAccepted: true } : { isAccepted: false, problem: "server" };
  } catch {
    return { isAccepted: false, problem: "unreachable" };
  }
}
