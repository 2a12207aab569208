import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { subjectsOf } from "../../content/enquiry/subjects";
import type { Site } from "../../content/read-site";
import { required } from "../../content/required";
import { questionsOf, type WizardFile, type WizardStep } from "../../enquiry/questions/definition";
import { siteContents } from "../site-content";

/** Folder below `public/` that holds one file for each wizard. */
const folder = "wizards";

type DrawnSteps = Queries.WizardPicturesQuery["allWizard"]["nodes"][number]["steps"];

/** File of a wizard: its content, with the pictures that Gatsby has encoded. */
function wizardFile(site: Site, key: string, pictures: DrawnSteps): WizardFile {
  const { facts, enquiries, reply } = site.SiteSettings.data;
  // Refusals of the server are shown in no window.
  const { refusals, ...messages } = site.EnquiryWords.data;
  const content = required(site.Wizard.find((wizard) => wizard.key === key)?.data, `wizards/${key}.yaml`);
  const steps = content.steps.map((step, index): WizardStep => {
    const drawn = pictures[index];
    if (!drawn) throw new Error(`The pictures of content/wizards/${key}.yaml could not be read.`);
    // The questions are those of the content; as a query brings them, their pictures have public addresses.
    return { ...step, image: drawn.image, fields: questionsOf(drawn.fields) };
  });
  return {
    wizard: { ...content, key, steps, subjects: subjectsOf(site, content) },
    messages: { ...messages, locale: site.language.locale },
    uploads: enquiries.uploads,
    facts: { email: facts.email, phone: facts.phone },
    reply,
  };
}

/**
 * Writes what each wizard shows into a file of its own, `public/wizards/start-project.json` or `public/wizards/de/start-project.json`. A static query would
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
          language
          steps {
            image {
              alt
              focus
              src {
                sunPath
                childImageSharp {
                  gatsbyImageData(width: 1080)
                }
                evening {
                  childImageSharp {
                    resize(width: 960, toFormat: AVIF) {
                      src
                    }
                  }
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
  rmSync(resolve("public", folder), { recursive: true, force: true });
  for (const site of siteContents()) {
    const { code, prefix } = site.language;
    const inLanguage = resolve("public", join(folder, prefix));
    mkdirSync(inLanguage, { recursive: true });
    const drawn = data.allWizard.nodes.filter(({ language }) => language === code);
    for (const { key } of site.Wizard) {
      const pictures = drawn.find((node) => node.key === key)?.steps ?? [];
      writeFileSync(join(inLanguage, `${key}.json`), JSON.stringify(wizardFile(site, key, pictures)));
    }
  }
}
