import { LinkedText } from "./linked-text";

interface RuledListProps {
  items: readonly { readonly title: string; readonly description: string }[];
}

/** Titles between rules, each with its sentence: right of it, or of more than four below it, in two columns. */
export const RuledList = ({ items }: RuledListProps) => {
  const isLong = items.length > 4;
  return (
    <ul
      sx={{
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", isLong ? "repeat(2, minmax(0, 1fr))" : null],
        columnGap: "28px",
        "& > li": {
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", isLong ? null : "minmax(0, 4fr) minmax(0, 7fr)"],
          alignContent: "start",
          gap: ["4px", isLong ? "4px" : "20px"],
          py: "16px",
          borderTop: "1px solid",
          borderColor: "border",
        },
      }}
    >
      {items.map(({ title, description }) => (
        <li key={title}>
          <h3 sx={{ variant: "text.h3", fontSize: "1.2rem" }}>{title}</h3>
          <LinkedText html={description} sx={{ fontSize: "1rem", maxWidth: "measure" }} />
        </li>
      ))}
    </ul>
  );
};
