// Loaded by Gatsby's development server before anything else: no other site may read its pages, nor its web socket. Gatsby
// has no setting for that, and lets every site read them.
const { Server } = require("node:http");

const host = process.env.EDIT_PREVIEW_HOST;
const { emit } = Server.prototype;

const isOwn = ({ headers }) =>
  headers.host === host &&
  headers["sec-fetch-site"] !== "cross-site" &&
  (headers.origin === undefined || headers.origin.replace(/^https?:\/\//, "") === host);

Server.prototype.emit = function emitToOwn(event, request, answer, ...rest) {
  const isAsked = event === "request" || event === "upgrade";
  if (!isAsked || isOwn(request)) return emit.call(this, event, request, answer, ...rest);
  if (event === "request") answer.writeHead(403).end();
  else answer.destroy();
  return true;
};

// Ends with the editor, also where that was killed and could not end it: the next one needs the port. On Windows, whose
// processes keep the number of a parent that has gone, nothing comes of this.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(), 500).unref();
