import { ActionRow } from "./action-row";
import { ButtonLink } from "./button-link";

const buttons = ["Start a project", "Hire a developer", "See the work", "Write to us"].map((words) => (
  <ButtonLink key={words} to="/">
    {words}
  </ButtonLink>
));

export const examples = {
  "one button": <ActionRow>{buttons.slice(0, 1)}</ActionRow>,
  "two buttons": <ActionRow>{buttons.slice(0, 2)}</ActionRow>,
  "more than fit": <ActionRow sx={{ maxWidth: "420px" }}>{buttons}</ActionRow>,
};
