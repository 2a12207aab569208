import { graphql, type PageProps } from "gatsby";
import { required } from "../content/required";
import { AboutStory } from "../sections/about-story";
import { BlogHeading } from "../sections/blog-heading";
import { JoinUs } from "../sections/join-us";
import { OfficeList } from "../sections/office-list";
import { PageSections } from "../sections/page-sections";
import { VideoBlock } from "../sections/video-block";
import { OverviewPage } from "../templates/overview-page";

/** `/about` */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = required(data.aboutPage, "pages/about.yaml");
  return (
    <OverviewPage page={page}>
      <AboutStory story={page.story} />
      <VideoBlock video={page.video} />
      <PageSections sections={page.sections} hasBand />
      <OfficeList heading={page.offices} offices={data.allLocation.nodes} />
      <JoinUs block={page.joinUs} />
      <BlogHeading blog={page.blog} />
    </OverviewPage>
  );
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      ...OverviewPageFields
      story {
        ...AboutStoryFields
      }
      video {
        ...VideoBlockFields
      }
      sections {
        ...PageSectionFields
      }
      offices {
        ...HeadingFields
      }
      joinUs {
        ...JoinUsFields
      }
      blog {
        ...BlogHeadingFields
      }
    }
    allLocation(sort: { order: ASC }) {
      nodes {
        ...Office
      }
    }
  }
`;
