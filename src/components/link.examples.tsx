import { Link } from "./link";

export const examples = {
  "to a page": <Link to="/about">About us</Link>,
  "to the page on screen": (
    <Link to="/about" ariaCurrent="page">
      About us
    </Link>
  ),
  "to another site": (
    <Link to="https://www.example.com" icon="arrow" sx={{ display: "inline-flex", alignItems: "center" }}>
      The blog
    </Link>
  ),
  "to a mailbox": <Link to="mailto:hello@example.com">hello@example.com</Link>,
  "told apart for screen readers": (
    <Link to="/about" hiddenSuffix="about the company">
      Learn more
    </Link>
  ),
};
