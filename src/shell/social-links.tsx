import { Icon } from "../components/icon";
import { mail, social } from "../components/icons/lines";
import { Link } from "../components/link";
import { useMessages } from "../components/messages";
import { onHover } from "../theme/style";

interface SocialLinksProps {
  microblog: string;
  codeHost: string;
  professionalNetwork: string;
  email: string;
}

const icons = { ...social, email: mail };

export const SocialLinks = ({ email, ...addresses }: SocialLinksProps) => {
  const words = useMessages().social;
  const targets = { ...addresses, email: `mailto:${email}` };
  return (
    <ul sx={{ display: "flex", gap: "4px", mt: [null, null, 3], mx: "-10px" }}>
      {(Object.keys(icons) as (keyof typeof icons)[]).map((key) => (
        <li key={key}>
          <Link
            to={targets[key]}
            hiddenSuffix={words[key]}
            sx={{
              display: "grid",
              placeItems: "center",
              size: "target",
              borderRadius: "50%",
              ...onHover({ bg: "footerBorder", color: "onBandStrong" }),
            }}
          >
            <Icon lines={icons[key]} size={22} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
