import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isSameSecret } from "../server/guard";
import type { HostSettings } from "./host-settings";

export const proxySecretHeader = "x-edit-proxy";

export interface Person {
  name: string;
  mail: string;
  /** The name of the folder that holds what this person works on. */
  folder: string;
}

/** The one value of a header. Node reads ISO 8859-1, and proxies write UTF-8. */
function one(value: string | string[] | undefined): string {
  if (typeof value !== "string") return "";
  const text = Buffer.from(value, "latin1").toString();
  return (text.includes("\ufffd") ? value : text).trim();
}

/** The person that the proxy names; undefined where nobody is named, or not by the proxy. */
export function personOf(headers: IncomingHttpHeaders, settings: HostSettings): Person | undefined {
  if (!isSameSecret(one(headers[proxySecretHeader]), settings.EDIT_PROXY_SECRET)) return undefined;
  const mail = one(headers[settings.EDIT_MAIL_HEADER]).toLowerCase();
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(mail)) return undefined;
  // Git would take these signs for its own.
  const name = one(headers[settings.EDIT_NAME_HEADER])
    .replace(/[<>\r\n\0]/g, "")
    .slice(0, 100);
  const slug = mail.replace(/[^a-z0-9]+/g, "-").slice(0, 40);
  // Two addresses may have one slug.
  const sign = createHash("sha256").update(mail).digest("hex").slice(0, 8);
  return { name: name || mail.replace(/@.*$/, ""), mail, folder: `${slug}-${sign}` };
}
