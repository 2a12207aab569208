import { Icon } from "../components/icon";
import { mail } from "../components/icons/mail";
import { social } from "../components/icons/social";
import { Link } from "../components/link";
import { VisuallyHidden } from "../components/visually-hidden";

interface SocialLinksProps {
  microblog: string;
  codeHost: string;
  professionalNetwork: string;
  email: string;
}

const marks = {
  microblog: { name: "Microblog", lines: social.microblog },
  codeHost: { name: "Code host", lines: social.codeHost },
  professionalNetwork: { name: "Professional network", lines: social.professionalNetwork },
  email: { name: "E-mail", lines: mail },
};

/** Links to the company's other places on the web, and to its mailbox. */
export const SocialLinks = ({ email, ...addresses }: SocialLinksProps) => {
  const targets = { ...addresses, email: `mailto:${email}` };
  return (
    <ul sx={{ display: "flex", gap: "4px", mt: 3, ml: "-10px" }}>
      {(Object.keys(marks) as (keyof typeof marks)[]).map((key) => (
        <li key={key}>
          <Link
            to={targets[key]}
            sx={{
              display: "grid",
              placeItems: "center",
              width: "target",
              height: "target",
              borderRadius: "50%",
              "&:hover": { bg: "footerBorder", color: "onFooterStrong" },
            }}
          >
            <Icon lines={marks[key].lines} size={22} />
            <VisuallyHidden>{marks[key].name}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
};
