import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { questionsOf, type WizardFile, type WizardStep } from "../../enquiry/questions/definition";
import { siteContent } from "../site-content";

/** Folder below `public/` that holds one file for each wizard. */
const folder = "wizards";

/**
 * Writes what each wizard shows into a file of its own, `public/wizards/start-project.json`. A static query would
 * make every page carry all wizards from its first load; a file is fetched when the wizard is opened. All but the
 * pictures, which Gatsby encodes, is content as it is read everywhere.
 * @throws Error when the pictures cannot be queried
 */
export async function writeWizardFiles({ graphql }: Pick<CreatePagesArgs, "graphql">): Promise<void> {
  const { data, errors } = await graphql<Queries.WizardPicturesQuery>(`
    query WizardPictures {
      allWizard {
        nodes {
          key
          steps {
            image {
              alt
              focus
              src {
                childImageSharp {
                  gatsbyImageData(width: 1080)
                }
              }
            }
            fields
          }
        }
      }
    }
  `);
  if (errors || !data) throw new Error(`The pictures of the wizards could not be read. ${errors ?? ""}`);
  const site = siteContent();
  const { facts, enquiries, reply } = site.SiteSettings.data;
  // Refusals of the server are shown in no window.
  const { refusals, ...messages } = site.EnquiryWords.data;
  rmSync(resolve("public", folder), { recursive: true, force: true });
  mkdirSync(resolve("public", folder), { recursive: true });
  for (const { key, data: content } of site.Wizard) {
    const pictures = data.allWizard.nodes.find((node) => node.key === key)?.steps ?? [];
    const steps = content.steps.map((step, index): WizardStep => {
      const drawn = pictures[index];
      if (!drawn) throw new Error(`The pictures of content/wizards/${key}.yaml could not be read.`);
      // The questions are those of the content; as a query brings them, their pictures have public addresses.
      return { ...step, image: drawn.image, fields: questionsOf(drawn.fields) };
    });
    const file: WizardFile = {
      wizard: { ...content, key, steps },
      messages,
      uploads: enquiries.uploads,
      facts: { email: facts.email, phone: facts.phone },
      reply,
    };
    writeFileSync(resolve("public", join(folder, `${key}.json`)), JSON.stringify(file));
  }
}
