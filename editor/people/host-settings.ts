import { resolve } from "node:path";
import { portSetting } from "../server/settings";

/** Everything that `npm run edit -- --host` is told, by variables alone. */
export interface HostSettings {
  /** The addresses at which people see the editor and the preview: `https://edit.example.com`. */
  editorOrigin: string;
  previewOrigin: string;
  /** Secret that the proxy in front sends with each request, and nobody else knows. */
  proxySecret: string;
  /** The headers in which it names who has signed in. */
  mailHeader: string;
  nameHeader: string;
  /** Repository from which the project is cloned for each person. */
  repository: string;
  /** The folder that holds what each person works on. */
  folder: string;
  listen: string;
  editorPort: number;
  previewPort: number;
  /** As many people as may edit at a time. */
  most: number;
}

/** Letters that a secret must have at least. */
const shortest = 24;

function originSetting(env: NodeJS.ProcessEnv, name: string): string {
  const written = env[name] ?? "";
  const isOrigin = /^https:\/\/[^/\s]+\/?$/.test(written) || /^http:\/\/127\.0\.0\.1:\d+\/?$/.test(written);
  if (!isOrigin)
    throw new Error(
      `${name} is "${written}"; expected the address that people open, such as https://edit.example.com.`,
    );
  return written.replace(/\/$/, "");
}

/** As many people as a machine is meant for. What is no number would be no bound. */
function mostPeople(written: string): number {
  if (/^[1-9]\d*$/.test(written)) return Number(written);
  throw new Error(`EDIT_MOST_PEOPLE is "${written}"; expected how many may edit at a time, such as 8.`);
}

/**
 * Reads the settings of the editor for several people.
 * @throws Error where one is missing without which anybody could name themselves as anybody
 */
export function hostSettings(env: NodeJS.ProcessEnv): HostSettings {
  const proxySecret = env.EDIT_PROXY_SECRET ?? "";
  if (proxySecret.length < shortest) {
    throw new Error(
      `EDIT_PROXY_SECRET has ${proxySecret.length} letters; expected ${shortest} at least. Only the proxy that signs people in may know it: without it, anybody could give any name.`,
    );
  }
  const editorOrigin = originSetting(env, "EDIT_ORIGIN");
  const previewOrigin = originSetting(env, "EDIT_PREVIEW_ORIGIN");
  if (editorOrigin === previewOrigin) {
    throw new Error(
      "EDIT_ORIGIN and EDIT_PREVIEW_ORIGIN are one address; the preview needs one of its own, so that no page can act as the editor.",
    );
  }
  if (!env.EDIT_REPOSITORY) {
    throw new Error(
      "EDIT_REPOSITORY is missing; expected where the project is cloned from and published to, as git names it.",
    );
  }
  const editorPort = portSetting("EDIT_PORT", 8100);
  return {
    editorOrigin,
    previewOrigin,
    proxySecret,
    mailHeader: (env.EDIT_MAIL_HEADER || "x-forwarded-email").toLowerCase(),
    nameHeader: (env.EDIT_NAME_HEADER || "x-forwarded-preferred-username").toLowerCase(),
    repository: env.EDIT_REPOSITORY,
    folder: resolve(env.EDIT_DIR || ".sites/edit"),
    listen: env.EDIT_LISTEN || "127.0.0.1",
    editorPort,
    previewPort: portSetting("EDIT_PREVIEW_PORT", editorPort + 1),
    most: mostPeople(env.EDIT_MOST_PEOPLE || "8"),
  };
}
