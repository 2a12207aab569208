import { graphql } from "gatsby";

interface MarkProps {
  mark: Queries.MarkFieldsFragment;
  className?: string;
}

/** The mark of another company, drawn 40 high in one colour: at its own size, or smaller where there is less room. */
export const Mark = ({ mark, className }: MarkProps) => (
  <img
    src={mark.src.publicURL ?? ""}
    alt={mark.alt}
    width={150}
    height={40}
    loading="lazy"
    decoding="async"
    className={className}
    sx={{ display: "block", width: "150px", maxWidth: "100%", height: "40px", objectFit: "scale-down" }}
  />
);

export const markFields = graphql`
  fragment MarkFields on ContentMark {
    alt
    src {
      publicURL
    }
  }
`;
