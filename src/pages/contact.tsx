import { graphql, type PageProps } from "gatsby";
import { ContactEnquiries } from "../sections/contact-enquiries";
import { Locations } from "../sections/locations";
import { PageHero } from "../sections/page-hero";
import { PageHead } from "../shell/page-head";
import { useOverviewCrumbs } from "../shell/use-overview-crumbs";

/** `/contact` */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage: page, allLocation, siteSettings } = data;
  const crumbs = useOverviewCrumbs("/contact", page?.superHeading ?? "");
  if (!page || !siteSettings) return null;
  const { email, phone } = siteSettings.facts;
  return (
    <>
      <PageHead head={page.head} path="/contact" />
      <PageHero
        {...page}
        crumbs={crumbs}
        ground="paper"
        contactUs={{ url: `mailto:${email}`, text: email }}
        demo={page.bookACall}
      />
      <ContactEnquiries startProject={page.startProject} hireDeveloper={page.hireDeveloper} phone={phone} />
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
        ...PagePicture
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
      locations {
        ...HeadingFields
      }
      mapLink
    }
    allLocation(sort: { order: ASC }) {
      nodes {
        ...LocationCard
      }
    }
    siteSettings {
      facts {
        email
        phone
      }
    }
  }
`;
