import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { ContactEnquiries } from "../blocks/contact-enquiries/contact-enquiries";
import { Document } from "../blocks/document/document";
import { ContactForm } from "../blocks/form/form";
import { Locations } from "../blocks/locations/locations";
import type { LinkState } from "../components/link";
import { required } from "../content/required";
import { fillText } from "../content/text";
import { enquiryFormOf, enquirySettingsOf } from "../enquiry/form/queries";
import { PageHero } from "../sections/page-hero";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** `/contact` */
export default function ContactPage({
  data,
  location,
}: PageProps<Queries.ContactPageQuery, object, LinkState | null | undefined>) {
  const page = required(data.contactPage, "pages/contact.yaml");
  const form = required(data.enquiryForm, "forms/contact.yaml");
  const words = required(data.enquiryWords, "enquiry-words.yaml");
  const settings = required(data.siteSettings, "site.yaml");
  const breadcrumbs = useBreadcrumbs(page.path, page.superHeading);
  const enquiry = useMemo(() => enquiryFormOf(form), [form]);
  const { email, phone } = settings.facts;
  const about = location.state?.about;
  return (
    <>
      <PageHead head={page.head} path={page.path} />
      <PageHero
        {...page}
        breadcrumbs={breadcrumbs}
        surface={page.tint}
        contactUs={{ url: `mailto:${email}`, text: email }}
        demo={page.bookACall}
      />
      <ContactEnquiries startProject={page.startProject} hireDeveloper={page.hireDeveloper} phone={phone} />
      {page.sections.map((section) => (
        <Document key={section.title} section={section} />
      ))}
      <ContactForm
        heading={page.form}
        form={enquiry}
        settings={enquirySettingsOf(words, settings)}
        beginning={about && fillText(page.about, { title: about })}
      />
      <Locations heading={page.locations} locations={data.allLocation.nodes} mapLink={page.mapLink} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    contactPage {
      path
      tint
      head {
        ...PageHead
      }
      superHeading
      title
      description
      image {
        ...Picture
      }
      bookACall {
        url
        text
      }
      startProject {
        ...Enquiry
      }
      hireDeveloper {
        ...Enquiry
      }
      sections {
        ...DocumentBlock
      }
      form {
        ...HeadingFields
      }
      about
      locations {
        ...HeadingFields
      }
      mapLink
    }
    enquiryForm(key: { eq: "contact" }) {
      ...EnquiryFormFields
    }
    enquiryWords {
      ...EnquiryWordsFields
    }
    allLocation(sort: { order: ASC }) {
      nodes {
        ...LocationCard
      }
    }
    siteSettings {
      ...EnquiryFacts
    }
  }
`;
