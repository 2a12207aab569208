import { isPlainClick } from "../loader/shared";
import { countEvent } from "./analytics";

/** The longest that a link waits to be counted, in milliseconds. */
export const outboundWait = 250;

const isOutbound = ({ protocol, host }: HTMLAnchorElement) =>
  protocol.startsWith("http") && host !== window.location.host;

/**
 * Counts links to other sites. One that opens a new tab is counted on the side; one that leaves this page waits until
 * it is counted, 250 ms at most, and is then followed in any case.
 * @param follow leads to an address; the browser's own way unless a test says otherwise
 * @returns what stops it
 */
export function trackOutboundLinks(follow: (address: string) => void = (address) => window.location.assign(address)) {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isOutbound(link)) return;
    const details = { link_url: link.href, link_domain: link.hostname, outbound: true };
    if (link.target === "_blank" || !isPlainClick(event)) {
      countEvent("click", details);
      return;
    }
    event.preventDefault();
    let isFollowed = false;
    const go = () => {
      if (isFollowed) return;
      isFollowed = true;
      follow(link.href);
    };
    setTimeout(go, outboundWait);
    countEvent("click", { ...details, event_callback: go });
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
