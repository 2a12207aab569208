import { examplePicture } from "../../components/example-picture";
import { heading } from "../example-content";
import { ContactEnquiries } from "./contact-enquiries";

const enquiry = {
  ...heading,
  image: examplePicture(),
  include: ["What you want to change", "What has been tried", "By when it should work"],
  open: { url: "#example", text: "Open the form" },
  emailUs: { url: "mailto:hello@example.com", text: "Write to us" },
};

export const examples = {
  both: <ContactEnquiries section={{ startProject: enquiry, hireDeveloper: enquiry }} />,
};
