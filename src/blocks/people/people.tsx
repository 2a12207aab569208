import { graphql } from "gatsby";
import { HeadedSection } from "../../components/headed-section";
import { Picture } from "../../components/picture";

/** People who answer: a head, a role, an office, and what that person decides. */
export const People = ({ section }: { section: Queries.PeopleBlockFragment }) => (
  <HeadedSection heading={section} arrangement="split">
    <ul
      sx={{
        display: "grid",
        gridTemplateColumns: [
          "minmax(0, 1fr)",
          "repeat(2, minmax(0, 1fr))",
          `repeat(${Math.min(section.people.length, 4)}, minmax(0, 1fr))`,
        ],
        gap: ["0 20px", "32px 20px"],
      }}
    >
      {section.people.map(({ role, name, place, decides, image }) => (
        <li
          key={role}
          sx={{
            display: "grid",
            gridTemplateColumns: ["72px minmax(0, 1fr)", "minmax(0, 1fr)"],
            columnGap: "16px",
            alignContent: "start",
            py: ["18px", 0],
            borderTop: ["1px solid", "none"],
            borderColor: "border",
            "& > picture": { gridRow: ["span 4", "auto"] },
          }}
        >
          <Picture
            image={image}
            sizes="(min-width: 640px) 132px, 72px"
            sx={{ width: ["72px", "132px"], borderRadius: "50%", outline: "1px solid", outlineColor: "border" }}
          />
          <h3 sx={{ variant: "text.h3", mt: [0, "18px"] }}>{role}</h3>
          <p sx={{ fontSize: "label", color: "muted", mt: "2px" }}>{[name, place].filter(Boolean).join(", ")}</p>
          <p sx={{ variant: "text.copy", mt: 1, fontSize: "1rem" }}>{decides}</p>
        </li>
      ))}
    </ul>
    {section.note && <p sx={{ mt: 4, fontSize: "small", color: "muted" }}>{section.note}</p>}
  </HeadedSection>
);

export const peopleBlock = graphql`
  fragment PeopleBlock on PeopleBlock {
    ...SectionHeading
    note
    people {
      role
      name
      place
      decides
      image {
        ...Picture
      }
    }
  }
`;
