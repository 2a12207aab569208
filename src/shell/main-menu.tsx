import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { Disclosure } from "../components/disclosure";
import { Icon } from "../components/icon";
import { ButtonLink, Link } from "../components/link";
import { useHome, useMessages } from "../components/messages";
import { useDetails } from "../components/use-details";
import { VisuallyHidden } from "../components/visually-hidden";
import { parseLinkTarget } from "../content/links/link-target";
import { from, headerWidth } from "../theme/breakpoints";
import { NavigationPanel, topLevel } from "./navigation-panel";
import type { Navigation } from "./use-site";

/** While the full-screen menu is open, the page behind neither scrolls nor takes focus, and Escape closes it. */
function useMenuFocus(menu: RefObject<HTMLDetailsElement>, isOpen: boolean): void {
  useEffect(() => {
    const details = menu.current;
    if (!details || !isOpen) return undefined;
    const behind = [...document.querySelectorAll<HTMLElement>("main, footer, #consent_banner")];

    const listen = new AbortController();
    const { signal } = listen;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    const close = () => {
      details.open = false;
    };

    for (const element of behind) element.inert = true;
    document.documentElement.style.overflow = "hidden";
    document.addEventListener("keydown", onKeyDown, { signal });
    // Turning a tablet to the wide layout hides the menu: then the page must not stay locked.
    window.matchMedia(headerWidth).addEventListener("change", close, { signal });
    return () => {
      for (const element of behind) element.inert = false;
      document.documentElement.style.overflow = "";
      listen.abort();
    };
  }, [menu, isOpen]);
}

/** The navigation: in the header from 1180 px up, below that a full-screen menu, which opens without scripts. */
export function MainMenu({ navigation, path }: { navigation: Navigation["header"]; path: string }) {
  const { entries, hireDeveloper, getStarted } = navigation;
  const words = useMessages().navigation;
  const home = useHome();
  const button = useRef<HTMLDetailsElement>(null);
  useMenuFocus(button, useDetails(button, "not all", path));

  /** Where a link leads to the page on screen, or opens a window, which gives focus back to what is left. */
  const closeHere = ({ target }: MouseEvent) => {
    const link = (target as Element).closest("a");
    const leadsTo = parseLinkTarget(link?.getAttribute("href") ?? "");
    const staysHere = link?.hasAttribute("aria-haspopup") || (leadsTo.type === "page" && leadsTo.path === path);
    for (const details of staysHere ? [link?.closest("details"), button.current] : []) {
      details?.querySelector("summary")?.focus();
      if (details) details.open = false;
    }
  };

  return (
    <>
      <Disclosure
        ref={button}
        summary={
          <>
            <VisuallyHidden>{words.menu}</VisuallyHidden>
            <Icon name="menu" size={24} sx={{ "details[open] > summary > &": { display: "none" } }} />
            <Icon name="close" size={24} sx={{ "details:not([open]) > summary > &": { display: "none" } }} />
          </>
        }
        summaryStyle={{ variant: "buttons.round" }}
        // Seen last, and read before what it opens.
        sx={{ order: 1, [from.header]: { display: "none" } }}
      />
      <nav
        aria-label={words.main}
        onClickCapture={closeHere}
        sx={{
          display: "none",
          "details[open] + &": { display: "flex" },
          position: "fixed",
          top: "65px",
          left: 0,
          right: 0,
          height: "calc(100dvh - 65px)",
          zIndex: "menu",
          flexDirection: "column",
          overflow: "auto",
          overscrollBehavior: "contain",
          px: ["20px", "24px"],
          pt: 2,
          pb: 4,
          bg: "background",
          [from.header]: {
            "&, details[open] + &": { display: "block" },
            position: "static",
            flex: "auto",
            height: "auto",
            overflow: "visible",
            p: 0,
          },
        }}
      >
        <ul
          sx={{
            "& > li": { borderBottom: "rule" },
            [from.header]: {
              variant: "layout.row",
              alignItems: "center",
              justifyContent: "space-evenly",
              // What browsers give away in rounding is no reason for a second line.
              width: "calc(100% + 1px)",
              "& > li": { border: 0 },
            },
          }}
        >
          {entries.map((entry) => (
            <li key={entry.title}>
              {entry.items ? (
                <NavigationPanel entry={entry} path={path} />
              ) : (
                <Link to={entry.link ?? home} ariaCurrent={entry.link === path ? "page" : undefined} sx={topLevel}>
                  {entry.title}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <div sx={{ display: "grid", gap: 2, mt: "auto", pt: 4, [from.header]: { display: "none" } }}>
          <ButtonLink to={getStarted.link}>{getStarted.title}</ButtonLink>
          {hireDeveloper && (
            <ButtonLink to={hireDeveloper.link} variant="secondary">
              {hireDeveloper.title}
            </ButtonLink>
          )}
        </div>
      </nav>
    </>
  );
}
