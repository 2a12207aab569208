import { shown } from "../problems";
import type { ValueProblem } from "./references";

/** A domain with a dot in it, an address in numbers, or this machine. */
const host = /^(localhost|([\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]{2,}|\d+(\.\d+){3}|\[[\da-f:]+\])$/iu;

const fact = /\{\w+\}/g;

function webProblem(url: string): string | undefined {
  const name =
    /^https:\/\/([^/?#]*)/
      .exec(url)?.[1]
      ?.replace(/^[^@]*@/, "")
      .replace(/:\d+$/, "") ?? "";
  if (name === "") return "an address without a site; expected one such as https://example.com";
  return host.test(name)
    ? undefined
    : `whose site ${shown(name)} cannot exist; expected an address such as https://example.com`;
}

function mailProblem(url: string): string | undefined {
  const recipient = decodeURIComponent(
    (url.slice("mailto:".length).split("?", 1)[0] ?? "").replace(/%(?![\da-f]{2})/gi, "%25"),
  );
  const isAddress = recipient.split(",").every((one) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(one.trim()));
  return isAddress ? undefined : "which is no mail address; expected one such as mailto:hello@example.com";
}

function phoneProblem(url: string): string | undefined {
  const number = url.slice("tel:".length).split(";", 1)[0] ?? "";
  if (!/^[+*#\d().-]+$/.test(number) || number.replace(/\D/g, "").length < 3) {
    return "which is no phone number; expected one such as tel:+4930123456";
  }
  return undefined;
}

/**
 * Error of a link's full address, or undefined where it may work. Names in braces stand for what `site.yaml` says,
 * which is checked there.
 */
export function addressProblem(written: string): ValueProblem | undefined {
  if (/\s/.test(written)) {
    const joined = written.replace(/\s/g, "");
    if (/^tel:/i.test(written)) {
      return {
        message: `found ${shown(written)}, a phone number with spaces in it; write it without.`,
        instead: joined,
      };
    }
    const found = `found ${shown(written)}, an address with a space in it; delete it`;
    if (/^https:\/\/[^/]*\s/.test(written)) return { message: `${found}.`, instead: joined };
    const instead = /^https:/.test(written) ? encodeURI(written.trim()).replace(/%25/g, "%") : undefined;
    return { message: `${found}, or write %20 in its place.`, instead };
  }
  const isMail = written.startsWith("mailto:");
  const url = written.replace(
    fact,
    isMail ? "name@example.com" : written.startsWith("tel:") ? "+4930123456" : "example",
  );
  const what = isMail ? mailProblem(url) : url.startsWith("tel:") ? phoneProblem(url) : webProblem(url);
  return what === undefined ? undefined : { message: `found ${shown(written)}, ${what}.` };
}
