import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { image, text } from "../../content/schemas/fields";

/** Somebody whom clients meet: a role, and the person where there is one to name. */
const person = z
  .strictObject({
    role: text("What the person is for, in two to four words: Lead engineer."),
    name: text("The person's name. Left out while nobody is named: the role then stands alone.").optional(),
    place: text("The office: Berlin.", "Office"),
    decides: text("What this person decides, in one or two sentences.", "What this person decides"),
    image: image.meta({ label: "Portrait", description: "A portrait, or a drawn head; square." }),
  })
  .meta({ id: "Person" });

/** People who answer: the roles that a client meets. */
export const peopleBlock = block("people", "Who answers: the roles that a client meets, 1 to 8", {
  ...blockHeading,
  note: text("Said below, where names or portraits are not those of people.", "Note below the people").optional(),
  people: z.array(person).min(1).max(8).describe("The people, in the order in which one meets them."),
});
