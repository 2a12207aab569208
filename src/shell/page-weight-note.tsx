import { Link } from "../components/link";

interface PageWeightNoteProps {
  method: { readonly title: string; readonly link: string };
  weight: string | undefined;
}

/**
 * Weight and emissions of the page, in the build's words: to write numbers, browsers load what they know of a language,
 * which takes a phone longer than the rest of the footer. Where the weight is not known, nothing is shown.
 */
export const PageWeightNote = ({ method, weight = "" }: PageWeightNoteProps) => (
  <p sx={{ flexBasis: ["100%", null, "auto"], "& > :empty, & > :empty ~ *": { display: "none" } }}>
    <span data-page-weight="" suppressHydrationWarning>
      {weight}
    </span>{" "}
    <Link to={method.link}>{method.title}</Link>
  </p>
);
