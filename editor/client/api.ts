import { tokenHeader } from "../protocol";
import type { Api } from "../server/actions";

type Answer<Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>;

export type Overview = Answer<"overview">;
export type FileCard = Overview["files"][number];
export type EditedLanguage = Overview["languages"][number];
export type Offered = Overview["choices"];
export type OpenFile = Answer<"file">;
export type Original = NonNullable<Answer<"original">["original"]>;
export type Found = Answer<"search">[number];
export type LibraryPicture = Answer<"pictures">[number];
export type Changes = Answer<"changes">;
export type Change = Changes["changes"][number];

const place = "edit-token";

function takeToken(): string {
  const given = location.hash.slice(1);
  // Places in the editor begin with a slash.
  if (/^[\w-]/.test(given)) {
    sessionStorage.setItem(place, given);
    history.replaceState(null, "", "#/");
  }
  return sessionStorage.getItem(place) ?? "";
}

/** None behind a proxy that asks who it is: the server there adds it itself. */
const token = takeToken();

/** Tells projects apart that are edited at one address, one after the other. */
export const project = (token || "signed-in").slice(0, 8);

function noAnswer(): never {
  throw new Error("The editor's server does not answer; start npm run edit again.");
}

async function ask(path: string, type: string, body: BodyInit): Promise<unknown> {
  const headers = { [tokenHeader]: token, "content-type": type };
  // Followed, the proxy's way to its sign-in would end at a page with 200, and nothing would have been saved.
  const response = await fetch(path, { method: "POST", headers, body, redirect: "manual" }).catch(noAnswer);
  if (response.type === "opaqueredirect")
    throw new Error("You are signed in no more: open this address in another tab, sign in, and try again here.");
  const answer: unknown = await response.json().catch(noAnswer);
  if (!response.ok) throw new Error((answer as { refusal: string }).refusal);
  return answer;
}

export const api = new Proxy({} as Api, {
  get:
    (_, name) =>
    (sent = {}) =>
      ask(`/api/${String(name)}`, "application/json", JSON.stringify(sent)),
});

export async function upload(file: File, kind: "photo" | "any"): Promise<string> {
  const query = new URLSearchParams({ name: file.name.slice(-200), kind });
  return ((await ask(`/api/picture?${query}`, "application/octet-stream", file)) as { picture: string }).picture;
}

export const pictureAddress = (file: string, at?: "before" | "theirs"): string =>
  `/picture?${new URLSearchParams({ file, key: token, ...(at && { at }) })}`;
