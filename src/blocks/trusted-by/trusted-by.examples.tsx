import { exampleLogo } from "../../components/example-picture";
import { perCount, several } from "../example-content";
import { CompanyMarks } from "./trusted-by";

const company = (title: string) => ({ title, image: exampleLogo(title) });

export const examples = perCount((count) => <CompanyMarks title="They trust us" companies={several(count, company)} />);

export const family = "lists";
