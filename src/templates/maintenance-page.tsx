import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { Eyebrow } from "../components/eyebrow";
import { Link } from "../components/link";
import { Logo } from "../components/logo";
import { useLanguage } from "../components/messages";
import { Picture } from "../components/picture";
import { Split } from "../components/split";
import { Surface } from "../components/surface";
import { notifyMeKey } from "../content/enquiry/endpoint";
import { type EntryOf, type EntryQuery, required, type ShownEntry } from "../content/entry";
import { EnquiryForm } from "../enquiry/form/enquiry-form";
import { pageFormOf, useEnquirySettings } from "../enquiry/form/page-form";
import { PageHead } from "../shell/page-head";

interface MaintenanceQuery extends EntryQuery<"MaintenancePage"> {
  readonly enquiryWords: { readonly data: EntryOf<"EnquiryWords"> } | null;
  readonly siteSettings: {
    readonly data: ShownEntry<
      "SiteSettings",
      "facts" | "logo" | "maintenance.notifyUrl" | "reply" | "enquiries.uploads"
    >;
  } | null;
}

/** `/maintenance`, and every page but the legal ones while `maintenance.enabled` is true in `site.yaml`. */
export default function MaintenancePage({ data, location }: PageProps<MaintenanceQuery>) {
  const page = required(data.entry, "pages/maintenance.yaml").data;
  const words = required(data.enquiryWords, "enquiry-words.yaml").data;
  const settings = required(data.siteSettings, "site.yaml").data;
  const { notifyMe, emailField, done } = page;
  const endpoint = settings.maintenance.notifyUrl;
  const language = useLanguage();
  const form = useMemo(() => {
    const said = { submit: notifyMe, doneTitle: done, doneDescription: "" };
    return pageFormOf({ key: notifyMeKey, endpoint, questions: [emailField], ...said }, language);
  }, [notifyMe, emailField, done, endpoint, language]);
  // Nobody answers to this address: it is told once that the site is back.
  const quiet = useMemo(() => ({ ...words, replyAddress: "" }), [words]);
  return (
    <>
      <PageHead head={page.head} path={location.pathname} listed={false} />
      <Surface surface="night" sx={{ minHeight: "100dvh", variant: "layout.column" }}>
        <header sx={{ variant: "layout.container", py: 3 }}>
          <Logo logo={settings.logo} company={settings.facts.company} onBand />
        </header>
        <main id="main" tabIndex={-1} sx={{ display: "flex", flex: 1 }}>
          <Split columns={[1, 1.1]} sx={{ variant: "layout.container", alignItems: "center", gap: 4 }}>
            <div>
              <Eyebrow>{page.superHeading}</Eyebrow>
              <h1 sx={{ variant: "text.h1Detail", mt: 2 }}>{page.title}</h1>
              <p sx={{ variant: "text.lead", color: "onBandMuted", mt: 3 }}>{page.description}</p>
              <div
                data-on-paper=""
                sx={{ variant: "cards.surface", maxWidth: "measure", mt: 4, p: ["20px", "24px"], color: "text" }}
              >
                <EnquiryForm form={form} settings={useEnquirySettings(quiet, settings)} level="h2" />
              </div>
            </div>
            {/* It is night in it already. */}
            <Picture
              image={page.image}
              sizes="(min-width: 900px) 600px, 100vw"
              priority
              sx={{ width: "100%", "& img": { filter: "none" } }}
            />
          </Split>
        </main>
        <footer sx={{ variant: "layout.container", py: 3 }}>
          <ul sx={{ variant: "layout.row", gap: 3 }}>
            {page.links.map(({ url, text }) => (
              <li key={url}>
                <Link
                  to={url}
                  sx={{ variant: "links.plain", display: "inline-block", textDecoration: "underline", py: "10px" }}
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </footer>
      </Surface>
    </>
  );
}

export const query = graphql`
  query MaintenancePage($language: String!) {
    entry: maintenancePage(language: { eq: $language }) {
      data
    }
    enquiryWords(language: { eq: $language }) {
      data
    }
    siteSettings {
      data(fields: ["facts", "logo", "maintenance.notifyUrl", "reply", "enquiries.uploads"])
    }
  }
`;
