import { resolve } from "node:path";
import { z } from "zod";
import { portSetting } from "../server/settings";

/** A variable that has to be there, and what is right. */
const needed = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, { error: ({ input }) => `is "${input}"; expected ${expected}.` });

const origin = needed(
  /^(https:\/\/[^/\s]+|http:\/\/127\.0\.0\.1:\d+)\/?$/,
  "the address that people open, such as https://edit.example.com",
)
  .prefault("")
  .transform((address) => address.replace(/\/$/, ""));

/** Everything that `npm run edit -- --host` is told, by variables alone. */
const variables = z.object({
  /** Secret that the proxy in front sends with each request, and nobody else knows. */
  EDIT_PROXY_SECRET: z
    .string()
    .min(24, {
      error: ({ input }) =>
        `has ${String(input).length} letters; expected 24 at least. Only the proxy that signs people in may know it: without it, anybody could give any name.`,
    })
    .prefault(""),
  /** The addresses at which people see the editor and the preview: `https://edit.example.com`. */
  EDIT_ORIGIN: origin,
  EDIT_PREVIEW_ORIGIN: origin,
  /** Repository from which the project is cloned for each person. */
  EDIT_REPOSITORY: needed(/./, "where the project is cloned from and published to, as git names it").prefault(""),
  /** As many people as may edit at a time. What is no number would be no bound. */
  EDIT_MOST_PEOPLE: needed(/^[1-9]\d*$/, "how many may edit at a time, such as 8")
    .prefault("8")
    .transform(Number),
  /** The headers in which the proxy names who has signed in. */
  EDIT_MAIL_HEADER: z.string().toLowerCase().default("x-forwarded-email"),
  EDIT_NAME_HEADER: z.string().toLowerCase().default("x-forwarded-preferred-username"),
  /** The folder that holds what each person works on. */
  EDIT_DIR: z.string().default(".sites/edit"),
  EDIT_LISTEN: z.string().default("127.0.0.1"),
});

/**
 * Reads the settings of the editor for several people.
 * @throws Error where one is missing without which anybody could name themselves as anybody
 */
export function hostSettings(env: NodeJS.ProcessEnv) {
  const { data, error } = variables.safeParse(Object.fromEntries(Object.entries(env).filter(([, written]) => written)));
  const [issue] = error?.issues ?? [];
  if (!data) throw new Error(`${issue?.path.join(".")} ${issue?.message}`);
  if (data.EDIT_ORIGIN === data.EDIT_PREVIEW_ORIGIN) {
    throw new Error(
      "EDIT_ORIGIN and EDIT_PREVIEW_ORIGIN are one address; the preview needs one of its own, so that no page can act as the editor.",
    );
  }
  const editorPort = portSetting("EDIT_PORT", 8100);
  const previewPort = portSetting("EDIT_PREVIEW_PORT", editorPort + 1);
  return { ...data, EDIT_DIR: resolve(data.EDIT_DIR), editorPort, previewPort };
}

export type HostSettings = ReturnType<typeof hostSettings>;
