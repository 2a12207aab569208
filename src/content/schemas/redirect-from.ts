import { z } from "zod";

/** Name of a translated page in its address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "is not a name of small letters, digits and hyphens" })
  .optional()
  .meta({
    isHidden: true,
    aside: "address",
    description:
      "Name in the address: in a translation: the last part of the page's path, such as leistungen. The file's name, if left out.",
  });

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
    isHidden: true,
    aside: "address",
    description: "Earlier addresses of this page; who asks for one of them is led here, for good (301).",
  });
