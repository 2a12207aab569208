import { CopyButton } from "./copy-button";

export const examples = { regular: <CopyButton source="GET /v1/factors" label="Copy request" /> };
