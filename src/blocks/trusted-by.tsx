import { CompanyLogo } from "../components/company-logo";
import { Weighed } from "../components/weighed";
import type { BlockOf } from "../content/entry";

export const TrustedBy = ({ section }: { section: BlockOf<"trustedBy"> }) => {
  const { companies } = section.source;
  // Rows as even as can be.
  const inRow = (most: number) => {
    const rows = Math.ceil(companies.length / most);
    return `repeat(${Math.ceil(companies.length / rows)}, minmax(0, 1fr))`;
  };
  return (
    <div sx={{ borderTop: "rule", borderBottom: "rule", bg: "background" }}>
      <div
        sx={{
          variant: "layout.container",
          display: "flex",
          flexDirection: ["column", null, "row"],
          alignItems: ["stretch", null, "center"],
          gap: ["16px", "20px"],
          py: "16px",
          "& > div:last-of-type": { flex: 1 },
          "& > div + div": { borderLeft: [null, null, "1px solid"], borderColor: "border", pl: [null, null, "32px"] },
        }}
      >
        {section.weighed && <Weighed weighed={section.weighed} />}
        <div>
          <p sx={{ mb: "8px", variant: "text.small", color: "muted" }}>{section.title}</p>
          <ul
            sx={{
              display: "grid",
              gridTemplateColumns: [inRow(3), inRow(6)],
              alignItems: "center",
              gap: "12px 20px",
            }}
          >
            {companies.map(({ title, image }) => (
              <li key={title}>
                <CompanyLogo logo={image} sx={{ height: "30px", objectPosition: "left", opacity: 0.8 }} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
};
