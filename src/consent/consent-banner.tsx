import { Fragment } from "react";
import { Disclosure, lineSummary } from "../components/disclosure";
import { useLanguage, useMessages } from "../components/messages";
import type { Style } from "../theme/variants";
import type { Purpose, SiteConsent } from "./consent-cookie";

/** Of one width, beside each other where both have room: neither answer may look like the better one. */
const choices = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))",
  gap: "12px",
  mt: 3,
  "& > button": { variant: "buttons.secondary", minHeight: "target", minWidth: 0 },
  // In sight however much is read above them, which fades there, where the screen has room for both.
  "@media (min-height: 30em)": {
    position: "sticky",
    bottom: 0,
    bg: "background",
    boxShadow: "0 4px 0 12px var(--color-background), 0 -6px 10px 8px var(--color-background)",
  },
} satisfies Style;

/** Asks for consent, beside the page and first in the order of the keyboard. The loader shows it and hears its buttons. */
export function ConsentBanner({ words, purposes }: { words: SiteConsent; purposes: readonly Purpose[] }) {
  const { locale } = useLanguage();
  const { switchedOn, switchedOff } = useMessages().storage;
  const isAnyOn = purposes.some(({ isSwitchedOn }) => isSwitchedOn);
  return (
    <section
      // No heading of a page can have an anchor with this sign.
      id="consent_banner"
      tabIndex={-1}
      aria-label={words.label}
      data-no-print=""
      sx={{
        position: "fixed",
        // Not on the left, where the headline's buttons are.
        right: ["8px", "24px"],
        bottom: ["8px", "24px"],
        zIndex: "banner",
        width: "min(100% - 16px, 26.5rem)",
        // Leaves room for what has focus beside the header, also where a page is enlarged to 400 %.
        maxHeight: "calc(75dvh - 96px)",
        overflow: "auto",
        p: "16px 18px",
        bg: "background",
        border: "rule",
        borderRadius: "medium",
        boxShadow: "floating",
        variant: "text.label",
        // Opened again, it says the choice instead of the first sentence.
        "& [data-answer]": { display: "none" },
        "&[data-choice=true] [data-answer=true], &[data-choice=false] [data-answer=false]": { display: "inline" },
        "&[data-choice=true] [data-answer=true] ~ [data-question], &[data-choice=false] [data-answer=false] ~ [data-question]":
          { display: "none" },
        // The loader writes it, beside React: a sentence about a day that the server cannot know.
        "& [data-template]::before": { content: "attr(data-said) ' '" },
      }}
    >
      <h2 sx={{ variant: "text.h4" }}>{words.title}</h2>
      <p sx={{ mt: 1, color: "muted" }}>
        <span data-answer="true">{`${words.accepted} `}</span>
        <span data-answer="false">{`${words.declined} `}</span>
        <span data-question="">{`${words.description} `}</span>
        {!isAnyOn && <span>{`${switchedOff} `}</span>}
        <span lang={locale} data-template={words.chosenOn} />
        <a href={words.policyLink} sx={{ color: "primary" }}>
          {words.policy}
        </a>
      </p>
      <Disclosure summary={words.details} summaryStyle={{ ...lineSummary, py: "6px", fontWeight: "bold" }} leads="down">
        <dl sx={{ "& dt": { mt: 1, fontWeight: "bold" }, "& dd": { color: "muted" } }}>
          {purposes.map(({ key, name, description, isSwitchedOn }) => (
            <Fragment key={key}>
              <dt>{name}</dt>
              <dd>{`${description} ${isSwitchedOn ? switchedOn : switchedOff}`}</dd>
            </Fragment>
          ))}
        </dl>
      </Disclosure>
      <div sx={choices}>
        <button type="button" data-action="consent" value="true">
          {words.accept}
        </button>
        <button type="button" data-action="consent" value="false">
          {words.decline}
        </button>
      </div>
    </section>
  );
}
