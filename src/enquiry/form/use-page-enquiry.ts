import { useEffect, useState } from "react";
import { holdPage } from "../../components/use-leave-guard";
import { type EnquiryOptions, useEnquiry } from "./use-enquiry";

/** What forms of pages are kept by, by their endpoints, until they have arrived and their page is left. */
const drafts = new Map<string, object>();

/**
 * An enquiry on a page, kept where a part of the page fails or is left for another page, as a browser keeps it for other
 * documents. Left while it was sent, it may have arrived: sent again on coming back, it is the same enquiry.
 */
export function usePageEnquiry(options: Omit<EnquiryOptions, "about">) {
  const { endpoint } = options;
  const [about] = useState(() => drafts.get(endpoint) ?? {});
  const enquiry = useEnquiry({ ...options, about });
  const { isDone } = enquiry;
  useEffect(() => {
    drafts.set(endpoint, about);
    const page = location.pathname;
    return () => {
      // A part that has failed is still on its page.
      if (location.pathname === page) return;
      holdPage(about, false);
      if (isDone) drafts.delete(endpoint);
    };
  }, [endpoint, about, isDone]);
  return enquiry;
}
