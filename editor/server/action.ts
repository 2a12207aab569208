import { z } from "zod";

export const name = z.string().min(1).max(200);

/** Something that the page asks for by its name, with what it sends. */
export const action = <Shape extends z.ZodRawShape, Run extends (sent: z.output<z.ZodObject<Shape>>) => unknown>(
  shape: Shape,
  run: Run,
) => ({ sent: z.object(shape), run });
