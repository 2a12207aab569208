import { z } from "zod";
import { enquiryField, refuseSameNames } from "./enquiry-field";
import { enquiryEndpoint, text } from "./fields";

export const formName = text("The name of the enquiry, such as Start project.");

export const formEndpoint = enquiryEndpoint("Where it is sent: a name that site.yaml lists below enquiries.endpoints.");

/** `content/forms/*.yaml`: an enquiry on a page, in one step. */
export const enquiryForm = z
  .strictObject({
    name: formName,
    endpoint: formEndpoint,
    // Not "fields": Gatsby keeps that name of a node for itself and would leave the whole file out without a word.
    questions: z.array(enquiryField).min(1).describe("The questions, from top to bottom."),
    submit: text("Words of the button that sends it."),
    doneTitle: text("Heading once it has arrived."),
    doneDescription: text("Sentences once it arrived: what happens next, and when."),
  })
  .superRefine(({ questions }, context) =>
    refuseSameNames(
      questions.map((field, index) => ({ field, path: ["questions", index] })),
      context,
    ),
  );
