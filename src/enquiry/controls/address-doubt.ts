import type { FormApi } from "final-form";
import { useEffect, useState } from "react";

/** Reason why an e-mail address may be none: it lacks its end, or its domain looks mistyped. */
type AddressDoubt = { readonly suggestion?: string };

/** True for what cannot be the whole of an address, such as ada@ or ada@example. */
const isIncomplete = (address: string) => !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address.trim());

/** The program that knows how domains are mistyped; without it there is no question to ask. */
const loadSpellChecker = () =>
  import("@zootools/email-spell-checker").then(
    ({ run }) => run,
    () => undefined,
  );

async function doubtAbout(address: string): Promise<AddressDoubt | undefined> {
  if (address.trim() === "") return undefined;
  if (isIncomplete(address)) return {};
  const suggestion = (await loadSpellChecker())?.({ email: address })?.full;
  return suggestion ? { suggestion } : undefined;
}

/** Doubt about an address; looked at only when it is asked for. */
export function useAddressDoubt(address: string, isAsked: boolean): AddressDoubt | undefined {
  const [found, setFound] = useState<{ address: string; doubt: AddressDoubt | undefined }>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    void doubtAbout(address).then((doubt) => isCurrent && setFound({ address, doubt }));
    return () => {
      isCurrent = false;
    };
  }, [address, isAsked]);
  return isAsked && found?.address === address ? found.doubt : undefined;
}

const kept = new WeakMap<object, Set<string>>();

/** The addresses that a visitor has confirmed in a form: nobody asks about them again, in no step of it. */
export function keptAddresses(form: Pick<FormApi, "getState">): Set<string> {
  const known = kept.get(form) ?? new Set<string>();
  kept.set(form, known);
  return known;
}
