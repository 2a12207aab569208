import { graphql, type PageProps } from "gatsby";
import { enquiryFormOf, enquirySettingsOf } from "../enquiry/form/queries";
import { ContactEnquiries } from "../sections/contact-enquiries";
import { ContactForm } from "../sections/contact-form";
import { Locations } from "../sections/locations";
import { PageHero } from "../sections/page-hero";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** `/contact` */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage: page, allEnquiryForm, enquiryWords, allLocation, siteSettings } = data;
  // Gatsby cannot filter by a key that is made from the file's name.
  const form = allEnquiryForm.nodes.find(({ key }) => key === "contact");
  const breadcrumbs = useBreadcrumbs("/contact", page?.superHeading ?? "");
  if (!page || !form || !enquiryWords || !siteSettings) return null;
  const { email, phone } = siteSettings.facts;
  return (
    <>
      <PageHead head={page.head} path="/contact" />
      <PageHero
        {...page}
        breadcrumbs={breadcrumbs}
        surface="paper"
        contactUs={{ url: `mailto:${email}`, text: email }}
        demo={page.bookACall}
      />
      <ContactEnquiries startProject={page.startProject} hireDeveloper={page.hireDeveloper} phone={phone} />
      <ContactForm
        heading={page.form}
        form={enquiryFormOf(form)}
        settings={enquirySettingsOf(enquiryWords, siteSettings)}
      />
      <Locations heading={page.locations} locations={allLocation.nodes} mapLink={page.mapLink} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    contactPage {
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
      form {
        ...HeadingFields
      }
      locations {
        ...HeadingFields
      }
      mapLink
    }
    allEnquiryForm {
      nodes {
        key
        ...EnquiryFormFields
      }
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
