import { resolve } from "node:path";
import type { Reporter } from "gatsby";
import { maintenancePath, maintenanceState, showsMaintenance } from "../../../content/maintenance";
import type { Site } from "../../../content/read-site";
import { type SharePictures, startPictures } from "./files";
import { brandOf, sharePages } from "./pages";

/** Under these addresses Gatsby builds the not-found page. */
const notFound = { path: "/404", copy: "/404.html" } as const;

/** What this build draws: whose picture is which, and how many were drawn, or the error that kept it from doing so. */
let started: { readonly pictures: SharePictures; readonly drawn: Promise<number | Error> } | undefined;

/**
 * Begins to draw the sharing pictures that are new, as soon as the content is known to be in order; the build goes on
 * meanwhile, and leaves a core idle for long at its beginning. While editing with `npm run develop` there are none:
 * nobody shares those pages.
 */
export function startSharePictures(site: Site, siteUrl: string): void {
  if (process.env.gatsby_executing_command === "develop") return;
  const { pictures, drawn } = startPictures(sharePages(site), {
    brand: brandOf(site),
    siteUrl,
    publicFolder: resolve("public"),
  });
  started = { pictures, drawn: drawn.catch((error: Error) => error) };
}

/** Which of the pictures is whose. A page that the maintenance screen takes the place of has that screen's picture. */
export function sharePictures(site: Site): SharePictures {
  const pictures = started?.pictures ?? {};
  const state = maintenanceState(site.SiteSettings.data, site.MaintenancePage.data);
  const shown = Object.entries(pictures).map(
    ([path, picture]) => [path, (showsMaintenance(path, state) && pictures[maintenancePath]) || picture] as const,
  );
  const byPath = Object.fromEntries(shown);
  return { ...byPath, ...(byPath[notFound.path] && { [notFound.copy]: byPath[notFound.path] }) };
}

/** Waits for the pictures that are being drawn, and stops the build where one cannot be. */
export async function finishSharePictures(reporter: Pick<Reporter, "info" | "panicOnBuild">): Promise<void> {
  const drawn = await started?.drawn;
  if (drawn instanceof Error) reporter.panicOnBuild(drawn.message);
  else if (drawn) reporter.info(`Drew ${drawn} sharing pictures`);
}
