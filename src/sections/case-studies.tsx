import { graphql } from "gatsby";
import { Link } from "../components/link";
import { Notice } from "../components/notice";
import { Picture } from "../components/picture";
import { Section } from "../components/section";

const parts = ["challenge", "work", "measured"] as const;

interface CaseStudiesProps {
  note: string;
  /** The headings of the three parts of each study. */
  labels: Readonly<Record<(typeof parts)[number], string>>;
  studies: readonly Queries.CaseStudyFieldsFragment[];
}

const grounds = ["alternate", "accentSurface", "cool"] as const;

/** Each study as one chapter: its diorama and names left, the three parts of the story right. */
export const CaseStudies = ({ note, labels, studies }: CaseStudiesProps) => (
  <Section>
    <Notice sx={{ mb: ["40px", "56px"] }}>{note}</Notice>
    <ol sx={{ display: "grid", gap: ["64px", "88px"] }}>
      {studies.map((study, index) => (
        <li key={study.title}>
          <article
            sx={{
              display: "grid",
              gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1fr)", "minmax(0, 0.9fr) minmax(0, 1.1fr)"],
              gap: ["24px", "32px", "72px"],
              alignItems: "start",
            }}
          >
            <div
              sx={{
                position: ["static", "static", "sticky"],
                top: "112px",
                bg: grounds[index % grounds.length],
                borderRadius: "large",
                overflow: "hidden",
              }}
            >
              <Picture
                image={study.image}
                sizes="(min-width: 1200px) 510px, (min-width: 900px) 44vw, 100vw"
                sx={{ width: "96%", mx: "auto" }}
              />
            </div>
            <div>
              <p sx={{ variant: "text.eyebrow" }}>{study.client}</p>
              <h2 sx={{ variant: "text.h2", mt: "12px" }}>{study.title}</h2>
              <dl sx={{ mt: 4 }}>
                {parts.map((part) => (
                  <div key={part} sx={{ py: "22px", borderTop: "1px solid", borderColor: "border" }}>
                    <dt sx={{ variant: "text.h4" }}>{labels[part]}</dt>
                    <dd sx={{ variant: "text.copy", mt: "6px" }}>{study[part]}</dd>
                  </div>
                ))}
              </dl>
              <div
                sx={{
                  display: "flex",
                  flexWrap: "wrap",
                  gap: "0 28px",
                  borderTop: "1px solid",
                  borderColor: "border",
                  pt: 1,
                }}
              >
                {[study.service, study.industry].map(({ url, text }) => (
                  <Link key={url} to={url} arrow sx={{ variant: "links.more" }}>
                    {text}
                  </Link>
                ))}
              </div>
            </div>
          </article>
        </li>
      ))}
    </ol>
  </Section>
);

export const caseStudyFragment = graphql`
  fragment CaseStudyFields on CaseStudy {
    title
    client
    industry {
      url
      text
    }
    service {
      url
      text
    }
    image {
      ...Picture
    }
    challenge
    work
    measured
  }
`;
