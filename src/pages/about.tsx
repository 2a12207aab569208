import { graphql, type PageProps } from "gatsby";
import { BlogHeading } from "../blocks/blog/blog";
import { JoinUs } from "../blocks/join-us/join-us";
import { OfficeList } from "../blocks/offices/offices";
import { PageBlocks } from "../blocks/page-blocks";
import { AboutStory } from "../blocks/story/story";
import { VideoBlock } from "../blocks/video/video";
import { required } from "../content/required";
import { OverviewPage } from "../templates/overview-page";

/** `/about` */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = required(data.aboutPage, "pages/about.yaml");
  return (
    <OverviewPage page={page}>
      <AboutStory story={page.story} />
      <VideoBlock video={page.video} />
      <PageBlocks sections={page.sections} hasBand />
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
        ...PageBlock
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
