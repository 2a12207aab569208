import { z } from "zod";

/** Addresses that a page had before: whoever asks for one of them is led to the page. */
export const redirectFrom = z
  .array(
    z
      .string()
      .regex(/^\/[^\s?#*:]*[^\s?#*:/]$/, {
        error: "is not a path of this site such as /old-name, without a slash at the end",
      })
      .describe("A path of this site that the page had before: /services/cloud."),
  )
  .default([])
  .meta({
    graphqlHidden: true,
    label: "Earlier addresses",
    aside: "address",
    description: "Earlier addresses of this page; who asks for one of them is led here, for good (301).",
  });
