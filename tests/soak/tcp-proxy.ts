import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A line between programs and the port of another one, which can be slow, stand still, be cut or lead elsewhere. */
export class TcpProxy {
  /** Delay of each piece, in milliseconds. */
  delayMs = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => {
    const target = connect(this.target, "127.0.0.1");
    this.pass(client, target);
    this.pass(target, client);
  });

  constructor(
    readonly port: number,
    public target: number,
  ) {}

  async start(): Promise<void> {
    await once(this.server.listen(this.port, "127.0.0.1"), "listening");
  }

  /** Breaks off every connection. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  stop(): void {
    this.server.close();
    this.cut();
  }

  private pass(from: Socket, to: Socket): void {
    this.sockets.add(from);
    let last = Promise.resolve();
    from.on("data", (piece) => {
      last = last.then(async () => {
        const end = performance.now() + this.delayMs;
        // Asked again and again, as the line may be mended meanwhile.
        while (performance.now() < end && this.delayMs > 0) await pause(10);
        if (!to.destroyed) to.write(piece);
      });
    });
    from.on("error", () => {});
    from.on("close", () => {
      this.sockets.delete(from);
      void last.then(() => to.destroy());
    });
  }
}
