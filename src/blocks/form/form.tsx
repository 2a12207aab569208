import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useSubject } from "../../components/asked-about";
import { CloseButton } from "../../components/close-button";
import { useLanguage } from "../../components/messages";
import { Section, SectionHeading } from "../../components/section";
import { Split, starts } from "../../components/split";
import type { BlockOf } from "../../content/entry";
import { interpolate } from "../../content/text/text";
import { EnquiryForm } from "../../enquiry/form/enquiry-form";
import { pageFormOf, useEnquirySettings } from "../../enquiry/form/page-form";
import { ReplyTime, ReplyWait } from "../../enquiry/form/reply-time";
import type { Style } from "../../theme/variants";

interface FormProps {
  section: BlockOf<"form">;
}

/** Subject of a message, as the link said that led here; it is sent with the message, and can be taken out. */
const chip = {
  display: "flex",
  width: "fit-content",
  maxWidth: "100%",
  alignItems: "center",
  gap: "8px",
  mb: 3,
  pl: "18px",
  pr: "4px",
  variant: "text.marked",
  borderRadius: "pill",
  fontSize: "label",
  fontWeight: "bold",
  lineHeight: "snug",
  overflowWrap: "anywhere",
  "& button": { bg: "transparent", color: "inherit" },
} satisfies Style;

export function FormCard({ section, heading }: FormProps & { heading?: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  const [subject, forgetSubject] = useSubject();
  const opening = section.about && subject ? interpolate(section.about, { title: subject }) : undefined;
  const settings = useEnquirySettings(section.words, section.settings);
  const language = useLanguage();
  const form = useMemo(() => pageFormOf(section.form, language), [section.form, language]);

  useEffect(() => {
    if (!subject) return undefined;
    // Two frames later: the router gives focus to the page that it has brought.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // Somebody may write already where the page was loaded by that address: the next key would fall elsewhere.
        if (card.current?.contains(document.activeElement)) return;
        card.current?.querySelector("textarea")?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [subject]);

  return (
    <div ref={card} sx={{ variant: "cards.surface", p: ["24px 20px", "32px 36px"] }}>
      <EnquiryForm
        form={form}
        settings={settings}
        enclosed={opening}
        heading={(isSending) => (
          <>
            {heading}
            {subject && opening && (
              <p sx={chip}>
                {opening}
                <CloseButton
                  label={interpolate(settings.messages.remove, { name: subject })}
                  isDisabled={isSending}
                  onClick={() => {
                    forgetSubject();
                    card.current?.querySelector("textarea")?.focus();
                  }}
                />
              </p>
            )}
          </>
        )}
        beside={
          <ReplyTime
            settings={settings}
            sx={{ flex: ["1 0 100%", "1 1 10em"], variant: "text.small", color: "muted" }}
          />
        }
        afterwards={<ReplyWait settings={settings} sx={{ fontWeight: "bold" }} />}
      />
    </div>
  );
}

export const Form = ({ section }: FormProps) => (
  <Section surface="mist" id={`${section.form.key}-form`}>
    <Split columns={starts.early} sx={{ rowGap: ["32px", "40px"], columnGap: "20px" }}>
      <SectionHeading {...section} arrangement="beside" />
      <FormCard section={section} />
    </Split>
  </Section>
);
