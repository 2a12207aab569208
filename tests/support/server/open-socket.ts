import { connect, type Socket } from "node:net";

/** Opens a connection, sends something, and gathers what comes back until it ends. */
export function openSocket(port: number, bytes: string): { socket: Socket; answer: Promise<string> } {
  let received = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  socket.on("error", () => {});
  socket.on("data", (data) => {
    received += data;
  });
  return { socket, answer: new Promise((done) => socket.on("close", () => done(received))) };
}
