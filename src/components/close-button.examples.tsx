import { CloseButton } from "./close-button";

export const examples = { regular: <CloseButton label="Close" onClick={() => {}} /> };
