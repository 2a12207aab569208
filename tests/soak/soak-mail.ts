import { headersOf, type MailServer, referenceOf, startMailServer } from "../support/server/mail-server";
import type { Mailed } from "./account";

/** A mail server that is there or not, at one port. Of each mail it keeps what tells it from others. */
export class SoakMail {
  readonly mails: Mailed[] = [];
  private server: MailServer | undefined;

  constructor(private readonly port: number) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.server = await startMailServer({
      port: this.port,
      take: (mail) => {
        const messageId = new Map(headersOf(mail)).get("message-id") ?? "";
        this.mails.push({ reference: referenceOf(mail), messageId });
      },
    });
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    await server?.stop();
  }
}
