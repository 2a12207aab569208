import { graphql, type PageProps } from "gatsby";
import { Eyebrow } from "../components/eyebrow";
import { ButtonLink, MoreLink } from "../components/link";
import { Picture } from "../components/picture";
import { Split } from "../components/split";
import { Surface } from "../components/surface";
import { type EntryQuery, required } from "../content/entry";
import { PageHead } from "../shell/page-head";

export default function NotFoundPage({ data }: PageProps<EntryQuery<"NotFoundPage">>) {
  const page = required(data.entry, "pages/not-found.yaml").data;
  return (
    <>
      <PageHead {...page} listed={false} />
      {/* On a high screen as far as the footer, which ends with it. */}
      <Surface
        surface="sun"
        sx={{ overflow: "hidden", minHeight: "calc(100dvh - 35rem)", display: "grid", alignItems: "center" }}
      >
        <Split
          columns={[1, 1.1]}
          sx={{ variant: "layout.container", alignItems: "center", gap: 4, py: ["40px", "56px"] }}
        >
          <div data-not-found="">
            <Eyebrow>{page.superHeading}</Eyebrow>
            <h1 sx={{ variant: "text.h1Detail", mt: 2 }}>{page.title}</h1>
            <p sx={{ variant: "text.lead", mt: 3 }}>{page.description}</p>
            <p sx={{ mt: 4 }}>
              <ButtonLink to={page.home.url}>{page.home.text}</ButtonLink>
            </p>
            <ul sx={{ variant: "layout.row", gap: ["0 14px", "0 28px"], mt: 3 }}>
              {page.links.map(({ url, text }) => (
                <li key={url}>
                  <MoreLink to={url}>{text}</MoreLink>
                </li>
              ))}
            </ul>
          </div>
          <Picture image={page.image} sizes="(min-width: 900px) 620px, 100vw" priority sx={{ width: "100%" }} />
        </Split>
      </Surface>
    </>
  );
}

export const query = graphql`
  query NotFoundPage($id: String!) {
    entry: notFoundPage(id: { eq: $id }) {
      data
    }
  }
`;
