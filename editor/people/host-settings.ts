import { resolve } from "node:path";
import { portSetting } from "../server/settings";

const origins = /^(https:\/\/[^/\s]+|http:\/\/(127\.0\.0\.1|[\w.]+\.localhost):\d+)\/?$/;

/** @throws Error where a setting is missing without which anybody could name themselves as anybody */
export function hostSettings(env: NodeJS.ProcessEnv) {
  const setting = (name: string, pattern: RegExp, expected: string, usual = ""): string => {
    const written = env[name] || usual;
    if (pattern.test(written)) return written;
    throw new Error(`${name} is "${written}"; expected ${expected}.`);
  };
  const origin = (name: string) =>
    setting(name, origins, "the address that people open, such as https://edit.example.com").replace(/\/$/, "");
  const secret = env.EDIT_PROXY_SECRET ?? "";
  if (secret.length < 24) {
    throw new Error(
      `EDIT_PROXY_SECRET has ${secret.length} letters; expected 24 at least. Only the proxy that signs people in may know it: without it, anybody could give any name.`,
    );
  }
  const settings = {
    EDIT_PROXY_SECRET: secret,
    EDIT_ORIGIN: origin("EDIT_ORIGIN"),
    EDIT_PREVIEW_ORIGIN: origin("EDIT_PREVIEW_ORIGIN"),
    EDIT_REPOSITORY: setting(
      "EDIT_REPOSITORY",
      /./,
      "where the project is cloned from and published to, as git names it",
    ),
    EDIT_MOST_PEOPLE: Number(setting("EDIT_MOST_PEOPLE", /^[1-9]\d*$/, "how many may edit at a time, such as 8", "8")),
    EDIT_MAIL_HEADER: (env.EDIT_MAIL_HEADER || "x-forwarded-email").toLowerCase(),
    EDIT_NAME_HEADER: (env.EDIT_NAME_HEADER || "x-forwarded-preferred-username").toLowerCase(),
    EDIT_DIR: resolve(env.EDIT_DIR || ".sites/edit"),
    EDIT_LISTEN: env.EDIT_LISTEN || "127.0.0.1",
  };
  if (settings.EDIT_ORIGIN === settings.EDIT_PREVIEW_ORIGIN) {
    throw new Error(
      "EDIT_ORIGIN and EDIT_PREVIEW_ORIGIN are one address; the preview needs one of its own, so that no page can act as the editor.",
    );
  }
  const editorPort = portSetting("EDIT_PORT", 8100);
  return { ...settings, editorPort, previewPort: portSetting("EDIT_PREVIEW_PORT", editorPort + 1) };
}

export type HostSettings = ReturnType<typeof hostSettings>;
