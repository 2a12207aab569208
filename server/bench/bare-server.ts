import fastifyStatic from "@fastify/static";
import Fastify from "fastify";

/** @fastify/static and nothing besides, on a folder: what the real server is measured against. */
async function start(): Promise<void> {
  const [root = "", port = ""] = process.argv.slice(2);
  const app = Fastify();
  await app.register(fastifyStatic, { root, preCompressed: true });
  await app.listen({ port: Number(port), host: "127.0.0.1" });
  console.log("The site is at");
}

void start();
