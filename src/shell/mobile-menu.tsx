import { useEffect, useRef, useState } from "react";
import { ButtonLink } from "../components/button-link";
import { Disclosure } from "../components/disclosure";
import { Dot } from "../components/dot";
import { Icon } from "../components/icon";
import { close as closeLines, down, menu as menuLines } from "../components/icons/lines";
import { Link } from "../components/link";
import { useHome, useMessages } from "../components/messages";
import { VisuallyHidden } from "../components/visually-hidden";
import { isWithin } from "../content/links/is-within";
import { from } from "../theme/breakpoints";
import type { Style } from "../theme/variants";
import { useClosedOnNewPage } from "./use-closed-on-new-page";
import { useMenuFocus } from "./use-menu-focus";
import type { HeaderEntry, Navigation } from "./use-navigation";

interface MobileMenuProps {
  navigation: Pick<Navigation["header"], "entries" | "hireDeveloper" | "getStarted">;
  path: string;
}

const row = {
  display: "flex",
  alignItems: "center",
  gap: "12px",
  "& > svg": { ml: "auto" },
  minHeight: "56px",
  fontFamily: "heading",
  fontWeight: "heading",
  fontSize: "1.5rem",
  letterSpacing: "subheading",
  lineHeight: "subheading",
  textDecoration: "none",
  cursor: "pointer",
} satisfies Style;

interface GroupProps {
  entry: HeaderEntry;
  path: string;
  closeFor: ReturnType<typeof useClosedOnNewPage>["closeFor"];
}

const Group = ({ entry, path, closeFor }: GroupProps) => {
  const items = entry.items ?? [];
  const overview = entry.link && entry.overview ? [{ title: entry.overview, link: entry.link, description: null }] : [];
  const isCurrent = [...items, ...overview].some(({ link }) => isWithin(path, link));
  return (
    <Disclosure
      summary={
        <>
          {isCurrent && <Dot />}
          {entry.title}
          <Icon lines={down} size={24} sx={{ "details[open] > summary > &": { transform: "rotate(180deg)" } }} />
        </>
      }
      summaryStyle={row}
      isCurrent={isCurrent}
    >
      <ul sx={{ pb: 2 }}>
        {[...items, ...overview].map(({ title, link }) => (
          <li key={link}>
            <Link
              to={link}
              icon="leaving"
              onClick={closeFor(link)}
              ariaCurrent={link === path ? "page" : undefined}
              sx={{
                display: "flex",
                alignItems: "center",
                gap: 1,
                minHeight: "target",
                pl: 2,
                borderLeft: "2px solid",
                borderColor: "border",
                textDecoration: "none",
                "&[aria-current]": { borderColor: "accent", fontWeight: "bold" },
              }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

/** The full-screen menu below 1180 px. It opens without scripts; with them it also holds focus and closes itself. */
export function MobileMenu({ navigation, path }: MobileMenuProps) {
  const words = useMessages().navigation;
  const home = useHome();
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useMenuFocus(menu, isOpen);
  const { close, closeFor } = useClosedOnNewPage(menu, path);
  // It may have been opened before the app came.
  useEffect(() => setIsOpen(menu.current?.open ?? false), []);

  return (
    <Disclosure
      ref={menu}
      onToggle={({ target, currentTarget }) => target === currentTarget && setIsOpen(currentTarget.open)}
      summary={
        <>
          <VisuallyHidden>{words.menu}</VisuallyHidden>
          <Icon lines={menuLines} size={24} sx={{ "details[open] > summary > &": { display: "none" } }} />
          <Icon
            lines={closeLines}
            size={24}
            sx={{ display: "none", "details[open] > summary > &": { display: "block" } }}
          />
        </>
      }
      summaryStyle={{ variant: "buttons.round" }}
      sx={{ [from.header]: { display: "none" } }}
    >
      <nav
        aria-label={words.menu}
        sx={{
          position: "fixed",
          top: "65px",
          left: 0,
          right: 0,
          height: "calc(100dvh - 65px)",
          zIndex: "menu",
          display: "flex",
          flexDirection: "column",
          overflow: "auto",
          overscrollBehavior: "contain",
          px: ["20px", "24px"],
          pt: 2,
          pb: 4,
          bg: "background",
        }}
      >
        <ul sx={{ "& > li": { borderBottom: "1px solid", borderColor: "border" } }}>
          {navigation.entries.map((entry) => (
            <li key={entry.title}>
              {entry.items ? (
                <Group entry={entry} path={path} closeFor={closeFor} />
              ) : (
                <Link
                  to={entry.link ?? home}
                  onClick={close}
                  ariaCurrent={entry.link === path ? "page" : undefined}
                  sx={row}
                >
                  {entry.title}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <div sx={{ display: "grid", gap: 2, mt: "auto", pt: 4 }}>
          <ButtonLink to={navigation.getStarted.link} onClick={close}>
            {navigation.getStarted.title}
          </ButtonLink>
          {navigation.hireDeveloper && (
            <ButtonLink to={navigation.hireDeveloper.link} variant="secondary" onClick={close}>
              {navigation.hireDeveloper.title}
            </ButtonLink>
          )}
        </div>
      </nav>
    </Disclosure>
  );
}
