import { HeadedSection } from "../../components/headed-section";
import { Link } from "../../components/link";
import { useMessages } from "../../components/messages";
import type { BlockOf } from "../../content/entry";
import { interpolate } from "../../content/text/text";
import { onHover } from "../../theme/hover";

/** Fills a field in which an industry has no entry for a service: the way to ask for it. */
const AskLink = ({ about }: { about: string }) => {
  const words = useMessages();
  return (
    <Link
      to={words.matrix.link}
      about={about}
      hiddenSuffix={interpolate(words.links.about, { title: about })}
      sx={{ color: "muted", textDecoration: "none", ...onHover({ textDecoration: "underline" }) }}
    >
      {words.matrix.ask}
    </Link>
  );
};

/** Matrix of services and industries. On phones each industry is a list of the services that it uses. */
export function OfferMatrix({ section }: { section: BlockOf<"offerMatrix"> }) {
  const words = useMessages().matrix;
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
          "& tr": { borderBottom: "1px solid", borderColor: "border", py: ["14px", null, 0] },
          "& th, & td": {
            py: [0, null, "10px"],
            pr: [0, null, "20px"],
            verticalAlign: "baseline",
            fontWeight: "body",
            textWrap: "balance",
          },
          "& th:first-of-type": { width: ["auto", null, "19%"] },
          "& thead th": { fontSize: "small", fontWeight: "bold", verticalAlign: "bottom" },
          "& tbody th": {
            fontFamily: "heading",
            fontWeight: "heading",
            fontSize: ["h3", null, "label"],
            pb: ["4px", null, "10px"],
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
          "& [data-service] a": { color: "primary" },
          "& a": { textDecorationThickness: "1px", textUnderlineOffset: "4px", textDecorationColor: "border" },
          "& th a": { color: "inherit", textDecorationLine: "none" },
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
          {industries.map((industry) => (
            <tr key={industry.path}>
              <th scope="row">
                <Link to={industry.path}>{industry.name}</Link>
              </th>
              {services.map(({ path, name }) => {
                const entry = industry.services.find(({ page }) => page === path);
                return entry ? (
                  <td key={path} data-service={name}>
                    <Link to={entry.link ?? industry.path}>{entry.work}</Link>
                  </td>
                ) : (
                  <td key={path} data-no-print="">
                    <AskLink about={interpolate(words.about, { service: name, industry: industry.name })} />
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
