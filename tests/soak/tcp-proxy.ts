import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line between programs and the port of another one, which can be cut, or lead elsewhere. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => {
    const target = connect(this.target, "127.0.0.1");
    for (const socket of [client, target]) {
      this.sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => this.sockets.delete(socket));
    }
    client.pipe(target).pipe(client);
  });

  constructor(
    readonly port: number,
    public target: number,
  ) {}

  async start(): Promise<void> {
    await once(this.server.listen(this.port, "127.0.0.1"), "listening");
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  stop(): void {
    this.server.close();
    this.cut();
  }
}
