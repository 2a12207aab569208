import { CompanyLogo } from "./company-logo";
import { exampleLogo } from "./example-picture";

export const examples = {
  regular: <CompanyLogo logo={exampleLogo()} />,
  "where there is less room": (
    <div sx={{ width: "80px" }}>
      <CompanyLogo logo={exampleLogo()} />
    </div>
  ),
};
