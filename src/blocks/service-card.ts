import { graphql } from "gatsby";

/** Data of a service in the lists of services. */
export const serviceCardFragment = graphql`
  fragment ServiceCard on Service {
    path
    image {
      ...StandingPicture
    }
    card {
      ...SectionHeading
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
