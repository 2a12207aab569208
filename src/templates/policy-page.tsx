import { graphql, type PageProps } from "gatsby";
import { useLanguage, useMessages } from "../components/messages";
import { Split } from "../components/split";
import { type EntryQuery, required } from "../content/entry";
import { longDate } from "../content/text/text";
import { StorageList } from "../sections/storage-list";
import { Breadcrumbs } from "../shell/breadcrumbs";
import { PageHead } from "../shell/page-head";
import { onHover } from "../theme/style";
import type { Style } from "../theme/variants";

const prose = {
  maxWidth: "36em",
  "@media print": { maxWidth: "46em" },
  "& p, & ul, & ol": { mt: 2 },
  "& ul": { listStyle: "disc", pl: "1.3em" },
  "& ol": { listStyle: "decimal", pl: "1.3em" },
  "& li + li": { mt: "6px" },
  "& li::marker": { color: "primary" },
  // Words that are not cut at their hyphen.
  "& span": { whiteSpace: "nowrap" },
  "& a": { color: "primary", textDecoration: "underline", textUnderlineOffset: "3px", overflowWrap: "anywhere" },
  "@media (hover: hover)": { "& a:hover": { color: "primaryHover" } },
} satisfies Style;

export default function PolicyPage({ data }: PageProps<EntryQuery<"Policy">>) {
  const policy = required(data.entry, "policies").data;
  const { path, name, title, description, updated, reviewNote, sections } = policy;
  const words = useMessages();
  const { locale } = useLanguage();
  return (
    <>
      <PageHead {...policy} />
      <div sx={{ variant: "layout.container", pt: ["28px", "40px", "56px"], pb: "clamp(64px, 8vw, 112px)" }}>
        <Breadcrumbs path={path} name={name} />
        <h1 sx={{ variant: "text.h1Detail" }}>{title}</h1>
        <p sx={{ variant: "text.lead", mt: 3 }}>{description}</p>
        <p sx={{ mt: 2, color: "muted", fontSize: "small" }}>
          {words.policyUpdated} <time dateTime={updated}>{longDate(updated, locale)}</time>
          {reviewNote && <span sx={{ display: "block" }}>{reviewNote}</span>}
        </p>
        <Split
          columns={["300px", 1]}
          sx={{
            gap: ["32px", "40px", "72px"],
            mt: ["40px", "64px"],
            borderTop: "rule",
            pt: ["32px", "48px"],
            // A grid is not broken between two pages by every browser.
            "@media print": { display: "block" },
          }}
        >
          <nav
            aria-labelledby="policy_contents"
            data-no-print=""
            sx={{ alignSelf: "start", position: [null, null, "sticky"], top: "112px" }}
          >
            <h2 id="policy_contents" sx={{ variant: "text.h4", mb: 1 }}>
              {words.policyContents}
            </h2>
            <ol>
              {sections.map((section) => (
                <li key={section.anchor}>
                  <a
                    href={`#${section.anchor}`}
                    sx={{
                      variant: "links.plain",
                      display: "block",
                      py: "6px",
                      color: "muted",
                      fontSize: "label",
                      lineHeight: "snug",
                      ...onHover({ color: "primary", textDecoration: "underline" }),
                    }}
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div>
            {sections.map((section) => (
              <section key={section.anchor} aria-labelledby={section.anchor} sx={{ "& + &": { mt: "48px" } }}>
                <h2 id={section.anchor} sx={{ variant: "text.large" }}>
                  {section.title}
                </h2>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build from Markdown, with HTML escaped */}
                <div sx={prose} dangerouslySetInnerHTML={{ __html: section.body }} />
                {section.shows && <StorageList part={section.shows} />}
              </section>
            ))}
          </div>
        </Split>
      </div>
    </>
  );
}

export const query = graphql`
  query PolicyPage($id: String!) {
    entry: policy(id: { eq: $id }) {
      data
    }
  }
`;
