import { graphql } from "gatsby";
import { useId } from "react";
import { ActionRow } from "../../components/action-row";
import { BulletList } from "../../components/bullet-list";
import { ButtonLink } from "../../components/button-link";
import { Disclosure } from "../../components/disclosure";
import { Icon } from "../../components/icon";
import { mail, phone as phoneLines } from "../../components/icons/lines";
import { Link } from "../../components/link";
import { useMessages } from "../../components/messages";
import { Picture } from "../../components/picture";
import { Section } from "../../components/section";
import { Split } from "../../components/split";
import { phoneLink } from "../../content/links/phone-link";

const Enquiry = ({
  id,
  enquiry,
  phone,
  isFirst,
}: {
  id: string;
  enquiry: Queries.EnquiryFragment;
  phone: string;
  isFirst: boolean;
}) => {
  const headingId = useId();
  const { whatToWrite } = useMessages().contact;
  const { superHeading, title, description, image, include, open, emailUs } = enquiry;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      sx={{
        variant: isFirst ? "cards.mist" : "cards.sun",
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", "220px minmax(0, 1fr)", "180px minmax(0, 1fr)"],
        gap: ["8px", "24px"],
        alignItems: "start",
        p: ["20px 24px 28px", "28px 32px"],
        "@media print": { display: "block", "& > picture": { display: "none" } },
      }}
    >
      <Picture image={image} sizes="220px" sx={{ width: "100%", maxWidth: "220px", mx: "auto" }} />
      <div>
        <h2 id={headingId} sx={{ variant: "text.large" }}>
          {title}
        </h2>
        <p sx={{ mt: 2, color: isFirst ? "muted" : "onAccentMuted" }}>{description}</p>
        <Disclosure
          sx={{ mt: 2 }}
          summary={whatToWrite}
          summaryStyle={{ fontWeight: "bold", py: "6px", textDecoration: "underline", textUnderlineOffset: "4px" }}
        >
          <BulletList items={include} variant="dense" sx={{ mt: 1, mb: 2 }} />
        </Disclosure>
        <ButtonLink to={open.url} sx={{ mt: 2, mb: 1, "@media print": { display: "none" } }}>
          {open.text}
        </ButtonLink>
        <ActionRow sx={{ columnGap: 3, rowGap: 0 }}>
          <Link to={emailUs.url} hiddenSuffix={`(${superHeading})`} sx={{ variant: "links.more", color: "text" }}>
            <Icon lines={mail} size={18} />
            {emailUs.text}
          </Link>
          <Link to={phoneLink(phone)} sx={{ variant: "links.more", color: "text" }}>
            <Icon lines={phoneLines} size={18} />
            {phone}
          </Link>
        </ActionRow>
      </div>
    </section>
  );
};

/** The two kinds of enquiry, each with what to write and what happens next. Links from all pages point here. */
export const ContactEnquiries = ({
  section: { startProject, hireDeveloper, settings },
}: {
  section: Queries.ContactEnquiriesBlockFragment;
}) => (
  <Section>
    <Split sx={{ gap: "20px" }}>
      <Enquiry id="start-project" enquiry={startProject} phone={settings.facts.phone} isFirst />
      <Enquiry id="hire-developer" enquiry={hireDeveloper} phone={settings.facts.phone} isFirst={false} />
    </Split>
  </Section>
);

export const contactEnquiryFragment = graphql`
  fragment Enquiry on ContactEnquiry {
    superHeading
    title
    description
    image {
      ...Picture
    }
    include
    open {
      url
      text
    }
    emailUs {
      url
      text
    }
  }
`;

export const contactEnquiriesBlock = graphql`
  fragment ContactEnquiriesBlock on ContactEnquiriesBlock {
    startProject {
      ...Enquiry
    }
    hireDeveloper {
      ...Enquiry
    }
    settings {
      facts {
        phone
      }
    }
  }
`;
