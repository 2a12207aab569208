import { SMTPServer } from "smtp-server";
import type { Mailed } from "./account";

const field = (head: string, name: string) => new RegExp(`^${name}: *(?:\\r\\n )?(.*)\\r$`, "im").exec(head)?.[1] ?? "";

/** A mail server that is there or not, at one port. Of each mail it keeps what tells it from others. */
export class SoakMail {
  readonly mails: Mailed[] = [];
  private server: SMTPServer | undefined;

  constructor(private readonly port: number) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      logger: false,
      disableReverseLookup: true,
      closeTimeout: 100,
      onData: (stream, _, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const head = Buffer.concat(chunks).toString("utf8").split("\r\n\r\n", 1)[0] ?? "";
          const reference = /NW-\w{4}-\w{4}/.exec(field(`${head}\r\n`, "Subject"))?.[0] ?? "";
          this.mails.push({ reference, messageId: field(`${head}\r\n`, "Message-ID") });
          done();
        });
      },
    });
    server.on("error", () => {});
    this.server = server;
    await new Promise<void>((done) => server.listen(this.port, "127.0.0.1", done));
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((done) => server.close(() => done()));
  }
}
