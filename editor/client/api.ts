import {
  type Changes,
  type Checked,
  type Chosen,
  type Found,
  isToken,
  type LibraryPicture,
  type OpenFile,
  type Original,
  type Overview,
  type PreviewState,
  type Published,
  type Saved,
  tokenHeader,
  type Version,
} from "../protocol";
import { words } from "../words";

const place = "edit-token";

/** The token comes with the address, is kept for this tab, and leaves the address. */
function takeToken(): string {
  const given = location.hash.slice(1);
  if (isToken(given)) {
    sessionStorage.setItem(place, given);
    history.replaceState(null, "", "#/");
  }
  return sessionStorage.getItem(place) ?? "";
}

const isSignedIn = document.documentElement.dataset.signedIn !== undefined;

/** True behind a proxy that asks who it is: the server there adds the token itself. */
const token = isSignedIn ? "signed-in" : takeToken();

export const hasToken = token !== "";

function noAnswer(): never {
  throw new Error(words.failed);
}

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { ...init.headers, [tokenHeader]: token };
  // Followed, the proxy's way to its sign-in would end at a page with 200, and nothing would have been saved.
  const response = await fetch(path, { ...init, headers, redirect: "manual" }).catch(noAnswer);
  if (response.type === "opaqueredirect") throw new Error(words.signedOut);
  const answer: unknown = await response.json().catch(noAnswer);
  if (!response.ok) throw new Error((answer as { refusal: string }).refusal);
  return answer as Answer;
}

const get = <Answer>(path: string, query: Record<string, string> = {}) =>
  ask<Answer>(`${path}?${new URLSearchParams(query)}`);

const post = <Answer>(path: string, content: object) =>
  ask<Answer>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(content),
  });

export const api = {
  overview: () => get<Overview>("/api/overview"),
  cards: () => get<Overview>("/api/cards"),
  preview: () => get<PreviewState>("/api/preview"),
  file: (file: string) => get<OpenFile>("/api/file", { file }),
  stored: (file: string) => get<{ text: string }>("/api/stored", { file }),
  draft: ({ file, text, base }: Version) => post<Checked>("/api/draft", { file, text, base }),
  original: (file: string) => get<{ original?: Original }>("/api/original", { file }),
  translate: (file: string, folder: string) => post<{ file: string }>("/api/translate", { file, folder }),
  discard: (file: string) => post<OpenFile>("/api/discard", { file }),
  save: ({ file, text, base }: Version) => post<Saved>("/api/save", { file, text, base }),
  search: (sought: string) => get<Found[]>("/api/search", { words: sought }),
  create: (kind: string, title: string, inNavigation: boolean) =>
    post<{ file: string }>("/api/new", { kind, title, inNavigation }),
  duplicate: (file: string, title: string) => post<{ file: string }>("/api/duplicate", { file, title }),
  rename: (file: string, name: string) => post<{ file: string; changed: string[] }>("/api/rename", { file, name }),
  links: (file: string) => get<{ file: string; value: string }[]>("/api/links", { file }),
  remove: (file: string, base: string) => post<object>("/api/delete", { file, base }),
  changes: () => get<Changes>("/api/changes"),
  publish: (change: { message: string; isSure: boolean; chosen: Chosen }) => post<Published>("/api/publish", change),
  fetchOthers: (chosen: Chosen) => post<Published | { state: "fetched" }>("/api/fetch", { chosen }),
  nameAuthor: (name: string, mail: string) => post<object>("/api/author", { name, mail }),
  putBack: (files: readonly string[]) => post<Changes>("/api/put-back", { files }),
  restartPreview: () => post<PreviewState>("/api/restart-preview", {}),
  pictures: () => get<LibraryPicture[]>("/api/pictures"),
  removePicture: (picture: string) => post<object>("/api/pictures/remove", { picture }),
  upload: (file: File, kind: "photo" | "any") =>
    ask<{ picture: string }>(`/api/picture?${new URLSearchParams({ name: file.name.slice(-200), kind })}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: file,
    }),
};

/** The address of a picture of the content: as it is, as it was, as a colleague has published it, or as a page is shared. */
export const pictureAddress = (file: string, at?: "before" | "theirs" | "shared"): string =>
  `/picture?${new URLSearchParams({ file, key: token, ...(at && { at }) })}`;
