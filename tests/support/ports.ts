/** The first of the ports on which tests serve; `TEST_PORT` names another. Not the ports of `npm start`. */
const first = Number(process.env.TEST_PORT ?? 9100);

/** The ports of the built sites under test, and of the proxies and the servers behind them. */
export const ports = {
  engine: first,
  site: first + 1,
  /** The server of what an editor has published. */
  published: first + 21,
  /** The first of those in an owner's copy. */
  owner: first + 40,
  proxies: {
    open: first + 10,
    nginx: first + 12,
    nginxPlain: first + 13,
    caddy: first + 14,
  },
};

export const addressOf = (port: number) => `http://127.0.0.1:${port}`;
