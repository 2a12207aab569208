import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { readSite } from "../../content/read-site";

/** Folder below `public/` that holds one file for each wizard. */
const folder = "wizards";

/**
 * Writes what each wizard shows into a file of its own, `public/wizards/start-project.json`. A static query would
 * make every page carry all wizards from its first load; a file is fetched when the wizard is opened.
 * @throws Error when the wizards cannot be queried
 */
export async function writeWizardFiles({ graphql }: Pick<CreatePagesArgs, "graphql">): Promise<void> {
  const { data, errors } = await graphql<Queries.WizardFilesQuery>(`
    query WizardFiles {
      allWizard {
        nodes {
          key
          name
          address
          aside {
            title
            description
          }
          steps {
            title
            description
            points
            image {
              alt
              src {
                childImageSharp {
                  gatsbyImageData(width: 1080)
                }
              }
            }
            fields {
              name
              kind
              label
              hint
              required
              requiredMessage
              maxLength
              rows
              autocomplete
              numeric
              choices {
                name
                page
                image {
                  src {
                    publicURL
                  }
                }
              }
            }
          }
        }
      }
      siteSettings {
        facts {
          company
          email
          phone
        }
        enquiries {
          uploads {
            maxFiles
            maxFileMegabytes
            maxTotalMegabytes
            types
          }
        }
      }
    }
  `);
  const { allWizard, siteSettings } = data ?? {};
  if (errors || !allWizard || !siteSettings) {
    throw new Error(`The wizards of content/ could not be read. ${errors ?? ""}`);
  }
  const { facts, enquiries } = siteSettings;
  const words = readSite().EnquiryWords.data;
  mkdirSync(resolve("public", folder), { recursive: true });
  for (const wizard of allWizard.nodes) {
    const file = { wizard, words, uploads: enquiries.uploads, facts };
    writeFileSync(resolve("public", join(folder, `${wizard.key}.json`)), JSON.stringify(file));
  }
}
