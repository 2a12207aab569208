import type { ReactNode } from "react";
import { Eyebrow } from "../../components/eyebrow";
import { SunlitPicture } from "../../components/sunlit-picture";
import { colors } from "../../theme/colors";
import type { Wizard } from "../questions/definition";

interface WizardAsideProps {
  nameId: string;
  name: string;
  aside: Wizard["aside"];
  image: Wizard["steps"][number]["image"];
  along: ReactNode;
}

/** The panel beside the steps: which wizard this is, its promise, its picture. On a phone it is a short header. */
export const WizardAside = ({ nameId, name, aside, image, along }: WizardAsideProps) => (
  <div
    sx={{
      display: "flex",
      flexDirection: "column",
      justifyContent: "space-between",
      overflow: "hidden",
      px: ["20px", "40px", "32px"],
      pt: ["14px", "20px", "36px"],
      pb: ["14px", "20px", 0],
      backgroundImage: `linear-gradient(${colors.accentSurface}, ${colors.accentTint})`,
      bg: "accentSurface",
    }}
  >
    <div>
      <div id={nameId}>
        <Eyebrow>{name}</Eyebrow>
      </div>
      <p sx={{ variant: "text.large", mt: ["4px", "6px", "14px"], fontSize: ["1.15rem", "1.3rem", "1.9rem"] }}>
        {aside.title}
      </p>
      <p sx={{ display: ["none", null, "block"], mt: "10px", color: "onAccentMuted", fontSize: "1rem" }}>
        {aside.description}
      </p>
      {along}
    </div>
    <div sx={{ display: ["none", null, "block"] }}>
      <SunlitPicture
        image={image}
        sizes="480px"
        sx={{ width: "128%", maxWidth: "none", mx: "-14%", mt: "20px", mb: "-30px" }}
      />
    </div>
  </div>
);
