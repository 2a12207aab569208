import { createContext, useContext } from "react";
import type { LinkState } from "./link";

/** State of the link that led to the page on screen. */
export const LinkStateContext = createContext<LinkState | null | undefined>(undefined);

export const useLinkState = () => useContext(LinkStateContext);
