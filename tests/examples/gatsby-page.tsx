import { type HeadProps, Link, type PageProps, Script } from "gatsby";

/** A page as Gatsby's manual writes it, with a `Head` of its own and a `Script`. */
export default function GatsbyPage({ location }: PageProps) {
  const next = location.pathname === "/examples/gatsby" ? "/examples/gatsby-next" : "/examples/gatsby";
  return (
    <>
      <h1>{`Before ${next}`}</h1>
      <Link to={next}>Next</Link>
      <Script src="/example-script.js" />
    </>
  );
}

export const Head = ({ location }: HeadProps) => (
  <>
    <title>{`Head of ${location.pathname}`}</title>
    <meta name="example" content={location.pathname} />
  </>
);
