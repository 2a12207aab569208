import { Link } from "../components/link";
import { VisuallyHidden } from "../components/visually-hidden";

interface SocialLinksProps {
  microblog: string;
  codeHost: string;
  professionalNetwork: string;
  email: string;
}

const marks = {
  microblog: {
    name: "Microblog",
    path: "M4 6.500a2.500 2.500 0 0 1 2.500-2.500h11A2.500 2.500 0 0 1 20 6.500v7a2.500 2.500 0 0 1-2.500 2.500H11l-5 4v-4h.500A2.500 2.500 0 0 1 4 13.500zM8 8.500h8M8 11.500h5",
  },
  codeHost: { name: "Code host", path: "M9 7l-5 5 5 5M15 7l5 5-5 5" },
  professionalNetwork: {
    name: "Professional network",
    path: "M12 4.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM5.500 14a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM18.500 14a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM10.700 9.200l-3.600 5.200M13.300 9.200l3.600 5.200M8 16.500h8",
  },
  email: { name: "E-mail", path: "M4 6.500h16v11H4zM4 7l8 6 8-6" },
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
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path
                d={marks[key].path}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.7"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <VisuallyHidden>{marks[key].name}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
};
