import { resolve } from "node:path";
import type { Reporter } from "gatsby";
import { maintenancePath, maintenanceState, showsMaintenance } from "../../../content/maintenance";
import type { Site } from "../../../content/read-site";
import { type SharePictures, startPictures } from "./files";
import { brandOf, sharePages } from "./pages";

/** Under these addresses Gatsby builds the not-found page. */
const notFound = { path: "/404", copy: "/404.html" } as const;

/** How many pictures this build has drawn, or the error that kept it from doing so. */
let drawing: Promise<number | Error> = Promise.resolve(0);

/**
 * Says which sharing picture is whose, and begins to draw those that are new; the build goes on meanwhile. A page that the
 * maintenance screen takes the place of has that screen's picture. While editing with `npm run develop` there are none:
 * nobody shares those pages.
 */
export function sharePictures(site: Site, siteUrl: string): SharePictures {
  if (process.env.gatsby_executing_command === "develop") return {};
  const { pictures, drawn } = startPictures(sharePages(site), {
    brand: brandOf(site),
    siteUrl,
    publicFolder: resolve("public"),
  });
  drawing = drawn.catch((error: Error) => error);
  const state = maintenanceState(site.SiteSettings.data, site.MaintenancePage.data);
  const shown = Object.entries(pictures).map(
    ([path, picture]) => [path, (showsMaintenance(path, state) && pictures[maintenancePath]) || picture] as const,
  );
  const byPath = Object.fromEntries(shown);
  return { ...byPath, ...(byPath[notFound.path] && { [notFound.copy]: byPath[notFound.path] }) };
}

/** Waits for the pictures that are being drawn, and stops the build where one cannot be. */
export async function finishSharePictures(reporter: Pick<Reporter, "info" | "panicOnBuild">): Promise<void> {
  const drawn = await drawing;
  if (drawn instanceof Error) reporter.panicOnBuild(drawn.message);
  else if (drawn > 0) reporter.info(`Drew ${drawn} sharing pictures`);
}
