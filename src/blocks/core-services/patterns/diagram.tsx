import { EntryIcon } from "../../../components/entry-icon";
import { LinkedText } from "../../../components/linked-text";

/** Core services as stations on one line, which leave it to the left and to the right in turn. */
export const CoreServicesDiagram = ({ items }: Pick<Queries.CoreServicesBlockFragment, "items">) => (
  <ol
    sx={{
      "& > li": {
        position: "relative",
        width: ["auto", null, "50%"],
        minHeight: ["44px", null, "124px"],
        pl: ["60px", null, 0],
        pr: [0, null, "68px"],
        pb: ["16px", null, 0],
        textAlign: ["left", null, "right"],
      },
      "& > li:nth-of-type(even)": { ml: [0, null, "50%"], pl: ["60px", null, "68px"], pr: 0, textAlign: "left" },
      "& > li + li": { mt: [0, null, "-40px"] },
      // The line from each station to the next.
      "& > li:not(:last-of-type)::after": {
        content: '""',
        position: "absolute",
        top: ["44px", null, "60px"],
        bottom: [0, null, "40px"],
        left: ["21px", null, "auto"],
        right: ["auto", null, "-2px"],
        borderLeft: "2px solid",
        borderColor: "accent",
      },
      "& > li:nth-of-type(even)::after": { left: ["21px", null, 0], right: "auto" },
      "& > li > span": {
        position: "absolute",
        top: 0,
        left: [0, null, "auto"],
        right: ["auto", null, "-31px"],
        display: "grid",
        placeItems: "center",
        width: ["44px", null, "60px"],
        height: ["44px", null, "60px"],
        border: "1px solid",
        borderColor: "border",
        borderRadius: "50%",
        bg: "surface",
      },
      "& > li:nth-of-type(even) > span": { left: [0, null, "-29px"], right: "auto" },
    }}
  >
    {items.map(({ title, description, icon }, index) => (
      <li key={index}>
        <span aria-hidden="true">{icon && <EntryIcon name={icon} size={28} />}</span>
        <h3 sx={{ variant: "text.h3", pt: ["8px", null, "14px"] }}>{title}</h3>
        <LinkedText html={description} sx={{ mt: ["4px", 1] }} />
      </li>
    ))}
  </ol>
);
