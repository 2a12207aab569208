import { Refusal } from "../refusal";
import { git } from "./git-command";

/** Somebody in whose name changes are published. */
export interface Author {
  name: string;
  mail: string;
}

/** Notes in this checkout alone in whose name it publishes. */
export async function nameAuthor(root: string, { name, mail }: Author): Promise<object> {
  // Git leaves these signs out, and takes no name without others.
  if (!/[^\s<>.,:;"'\\]/.test(name)) throw new Refusal("Write your name, as colleagues know it.");
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(mail)) throw new Refusal("Write your e-mail address, such as ada@example.org.");
  await git(root, ["config", "user.name", name.trim()]);
  await git(root, ["config", "user.email", mail]);
  return {};
}
