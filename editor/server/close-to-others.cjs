// Loaded by Gatsby's development server before anything else: its port answers the editor's preview alone. Gatsby has no
// setting for that, and lets every site read its pages.
const { Server } = require("node:http");

const key = process.env.EDIT_KEY;
const { emit } = Server.prototype;

Server.prototype.emit = function emitToOwn(event, request, answer, ...rest) {
  const isAsked = event === "request" || event === "upgrade";
  if (!isAsked || request.headers["x-edit-key"] === key) return emit.call(this, event, request, answer, ...rest);
  if (event === "request") answer.writeHead(403).end();
  else answer.destroy();
  return true;
};

// Ends with the editor, also where that was killed and could not end it: the next one needs the port. On Windows, whose
// processes keep the number of a parent that has gone, nothing comes of this.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(), 500).unref();
