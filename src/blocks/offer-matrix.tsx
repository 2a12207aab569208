import { Disclosure } from "../components/disclosure";
import { Link } from "../components/link";
import { useMessages } from "../components/messages";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";
import { interpolate } from "../content/text/text";
import { openingLines } from "../theme/opening-lines";

export function OfferMatrix({ section }: { section: BlockOf<"offerMatrix"> }) {
  const { matrix: words, links } = useMessages();
  const { services, industries } = section;
  return (
    <HeadedSection heading={section} arrangement="split">
      <table
        sx={{
          display: ["block", null, "table"],
          width: "100%",
          borderCollapse: "collapse",
          tableLayout: "fixed",
          textAlign: "left",
          lineHeight: "snug",
          "& tbody, & tr, & th": { display: ["block", null, "revert"] },
          "& thead": { display: ["none", null, "revert"] },
          "& tbody": { borderTop: ["rule", null, 0] },
          "& tr": { borderBottom: "rule", pb: ["4px", null, 0] },
          "& tr:has([open])": { pb: ["14px", null, 0] },
          "& th, & td": {
            py: [0, null, "10px"],
            pl: 0,
            pr: [0, null, "20px"],
            verticalAlign: "baseline",
            textWrap: "balance",
          },
          "& th:first-of-type": { width: ["auto", null, "19%"] },
          "& thead th": { fontSize: "small", fontWeight: "bold", verticalAlign: "bottom" },
          "& tbody th": {
            variant: "text.display",
            fontSize: ["h3", null, "label"],
            overflowWrap: "anywhere",
            pb: [0, null, "10px"],
          },
          // Fields that only offer to ask are left out of the list: each would repeat what the page's foot says.
          "& td": { display: ["none", null, "revert"] },
          "& td[data-service]": {
            display: ["grid", null, "revert"],
            gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
            gap: "12px",
            mt: ["4px", null, 0],
            fontSize: ["label", null, "inherit"],
          },
          // Stands for the heading of the column where the table is a list; that one is not read out there.
          "& td::before": { content: ["attr(data-service)", null, "none"], fontSize: "small", color: "muted" },
          "& td:not([data-service]) a": { color: "muted" },
          "& a": { textDecorationThickness: "1px", textUnderlineOffset: "4px", textDecorationColor: "border" },
          "& th a": { textDecorationLine: "none" },
          "& tbody th a": { display: ["none", null, "inline"] },
          "& details": { display: ["block", null, "none"] },
          ...openingLines("10px"),
          // Closed where an engine can tell that it is.
          "@supports selector(:has(a))": {
            "& tr:has(details:not([open])) td[data-service]": { display: ["none", null, "revert"] },
          },
          "@media (hover: hover)": {
            "& a:hover": { textDecorationLine: "underline", textDecorationColor: "currentColor" },
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{words.industry}</th>
            {services.map(({ path, name }) => (
              <th key={path} scope="col">
                <Link to={path}>{name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {industries.map((industry, row) => (
            <tr key={industry.path}>
              <th scope="row">
                <Link to={industry.path}>{industry.name}</Link>
                {/* Below 900 px a row opens. */}
                <Disclosure open={row === 0} summary={industry.name} />
              </th>
              {services.map(({ path, name }) => {
                const entry = industry.services.find(({ page }) => page === path);
                const about = interpolate(words.about, { service: name, industry: industry.name });
                return entry ? (
                  <td key={path} data-service={name}>
                    <Link to={entry.link ?? industry.path}>{entry.work}</Link>
                  </td>
                ) : (
                  <td key={path} data-no-print="">
                    <Link to={words.link} about={about} hiddenSuffix={interpolate(links.about, { title: about })}>
                      {words.ask}
                    </Link>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </HeadedSection>
  );
}
