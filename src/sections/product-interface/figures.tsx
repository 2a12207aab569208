interface FiguresProps {
  figures: readonly { readonly label: string; readonly value: string }[];
}

/** Results as lines of name and value. */
export const Figures = ({ figures }: FiguresProps) => (
  <dl>
    {figures.map(({ label, value }) => (
      <div
        key={label}
        sx={{
          display: "flex",
          justifyContent: "space-between",
          alignItems: "baseline",
          gap: 2,
          py: "9px",
          borderBottom: "1px solid",
          borderColor: "border",
          fontSize: "label",
        }}
      >
        <dt>{label}</dt>
        <dd sx={{ fontFamily: "heading", fontWeight: "heading", fontSize: "1.15rem", whiteSpace: "nowrap" }}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
