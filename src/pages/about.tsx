import { graphql, type PageProps } from "gatsby";
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
  const { aboutPage: page, allLocation } = data;
  const breadcrumbs = useBreadcrumbs("/about", page?.superHeading ?? "");
  if (!page) return null;
  return (
    <>
      <PageHead head={page.head} path="/about" />
      <PageHero {...page} breadcrumbs={breadcrumbs} surface="paper" />
      <AboutStory story={page.story} />
      <VideoBlock video={page.video} />
      <PageSections sections={page.sections} />
      <OfficeList heading={page.offices} offices={allLocation.nodes} />
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
