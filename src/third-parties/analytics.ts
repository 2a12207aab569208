import { isPlainClick } from "../loader/shared";

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

/** Google's command queue, as its script and gatsby-plugin-google-gtag expect it. */
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

/** Lets one page view through for each path and query in a row: the plugin sends one for every #, too. */
function onePageViewPerPage(send: Gtag): Gtag {
  let last: string | undefined;
  return (...command) => {
    const [kind, name, details] = command as [string, string, { page_path?: unknown }?];
    if (kind !== "event" || name !== "page_view") return send(...command);
    const address = details?.page_path ?? window.location.pathname + window.location.search;
    const path = String(address).split("#", 1)[0];
    if (path === last) return;
    last = path;
    send("event", "page_view", { ...details, page_path: path });
  };
}

/** After consent and never before. The first page view is sent from here, as the plugin asked for `gtag` before. */
export function startAnalytics({ id, origin }: { id: string; origin: string }): () => void {
  window[`ga-disable-${id}`] = false;
  const layer: unknown[] = window.dataLayer ?? [];
  window.dataLayer = layer;
  // Google's script tells commands by their being an arguments object.
  const send: Gtag = function push() {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  send("consent", "default", consentTo("denied"));
  send("consent", "update", consentTo("granted"));
  send("js", new Date());
  send("config", id, { send_page_view: false });
  const gtag = onePageViewPerPage(send);
  window.gtag = gtag;
  const removeScript = addScript(`${origin}/gtag/js?id=${id}`);
  gtag("event", "page_view", { page_path: window.location.pathname + window.location.search });
  return () => {
    window[`ga-disable-${id}`] = true;
    send("consent", "update", consentTo("denied"));
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
