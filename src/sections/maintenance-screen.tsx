import { Eyebrow } from "../components/eyebrow";
import { Link } from "../components/link";
import { Logo } from "../components/logo";
import { Picture } from "../components/picture";
import { Split } from "../components/split";
import { Surface } from "../components/surface";
import type { EntryOf } from "../content/entry";
import type { LogoWithName } from "../content/schemas/logo";
import { NotifyMe, type NotifyMeProps } from "../enquiry/form/notify-me";

interface MaintenanceScreenProps {
  page: EntryOf<"MaintenancePage">;
  company: string;
  logo: LogoWithName;
  settings: NotifyMeProps["settings"];
  /** Endpoint of Notify Me. */
  notifyUrl: string;
}

export const MaintenanceScreen = ({ page, company, logo, settings, notifyUrl }: MaintenanceScreenProps) => (
  <Surface surface="night" sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
    <header sx={{ variant: "layout.container", py: 3 }}>
      <Logo logo={logo} company={company} onBand />
    </header>
    <main id="main" tabIndex={-1} sx={{ display: "flex", flex: 1 }}>
      <Split
        columns={[1, 1.1]}
        sx={{
          variant: "layout.container",
          alignItems: "center",
          gap: 4,
          // Firefox begins a grid of one long column on a sheet of its own.
          "@media print": { display: "block" },
        }}
      >
        <div>
          <Eyebrow onBand>{page.superHeading}</Eyebrow>
          <h1 sx={{ variant: "text.h1Detail", mt: 2 }}>{page.title}</h1>
          <p sx={{ variant: "text.lead", color: "onBandMuted", mt: 3 }}>{page.description}</p>
          <NotifyMe {...page} emailField={page.emailField} settings={settings} notifyUrl={notifyUrl} />
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
      <ul sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
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
);
