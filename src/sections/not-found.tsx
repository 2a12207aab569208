import { graphql } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { Eyebrow } from "../components/eyebrow";
import { Link } from "../components/link";
import { Picture } from "../components/picture";

/** What a visitor sees whose link leads nowhere: the message, the way home, and pages often looked for. */
export const NotFound = ({ page }: { page: Queries.NotFoundFieldsFragment }) => (
  <div sx={{ bg: "accentSurface", overflow: "hidden" }}>
    <div
      sx={{
        variant: "layout.container",
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1fr)", "minmax(0, 1fr) minmax(0, 1.1fr)"],
        alignItems: "center",
        gap: 4,
        py: ["40px", "56px"],
      }}
    >
      <div>
        <Eyebrow>{page.superHeading}</Eyebrow>
        <h1 sx={{ variant: "text.h1Detail", mt: 2 }}>{page.title}</h1>
        <p sx={{ variant: "text.lead", mt: 3, color: "onAccentMuted" }}>{page.description}</p>
        <p sx={{ mt: 4 }}>
          <ButtonLink to={page.home.url}>{page.home.text}</ButtonLink>
        </p>
        <ul sx={{ display: "flex", flexWrap: "wrap", gap: "0 28px", mt: 3 }}>
          {page.links.map(({ url, text }) => (
            <li key={url}>
              <Link to={url} arrow sx={{ variant: "links.more" }}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Picture image={page.image} sizes="(min-width: 900px) 620px, 100vw" priority sx={{ width: "100%" }} />
    </div>
  </div>
);

export const notFoundFragment = graphql`
  fragment NotFoundFields on NotFoundPage {
    superHeading
    title
    description
    image {
      ...Picture
    }
    home {
      url
      text
    }
    links {
      url
      text
    }
  }
`;
