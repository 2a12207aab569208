import { Breadcrumbs } from "./breadcrumbs";

const home = { title: "Home", path: "/" };

export const examples = {
  "an overview": <Breadcrumbs breadcrumbs={[home, { title: "Services" }]} />,
  "a page below it": (
    <Breadcrumbs breadcrumbs={[home, { title: "Services", path: "/services" }, { title: "Cloud services" }]} />
  ),
  "a long name": (
    <Breadcrumbs
      breadcrumbs={[
        home,
        { title: "Products", path: "/products" },
        { title: "Renewable energy sources for everybody ".repeat(3) },
      ]}
    />
  ),
};
