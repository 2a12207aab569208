import { ButtonLink } from "./button-link";
import { Surface } from "./surface";

export const examples = {
  primary: <ButtonLink to="/">Start a project</ButtonLink>,
  secondary: (
    <ButtonLink to="/" variant="secondary">
      Hire a developer
    </ButtonLink>
  ),
  small: (
    <ButtonLink to="/" size="small">
      Start a project
    </ButtonLink>
  ),
  "to another site": (
    <ButtonLink to="https://www.example.com" variant="secondary" icon="arrow">
      Book a call
    </ButtonLink>
  ),
  "on a band": (
    <Surface surface="band" sx={{ display: "flex", gap: 2, p: 3 }}>
      <ButtonLink to="/" variant="accent">
        Get a quote
      </ButtonLink>
      <ButtonLink to="/" variant="onBand">
        Contact us
      </ButtonLink>
    </Surface>
  ),
  "many words": (
    <ButtonLink to="/" sx={{ maxWidth: "280px" }}>
      Start a project with words that do not fit into one line
    </ButtonLink>
  ),
};
