import { graphql } from "gatsby";
import { HeadedSection } from "../../components/headed-section";

/** Evidence that others can check: certificates and references; nothing at all while there are none. */
export function Evidence({ section }: { section: Queries.EvidenceBlockFragment }) {
  const { certificates, references } = section;
  if (certificates.length + references.length === 0) return null;
  return (
    <HeadedSection heading={section} arrangement="split">
      <ul sx={{ "& > li": { py: 3, borderTop: "1px solid", borderColor: "border" }, "& span": { color: "muted" } }}>
        {certificates.map(({ name, scope, until }) => (
          <li key={name}>
            <b>{name}</b> <span>{`${scope}, ${until}`}</span>
          </li>
        ))}
        {references.map((reference) => (
          <li key={reference}>{reference}</li>
        ))}
      </ul>
    </HeadedSection>
  );
}

export const evidenceBlock = graphql`
  fragment EvidenceBlock on EvidenceBlock {
    ...SectionHeading
    certificates {
      name
      scope
      until
    }
    references
  }
`;
