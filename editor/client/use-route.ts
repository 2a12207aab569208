import { useEffect, useState } from "react";

export type Route = { view: "cards"; folder: string } | { view: "changes" } | { view: "pictures" } | FileRoute;

export interface FileRoute {
  view: "file";
  file: string;
  field?: string;
}

export const addressOfFile = (file: string, field = ""): string =>
  `#/file/${file}${field === "" ? "" : `?${encodeURIComponent(field)}`}`;

export const addressOfCards = (folder: string): string => `#/${folder}`;

function routeOf(hash: string): Route {
  if (hash === "#/changes") return { view: "changes" };
  if (hash === "#/pictures") return { view: "pictures" };
  const [, file, field] = /^#\/file\/([^?]+)(?:\?(.*))?$/.exec(hash) ?? [];
  if (file) return { view: "file", file, ...(field && { field: decodeURIComponent(field) }) };
  return { view: "cards", folder: /^#\/([a-z]{2}\/)$/.exec(hash)?.[1] ?? "" };
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useEffect(() => {
    const follow = () => setRoute(routeOf(location.hash));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return route;
}
