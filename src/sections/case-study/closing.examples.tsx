import { Closing } from "./closing";

const closing = {
  superHeading: "The next step",
  next: "What comes next.",
  nextDescription: "One or two sentences about it. This is the second one.",
  title: "Have something like this?",
  description: "What to send, and what comes back.",
  startProject: { url: "/contact", text: "Start a project" },
  contactUs: { url: "/contact", text: "Contact us" },
  subject: null,
};

export const examples = {
  "with its neighbours": (
    <Closing
      closing={closing}
      allPath="/case-studies"
      next={{ path: "/case-studies#next", title: "What was done next." }}
    />
  ),
  "the only study of a site without a list": <Closing closing={closing} allPath={undefined} next={undefined} />,
};
