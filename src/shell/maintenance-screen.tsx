import { graphql, useStaticQuery } from "gatsby";
import { Eyebrow } from "../components/eyebrow";
import { Link } from "../components/link";
import { Logo } from "../components/logo";
import { Picture } from "../components/picture";
import { NotifyMe } from "./notify-me";
import { PageHead } from "./page-head";

/** The whole screen while the site is under maintenance: what is going on, Notify Me, and the legal pages. */
export function MaintenanceScreen({ path }: { path: string }) {
  const { maintenancePage: page, siteSettings } = useStaticQuery<Queries.MaintenanceScreenQuery>(graphql`
    query MaintenanceScreen {
      maintenancePage {
        head {
          ...PageHead
        }
        superHeading
        title
        description
        image {
          ...PagePicture
        }
        notifyMe
        sending
        done
        failed
        links {
          url
          text
        }
      }
      siteSettings {
        facts {
          company
        }
        maintenance {
          notifyUrl
        }
      }
    }
  `);
  if (!page || !siteSettings) return null;
  return (
    <div data-on-band="" sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column", bg: "footer", color: "onBand" }}>
      <PageHead head={page.head} path={path} isIndexed={false} />
      <header sx={{ variant: "layout.header", py: 3 }}>
        <Logo company={siteSettings.facts.company} onBand />
      </header>
      <main
        id="main"
        tabIndex={-1}
        sx={{ variant: "layout.container", flex: 1, display: "grid", gridTemplateColumns: ["1fr", "1fr", "1fr 1.1fr"], alignItems: "center", gap: 4 }}
      >
        <div>
          <Eyebrow onBand>{page.superHeading}</Eyebrow>
          <h1 sx={{ variant: "text.h1Detail", mt: 2 }}>{page.title}</h1>
          <p sx={{ variant: "text.lead", color: "onBandMuted", mt: 3 }}>{page.description}</p>
          <NotifyMe {...page} notifyUrl={siteSettings.maintenance.notifyUrl} />
        </div>
        <Picture image={page.image} sizes="(min-width: 900px) 600px, 100vw" priority sx={{ width: "100%" }} />
      </main>
      <footer sx={{ variant: "layout.header", py: 3 }}>
        <ul sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          {page.links.map(({ url, text }) => (
            <li key={url}>
              <Link to={url} sx={{ variant: "links.plain", textDecoration: "underline", py: 1 }}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}
