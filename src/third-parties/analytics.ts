import { isPlainClick, pageEvent } from "../loader/shared";

/** Adds a script to the head. @returns what removes it again, with the globals that it left */
export function addScript(address: string, globals: readonly string[] = []): () => void {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
  return () => {
    script.remove();
    for (const name of globals) Reflect.deleteProperty(window, name);
  };
}

/** Google's command queue, as its script expects it. */
type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

const consentTo = (state: "granted" | "denied") => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: state,
});

/** After consent and never before. */
export function startAnalytics({ id, origin }: { id: string; origin: string }): () => void {
  window[`ga-disable-${id}`] = false;
  const layer: unknown[] = window.dataLayer ?? [];
  window.dataLayer = layer;
  // Google's script tells commands by their being an arguments object.
  const gtag: Gtag = function push() {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  gtag("consent", "default", consentTo("denied"));
  gtag("consent", "update", consentTo("granted"));
  gtag("js", new Date());
  gtag("config", id, { send_page_view: false });
  window.gtag = gtag;
  const removeScript = addScript(`${origin}/gtag/js?id=${id}`);
  let last: string | undefined;
  // Of each path and query once: a place on a page is no page.
  const countPage = () => {
    const page_path = window.location.pathname + window.location.search;
    if (page_path !== last) window.gtag?.("event", "page_view", { page_path });
    last = page_path;
  };
  countPage();
  // By then react-helmet has set the title of the page.
  const onPage = () => requestAnimationFrame(() => requestAnimationFrame(countPage));
  document.addEventListener(pageEvent, onPage);
  return () => {
    document.removeEventListener(pageEvent, onPage);
    window[`ga-disable-${id}`] = true;
    gtag("consent", "update", consentTo("denied"));
    removeScript();
    delete window.gtag;
    delete window.dataLayer;
  };
}

/** The longest that a link waits to be counted, in milliseconds. */
export const outboundWait = 250;

const isOutbound = ({ protocol, host }: HTMLAnchorElement) =>
  protocol.startsWith("http") && host !== window.location.host;

/** A link to another site waits until it is counted, and is then followed in any case. @returns what stops it */
export function trackOutboundLinks(follow: (address: string) => void = (address) => window.location.assign(address)) {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isOutbound(link)) return;
    const details = { link_url: link.href, link_domain: link.hostname, outbound: true };
    if (link.target === "_blank" || !isPlainClick(event)) {
      window.gtag?.("event", "click", details);
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
    window.gtag?.("event", "click", { ...details, event_callback: go });
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
