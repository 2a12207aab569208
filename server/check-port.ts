import { createServer } from "node:net";
import { listenFault } from "./listen-fault";
import { configOrFail, fail } from "./start-up";

/** Runs before `npm start` builds, so that a port in use is said at once and not after minutes of building. */
const config = configOrFail();

const probe = createServer();
probe.once("error", (error: NodeJS.ErrnoException) => fail(listenFault(error.code, config) ?? error.message));
probe.listen(config.port, config.host, () => probe.close());
