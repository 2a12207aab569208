import { SMTPServer } from "smtp-server";
import { freePort } from "./run-program";

export interface ReceivedMail {
  to: string[];
  source: string;
  /** The same, with its long lines put together again. */
  text: string;
}

interface MailServerOptions {
  port?: number;
  /** What it says to a mail that is larger than so many bytes; without words, it says the size when it is greeted. */
  tooLarge?: { bytes: number; says?: [code: number, words: string] | undefined };
  delay?: number;
  /** Its answer to one receiver, such as 450, where it does not take mails for them. */
  answerTo?: (address: string) => number | undefined;
  hangs?: boolean;
  onMail?: () => void;
  /** Takes each mail that has arrived, in the place of the list. */
  take?: (mail: ReceivedMail) => void;
}

/** Greets at once: the package waits a tenth of a second, with each mail, for clients that speak before it does. */
function greetAtOnce({ connections }: SMTPServer): void {
  const add = connections.add.bind(connections);
  connections.add = (connection) => {
    connection.init = () => connection._setListeners(() => connection.connectionReady());
    return add(connection);
  };
}

export async function startMailServer(options: MailServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const { port, delay = 0, answerTo, hangs, onMail, tooLarge, take = (mail) => mails.push(mail) } = options;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 100,
    ...(tooLarge && !tooLarge.says ? { size: tooLarge.bytes } : {}),
    onRcptTo({ address }, _, done) {
      const responseCode = answerTo?.(address);
      done(responseCode === undefined ? null : Object.assign(new Error("not now"), { responseCode }));
    },
    async onData(stream, session, done) {
      onMail?.();
      const mail = Buffer.concat(await stream.toArray());
      if (tooLarge?.says && mail.length > tooLarge.bytes) {
        const [responseCode, words] = tooLarge.says;
        return done(Object.assign(new Error(words), { responseCode }));
      }
      if (hangs) return;
      const source = mail.toString();
      const to = session.envelope.rcptTo.map(({ address }) => address);
      take({ to, source, text: source.replaceAll("=\r\n", "") });
      setTimeout(done, delay);
    },
  });
  greetAtOnce(server);
  server.on("error", () => {});
  const used = port ?? (await freePort());
  await new Promise<void>((done) => server.listen(used, "127.0.0.1", done));
  return {
    port: used,
    url: `smtp://127.0.0.1:${used}`,
    mails,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** The head of a mail: its names in small letters with their values, lines that were broken joined. */
export function headersOf({ source }: ReceivedMail): [name: string, value: string][] {
  const [head = ""] = source.split("\r\n\r\n", 1);
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  return lines.map((line) => [line.replace(/:.*/, "").toLowerCase(), line.replace(/^[^:]*: */, "")]);
}

/** The reference that a mail is about. */
export const referenceOf = ({ source }: ReceivedMail): string =>
  /^Subject: .*?(NW-\w{4}-\w{4})\r$/m.exec(source)?.[1] ?? "";
