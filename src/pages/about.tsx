import { graphql, type PageProps } from "gatsby";
import { required } from "../content/required";
import { AboutStory } from "../sections/about-story";
import { BlogHeading } from "../sections/blog-heading";
import { JoinUs } from "../sections/join-us";
import { OfficeList } from "../sections/office-list";
import { PageHero } from "../sections/page-hero";
import { PageSections } from "../sections/page-sections";
import { VideoBlock } from "../sections/video-block";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** `/about` */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = required(data.aboutPage, "pages/about.yaml");
  const breadcrumbs = useBreadcrumbs(page.path, page.superHeading);
  return (
    <>
      <PageHead head={page.head} path={page.path} />
      <PageHero {...page} breadcrumbs={breadcrumbs} surface={page.tint} />
      <AboutStory story={page.story} />
      <VideoBlock video={page.video} />
      <PageSections sections={page.sections} />
      <OfficeList heading={page.offices} offices={data.allLocation.nodes} />
      <JoinUs block={page.joinUs} />
      <BlogHeading blog={page.blog} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      head {
        ...PageHead
      }
      ...PageOpening
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
