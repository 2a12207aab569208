import { type HeadProps, Link, type PageProps, Script } from "gatsby";

interface GatsbyPageContext {
  next: string;
}

/** A page as Gatsby's manual writes it, with a `Head` of its own and a `Script`. */
export default function GatsbyPage({ pageContext }: PageProps<object, GatsbyPageContext>) {
  return (
    <main>
      <h1>{`Before ${pageContext.next}`}</h1>
      <Link to={pageContext.next}>Next</Link>
      <Script src="/example-script.js" />
    </main>
  );
}

export const Head = ({ location }: HeadProps) => (
  <>
    <title>{`Head of ${location.pathname}`}</title>
    <meta name="example" content={location.pathname} />
  </>
);
