import { Link } from "../components/link";

interface PageWeightNoteProps {
  method: { readonly title: string; readonly link: string };
  /** The sentence that says it, as the build has written it. */
  weight: string | undefined;
}

/**
 * Weight and emissions of the page, and their reckoning. A page is weighed once it is built: the build writes the
 * sentence into this element's HTML and into the page's data, from which it is drawn here when the app takes the
 * page over. To write its numbers here, browsers load what they know of a language, which takes a phone longer than the
 * rest of the footer. Where it is not known, nothing is shown.
 */
export const PageWeightNote = ({ method, weight = "" }: PageWeightNoteProps) => (
  <p sx={{ flexBasis: ["100%", null, "auto"], "& > :empty, & > :empty ~ *": { display: "none" } }}>
    <span data-page-weight="" suppressHydrationWarning>
      {weight}
    </span>{" "}
    <Link to={method.link} sx={{ color: "inherit" }}>
      {method.title}
    </Link>
  </p>
);
