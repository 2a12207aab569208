import { heading } from "../example-content";
import { JoinUs } from "./join-us";

export const examples = {
  regular: (
    <JoinUs
      section={{
        ...heading,
        viewRoles: { url: "https://careers.example.com", text: "View roles" },
        contactUs: { url: "/contact", text: "Contact us" },
      }}
    />
  ),
};
