import { ArcSky } from "./arc-sky";
import { Section } from "./section";

export const examples = {
  paper: <Section>On the background of the page.</Section>,
  mist: <Section surface="mist">On mist.</Section>,
  band: <Section surface="band">On a band.</Section>,
  "band with a backdrop": (
    <Section surface="band" backdrop={<ArcSky />}>
      Below the arc.
    </Section>
  ),
};
