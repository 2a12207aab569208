import { Link } from "../components/link";
import { useLanguage } from "../components/words";
import { type PageWeight, pageWeightText } from "../content/page-weight";

interface PageWeightNoteProps {
  words: { readonly text: string; readonly method: { readonly title: string; readonly link: string } };
  weight: PageWeight | undefined;
}

/**
 * What the page weighs and emits, and how that is reckoned. A page is weighed once it is built: the build writes the
 * sentence into this element's HTML, and the figures into the page's data, from which the same sentence is drawn here
 * when the program takes the page over. Where they are not known, nothing is shown.
 */
export function PageWeightNote({ words, weight }: PageWeightNoteProps) {
  const { locale } = useLanguage();
  return (
    <p sx={{ flexBasis: "100%", "& > :empty, & > :empty ~ *": { display: "none" } }}>
      <span data-page-weight="" suppressHydrationWarning>
        {weight ? pageWeightText(words.text, weight, locale) : ""}
      </span>{" "}
      <Link to={words.method.link} sx={{ color: "inherit" }}>
        {words.method.title}
      </Link>
    </p>
  );
}
