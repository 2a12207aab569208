import { Disclosure } from "../../../components/disclosure";
import { LinkedText } from "../../../components/linked-text";
import { openingLines } from "../../../theme/opening-lines";

/** Core services as a list of titles that open, the first already: what is long is read where somebody asks for it. */
export const CoreServicesList = ({ items }: Pick<Queries.CoreServicesBlockFragment, "items">) => (
  <ul
    sx={{
      borderTop: "1.5px solid",
      borderColor: "text",
      "& > li": { borderBottom: "1px solid", borderColor: "border" },
      ...openingLines(["14px", "18px"]),
      "& details > p": { pb: "22px", pr: ["0", "40px"] },
    }}
  >
    {items.map(({ title, description }, index) => (
      <li key={index}>
        <Disclosure open={index === 0} summary={<h3 sx={{ variant: "text.h3" }}>{title}</h3>}>
          <LinkedText html={description} />
        </Disclosure>
      </li>
    ))}
  </ul>
);
