import { LinkedText } from "../../../components/linked-text";

/** Core services as a numbered list in large letters: the number, the service, what it is. */
export const CoreServicesList = ({ items }: Pick<Queries.CoreServicesBlockFragment, "items">) => (
  <ol
    sx={{
      counterReset: "service",
      borderBottom: "1px solid",
      borderColor: "border",
      "& > li": {
        counterIncrement: "service",
        display: "grid",
        gridTemplateColumns: ["44px minmax(0, 1fr)", "64px minmax(0, 1fr)", "96px minmax(0, 1fr) calc(50% - 10px)"],
        gap: ["6px 0", null, "0 20px"],
        alignItems: "baseline",
        py: ["22px", "28px"],
        borderTop: "1px solid",
        borderColor: "border",
      },
      "& > li::before": {
        content: "counter(service, decimal-leading-zero)",
        fontFamily: "heading",
        fontWeight: "heading",
        fontSize: "h3",
        color: "primary",
      },
      "& h3": { variant: "text.large" },
      "& p": { gridColumn: ["2", null, "auto"] },
    }}
  >
    {items.map(({ title, description }, index) => (
      <li key={index}>
        <h3>{title}</h3>
        <LinkedText html={description} />
      </li>
    ))}
  </ol>
);
