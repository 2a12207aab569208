import { graphql } from "gatsby";
import { ActionRow } from "../components/action-row";
import { MoreLink } from "../components/more-link";
import { Notice } from "../components/notice";
import { Picture } from "../components/picture";
import { Section } from "../components/section";
import { Split, starts } from "../components/split";
import { Surface } from "../components/surface";

const parts = ["challenge", "work", "measured"] as const;

interface CaseStudiesProps {
  note: string;
  /** The headings of the three parts of each study. */
  labels: Readonly<Record<(typeof parts)[number], string>>;
  studies: readonly Queries.CaseStudyFieldsFragment[];
}

/** The surfaces of the pictures in turn. */
const surfaces = ["mist", "sun", "sky"] as const;

/** Each study with its picture left, its names and the three parts of the story right. */
export const CaseStudies = ({ note, labels, studies }: CaseStudiesProps) => (
  <Section>
    <Notice sx={{ mb: ["40px", "56px"] }}>{note}</Notice>
    <ol sx={{ display: "grid", gap: ["64px", "88px"] }}>
      {studies.map((study, index) => (
        <li key={index}>
          <Split
            as="article"
            columns={starts.early}
            sx={{ rowGap: ["24px", "32px"], columnGap: [null, null, "20px"], alignItems: "start" }}
          >
            <Surface
              surface={surfaces[index % surfaces.length] ?? "mist"}
              sx={{
                position: ["static", null, "sticky"],
                top: "112px",
                borderRadius: "large",
                overflow: "hidden",
              }}
            >
              <Picture
                image={study.image}
                sizes="(min-width: 1200px) 510px, (min-width: 900px) 44vw, 88vw"
                sx={{ width: "96%", mx: "auto" }}
              />
            </Surface>
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
              <ActionRow sx={{ gap: "0 28px", borderTop: "1px solid", borderColor: "border", pt: 1 }}>
                {[study.service, study.industry].map(({ url, text }) => (
                  <MoreLink key={url} to={url}>
                    {text}
                  </MoreLink>
                ))}
              </ActionRow>
            </div>
          </Split>
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
