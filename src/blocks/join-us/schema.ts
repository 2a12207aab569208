import { block, blockHeading } from "../../content/schemas/block";
import { link } from "../../content/schemas/fields";

/** The invitation to people who look for work. */
export const joinUsBlock = block("joinUs", "An invitation with two buttons, on the sun's colour", {
  ...blockHeading,
  viewRoles: link.meta({ label: "Button to the open roles", description: "Leads to the careers site." }),
  contactUs: link.meta({ label: "Button to contact", description: "Leads to the contact page." }),
});
