import type { PreviewState } from "../protocol";
import type { ClientFiles } from "./client-files";
import type { Workplace } from "./workplace";

export interface EditorOptions extends Workplace {
  token: string;
  /** True where a proxy has asked who it is, and the page itself has no token. */
  isSignedIn: boolean;
  /** The editor's own address, once it listens. */
  origin: () => string;
  client: ClientFiles | Promise<ClientFiles>;
  preview: () => PreviewState;
  restartPreview: () => void;
}
