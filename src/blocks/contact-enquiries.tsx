import { useId } from "react";
import { BulletList } from "../components/bullet-list";
import { Disclosure, lineSummary } from "../components/disclosure";
import { Icon } from "../components/icon";
import { Link, MoreLink } from "../components/link";
import { useMessages } from "../components/messages";
import { Picture } from "../components/picture";
import { Section } from "../components/section";
import { Split } from "../components/split";
import type { BlockOf } from "../content/entry";

interface EnquiryProps {
  id: string;
  enquiry: BlockOf<"contactEnquiries">["startProject"];
  isFirst: boolean;
}

const Enquiry = ({ id, enquiry, isFirst }: EnquiryProps) => {
  const headingId = useId();
  const { whatToWrite } = useMessages();
  const { superHeading, title, description, image, include, open, emailUs } = enquiry;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      sx={{
        variant: isFirst ? "cards.mist" : "cards.sun",
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", "220px minmax(0, 1fr)", "200px minmax(0, 1fr)"],
        gap: ["8px", "24px", "20px"],
        alignItems: ["center", "start"],
        p: ["20px 24px", "24px 28px"],
        "@media print": { display: "block", "& > picture": { display: "none" } },
      }}
    >
      <Picture image={image} sizes="220px" sx={{ width: "100%", maxWidth: "220px", mx: "auto" }} />
      <div>
        <h2 id={headingId} sx={{ variant: "text.h3" }}>
          {title}
        </h2>
        <p sx={{ mt: 1, fontSize: "label", color: isFirst ? "muted" : "onAccentMuted" }}>{description}</p>
        <MoreLink to={open.url}>{open.text}</MoreLink>
        <Disclosure
          summary={whatToWrite}
          leads="down"
          summaryStyle={{ ...lineSummary, py: "10px", lineHeight: "snug", fontWeight: "bold" }}
        >
          <div>
            <BulletList items={include} sx={{ my: 1 }} />
            <Link
              to={emailUs.url}
              hiddenSuffix={`(${superHeading})`}
              sx={{ variant: "links.more", color: "text", "@media print": { display: "none" } }}
            >
              <Icon name="mail" size={18} />
              {emailUs.text}
            </Link>
          </div>
        </Disclosure>
      </div>
    </section>
  );
};

export const ContactEnquiries = ({ section }: { section: BlockOf<"contactEnquiries"> }) => (
  // Below the opening, on the same ground, they need no more room than it leaves.
  <Section isNamed={false} sx={{ "[data-surface=paper] + &": { pt: 0 } }}>
    <Split sx={{ gap: "20px" }}>
      <Enquiry id="start-project" enquiry={section.startProject} isFirst />
      <Enquiry id="hire-developer" enquiry={section.hireDeveloper} isFirst={false} />
    </Split>
  </Section>
);
