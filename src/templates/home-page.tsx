import { graphql, type PageProps } from "gatsby";
import { PageBlocks } from "../blocks/page-blocks";
import { Eyebrow } from "../components/eyebrow";
import { ActionRow, ButtonLink } from "../components/link";
import { Picture, type PictureHours } from "../components/picture";
import { Split } from "../components/split";
import { type EntryOf, type EntryQuery, required } from "../content/entry";
import { PageHead } from "../shell/page-head";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { heroSky } from "../theme/hero-sky";
import { motion } from "../theme/style";
import type { Style } from "../theme/variants";
import { PlayButton } from "../video/video";

const times = ({ morning, evening }: EntryOf<"HomePage">["hero"]): readonly PictureHours[] => [
  { src: morning, from: 5, hours: 5, media: "not all" },
  { src: evening, from: 17, hours: 12, media: "not all" },
];

const { path, sun } = heroSky;

/** The visitor's hour by day: the sun stands where a day begins, above the trees, and half sunk where it has ended. */
const sunHour = "clamp(6.7,var(--hour,12),19)";

/** Hours from the nearer end of the day, below zero at night. */
const sinceDark = "min(var(--hour,12) - 4,20 - var(--hour,12))";

/** The sun behind the town at the visitor's hour (`src/loader/head-script.ts`), and its path. */
const sky = {
  zIndex: 0,
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    aspectRatio: "1",
    border: "2px solid",
    borderColor: "accent",
    borderRadius: "50%",
  },
  "&::before": { left: `${path.left}%`, top: `${path.top}%`, width: `${path.width}%`, clipPath: "inset(0 0 50%)" },
  "&::after": {
    left: `${sun.left}%`,
    top: `${sun.top}%`,
    width: `${sun.width}%`,
    bg: "accent",
    transformOrigin: "50% 600%",
    transform: `rotate(calc((${sunHour} - 12)*13deg))`,
    animation: `day 1.2s ${motion.easing}`,
  },
  "@media print": { display: "none" },
  "@keyframes day": { from: { transform: "rotate(-90deg)" } },
} as const;

const daylight = `clamp(.3, ${sinceDark} / 2, 1)`;

const fromNoon = `max(${sunHour} - 12,12 - ${sunHour})`;

const glowAt = (size: string, place: string) =>
  `radial-gradient(${size} at ${place}, ${colors.glow} 0, ${colors.accentSurface} 30%, transparent 72%)`;

/** Glow behind the town, which stands below the words or beside them: it goes with the sun, and fades with it. */
const glow = {
  content: '""',
  position: "absolute",
  inset: 0,
  zIndex: -1,
  opacity: daylight,
  backgroundImage: [
    glowAt("110vw 80vw", `calc(50% + (${sunHour} - 12)*6%) calc(100% - 80vw + ${fromNoon}*5vw)`),
    null,
    glowAt(
      "720px 520px",
      `calc(min(78%, 50% + 336px) + (${sunHour} - 12)*min(3.5vw, 48px)) calc(30% + ${fromNoon}*5%)`,
    ),
  ],
} satisfies Style;

function HomeHero({ hero }: { hero: EntryOf<"HomePage">["hero"] }) {
  return (
    <div sx={{ position: "relative", isolation: "isolate", overflow: "hidden", "&::before": glow }}>
      <Split
        sx={{
          variant: "layout.container",
          alignItems: "center",
          gap: 1,
          pt: ["32px", "44px", "54px"],
          pb: ["12px", "36px", "50px"],
        }}
      >
        <div>
          <Eyebrow>{hero.superHeading}</Eyebrow>
          <h1 sx={{ variant: "text.h1", my: "22px" }}>{hero.title}</h1>
          <p sx={{ variant: "text.lead" }}>{hero.description}</p>
          <ActionRow
            sx={{
              mt: ["24px", "34px"],
              // Beside each other on a phone too, where both have room and the town begins below them.
              "@media (max-width: 639px)": { gap: "10px", "& > a": { px: "14px", flex: "1 1 auto" } },
            }}
          >
            <ButtonLink to={hero.startProject.url}>{hero.startProject.text}</ButtonLink>
            {hero.hireDeveloper && (
              <ButtonLink to={hero.hireDeveloper.url} variant="secondary">
                {hero.hireDeveloper.text}
              </ButtonLink>
            )}
          </ActionRow>
        </div>
        <div
          sx={{
            position: "relative",
            mr: ["-20px", 0],
            ml: ["-20px", 0, "-10px"],
            [from.fullHeader]: { mr: "-90px" },
            ...((hero.morning || hero.evening) && sky),
          }}
        >
          <Picture
            image={{ ...hero.image, evening: hero.evening?.images.sources?.[0]?.srcSet }}
            sizes="(min-width: 1360px) 700px, (min-width: 900px) 50vw, 100vw"
            priority
            byHour={times(hero)}
            sx={{ width: "100%" }}
          />
          {hero.film && (
            <PlayButton label={hero.film.videoLabel} film={hero.film.videoUrl} isNamed sx={{ bottom: "3%" }} />
          )}
        </div>
      </Split>
    </div>
  );
}

export default function HomePage({ data }: PageProps<EntryQuery<"HomePage">>) {
  const page = required(data.entry, "pages/home.yaml").data;
  return (
    <>
      <PageHead {...page} />
      <HomeHero hero={page.hero} />
      <PageBlocks sections={page.sections} />
    </>
  );
}

export const query = graphql`
  query HomePage($id: String!) {
    entry: homePage(id: { eq: $id }) {
      data
    }
  }
`;
