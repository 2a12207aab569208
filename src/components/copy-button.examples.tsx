import { CopyButton } from "./copy-button";

export const examples = { regular: <CopyButton text="GET /v1/factors" label="Copy request" /> };
