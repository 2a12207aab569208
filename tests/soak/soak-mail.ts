import { headersOf, type MailServer, referenceOf, startMailServer } from "../support/server/mail-server";
import { type Mailed, receivers } from "./account";

/** A mail server that is there or not, at one port. Of each mail it keeps what tells it from others. */
export class SoakMail {
  readonly mails: Mailed[] = [];
  isUp = false;
  private server: MailServer | undefined;

  constructor(private readonly port: number) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  get delivered(): number {
    return new Set(this.mails.map(({ reference, to }) => `${reference} ${to}`)).size / receivers.length;
  }

  async start(): Promise<void> {
    if (this.isUp) return;
    this.isUp = true;
    this.server = await startMailServer({
      port: this.port,
      take: (mail) => {
        const messageId = new Map(headersOf(mail)).get("message-id") ?? "";
        for (const to of mail.to) this.mails.push({ reference: referenceOf(mail), to, messageId });
      },
    });
  }

  async stop(): Promise<void> {
    this.isUp = false;
    const { server } = this;
    this.server = undefined;
    await server?.stop();
  }
}
