import { z } from "zod";
import { block, blockHeading, sheetFields } from "../../content/schemas/block";
import { text } from "../../content/schemas/fields";

const duration = (description: string) => z.number().min(0).describe(`${description}, in the unit of the pipeline.`);

const pipelineStation = z
  .strictObject({
    title: text("Name of the station, one to three words."),
    detail: text("What happens there, in small letters.").optional(),
    wait: duration("How long one waits before it"),
    work: duration("How long the work itself takes"),
  })
  .refine(({ wait, work }) => wait + work > 0, { error: "takes no time at all; give wait or work" });

const pipeline = z.strictObject({
  ...sheetFields,
  unit: text("Unit of all durations, as it stands after a number: h, ms."),
  stations: z.array(pipelineStation).min(3).max(8).describe("The stations, in the order they are passed."),
});

export const pipelineBlock = block("pipeline", "Stations one after another, with their times", {
  ...blockHeading,
  pipeline: pipeline.describe("Stations with their times."),
});
