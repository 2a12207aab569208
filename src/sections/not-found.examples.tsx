import { opening } from "../blocks/example-content";
import { NotFound } from "./not-found";

export const examples = {
  regular: (
    <NotFound
      page={{
        ...opening,
        home: { url: "/", text: "Back to the home page" },
        links: [
          { url: "/services", text: "Services" },
          { url: "/contact", text: "Contact" },
        ],
      }}
    />
  ),
};
