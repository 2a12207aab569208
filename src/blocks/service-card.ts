import { graphql } from "gatsby";

/** What the lists of services show of each. */
export type ServiceCardData = Queries.ServiceCardFragment;

export const serviceCardFragment = graphql`
  fragment ServiceCard on Service {
    path
    image {
      ...Picture
    }
    card {
      superHeading
      title
      description
      points
      videoUrl
      learnMoreLink {
        url
        text
      }
      contactUsLink {
        url
        text
      }
    }
  }
`;
