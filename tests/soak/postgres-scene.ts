import { startNginx } from "../support/proxies";
import { freePort } from "../support/server/free-port";
import { PostgresServer } from "../support/server/postgres";
import { allStored, killed, type Scene, storedOf } from "./scene";
import { SoakServer } from "./soak-server";
import { TcpProxy } from "./tcp-proxy";

/** Three servers behind the nginx of docs/deploy, on one PostgreSQL with a standby that has all that was acknowledged. */
export async function openPostgresScene(mailUrl: string): Promise<Scene> {
  let primary = await PostgresServer.create();
  const standby = await PostgresServer.replicaOf(primary, "standby", ["wal_retrieve_retry_interval=200ms"]);
  await primary.query("alter system set synchronous_standby_names = 'standby'");
  await primary.query("select pg_reload_conf()");
  const line = new TcpProxy(await freePort(), primary.port);
  await line.start();
  const env = {
    ENQUIRY_DATABASE_URL: primary.url(line.port),
    SMTP_URL: mailUrl,
    TRUST_PROXY: "1",
  };
  const ports = [await freePort(), await freePort(), await freePort()];
  const servers = ports.map((port) => new SoakServer(port, env));
  await Promise.all(servers.map((server) => server.start()));
  const port = await freePort();
  const nginx = await startNginx(ports, port, await freePort());

  const database = [
    {
      name: "restart of the database",
      act: async () => {
        await primary.stop();
        await primary.start();
      },
    },
    { name: "connections cut", act: async () => line.cut() },
  ];
  return {
    url: `https://localhost:${port}`,
    servers,
    faults: servers.flatMap((server, index) => [killed(server), ...database.slice(index, index + 1)]),
    once: {
      name: "standby promoted",
      act: async () => {
        await primary.stop("SIGQUIT");
        await primary.remove();
        standby.promote();
        primary = standby;
        line.target = standby.port;
        line.cut();
      },
    },
    readStored: async () => storedOf(await primary.query(allStored)),
    close: async () => {
      nginx.kill("SIGTERM");
      await Promise.all(servers.map((server) => server.end("SIGKILL")));
      line.stop();
      for (const server of new Set([primary, standby])) await server.remove();
    },
  };
}
