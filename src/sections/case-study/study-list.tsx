import { graphql } from "gatsby";
import { useEffect } from "react";
import { CardTitle } from "../../components/card-words";
import { Icon } from "../../components/icon";
import { right } from "../../components/icons/lines";
import { useMessages } from "../../components/messages";
import { Picture } from "../../components/picture";
import { Section } from "../../components/section";
import { interpolate } from "../../content/text/text";
import { colors } from "../../theme/colors";
import type { Style } from "../../theme/variants";
import { MeasuredLine } from "./measured-line";
import { anchorOf, choicesOf, FilterRow, facetNames, facetsOf, filterStyles, useCounted } from "./study-filter";

interface StudyListProps {
  empty: string;
  studies: readonly Queries.StudyCardFragment[];
}

const surfaces = ["cards.surface", "cards.sun", "cards.mist"] as const;

const StudyCard = ({ study, index }: { study: Queries.StudyCardFragment; index: number }) => {
  const words = useMessages().caseStudy;
  const { path, title, image, client, services, industries, isSample, measured } = study;
  const change = measured.points.findIndex((point) => point.title === measured.before.at);
  return (
    <li
      data-facets={facetNames([...services, ...industries])}
      sx={{ variant: surfaces[index % surfaces.length] ?? "cards.surface" }}
    >
      <div>
        <p sx={{ variant: "text.eyebrow" }}>{[...industries, ...services].map(({ name }) => name).join(" · ")}</p>
        <CardTitle to={path} variant="text.large" sx={{ mt: "10px" }}>
          {title}
        </CardTitle>
        <div
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
            alignItems: "center",
            gap: "20px",
            mt: "22px",
            pt: "16px",
            borderTop: "1px solid",
            borderColor: "controlBorder",
          }}
        >
          <p sx={{ fontSize: "small", color: "muted", lineHeight: "snug" }}>
            {isSample ? interpolate(words.sampleOf, { name: measured.name }) : measured.name}
            <b sx={{ display: "block", mt: "3px", fontSize: "h4", color: "text" }}>{measured.summary}</b>
          </p>
          <MeasuredLine
            points={measured.points}
            change={change}
            colors={["primary", "primary"]}
            sx={{ width: "100%", height: "44px" }}
          />
        </div>
        <p
          sx={{
            display: "inline-block",
            mt: "18px",
            px: "12px",
            py: "5px",
            border: client ? "1.5px solid transparent" : "1.5px dashed",
            borderColor: client ? undefined : "controlBorder",
            borderRadius: "small",
            fontSize: "small",
          }}
        >
          {`${words.client}: ${client ?? words.onRequest}`}
        </p>
        <p aria-hidden="true" sx={{ variant: "links.more", display: "flex", mt: "8px" }}>
          {words.read}
          <Icon lines={right} size={18} />
        </p>
      </div>
      <Picture
        image={{ ...image, alt: "" }}
        sizes={index === 0 ? "(min-width: 900px) 620px, 100vw" : "(min-width: 900px) 580px, 100vw"}
      />
    </li>
  );
};

/** The whole row for one card: its picture left, its words right. */
const wide = {
  gridColumn: "1 / -1",
  gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1fr) minmax(0, 1fr)"],
  alignItems: "center",
  "& > picture": { order: [0, null, -1], alignSelf: "stretch", display: "grid", alignItems: "center", bg: "cool" },
} satisfies Style;

const listStyle = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", null, "repeat(2, minmax(0, 1fr))"],
  gap: ["16px", "20px"],
  mt: 1,
  "& > li": { display: "grid", alignContent: "space-between", overflow: "hidden" },
  "& > li > div": { p: ["24px", "32px", "36px"] },
  "& img": { width: "100%" },
} satisfies Style;

/**
 * Browsers choose what an address points to when they load it. The app changes pages without loading, and so has to
 * ask for the same once more.
 */
function useTarget(): void {
  useEffect(() => {
    const { hash } = window.location;
    if (hash !== "" && !document.querySelector(":target") && document.getElementById(hash.slice(1))) {
      window.location.replace(hash);
    }
  }, []);
}

/** All studies as cards, and a filter by service and industry, or both, that is nothing but links. */
export function StudyList({ empty, studies }: StudyListProps) {
  const words = useMessages().caseStudy;
  const counted = useCounted();
  useTarget();
  const facets = studies.map(({ services, industries }) => [services, industries] as const);
  const rows = [0, 1].map((row) => facetsOf(facets.map((named) => named[row] ?? [])));
  const heading = { variant: "text.h4", mt: ["20px", "28px"], scrollMarginTop: ["240px", "200px"] } satisfies Style;
  return (
    <Section id="studies" sx={{ "[data-surface=paper] + &": { pt: 0 } }}>
      {studies.length === 0 ? (
        <h2 sx={{ variant: "text.h4" }}>{empty}</h2>
      ) : (
        <div
          sx={{
            display: "grid",
            gridTemplateColumns: ["minmax(0, 1fr)", null, "fit-content(58%) minmax(0, 1fr)"],
            "& > h2, & > ol": { gridColumn: "1 / -1" },
            "& > nav": {
              order: -1,
              py: "14px",
              pr: [0, null, "40px"],
              border: "0 solid",
              borderColor: "border",
              borderWidth: ["0 0 1px", null, "1px 0"],
            },
            "& > nav:first-of-type": { borderTopWidth: "1px" },
            "& > nav + nav": { pl: [0, null, "40px"], pr: 0, boxShadow: [null, null, `-1px 0 ${colors.border}`] },
            "& > h2[id]:not(:target), & > :target ~ h2:not([id])": { display: "none" },
            "& > ol > li:first-of-type, & > :target ~ ol > li": wide,
            ...filterStyles(rows),
          }}
        >
          {choicesOf(facets).map(({ facets: chosen, count }) => (
            <h2 key={anchorOf(chosen)} id={anchorOf(chosen)} data-is={facetNames(chosen)} sx={heading}>
              {interpolate(words.shown, {
                name: chosen.map(({ name }) => name).join(" · "),
                studies: counted(count),
                count: studies.length,
              })}
            </h2>
          ))}
          <h2 sx={heading}>{counted(studies.length)}</h2>
          {studies.length > 1 &&
            ([0, 1] as const).map((row) => (
              <FilterRow key={row} name={[words.service, words.industry][row] ?? ""} row={row} studies={facets} />
            ))}
          <ol data-cards="" sx={listStyle}>
            {studies.map((study, index) => (
              <StudyCard key={study.path} study={study} index={index} />
            ))}
          </ol>
        </div>
      )}
    </Section>
  );
}

export const studyCardFragment = graphql`
  fragment StudyCard on CaseStudy {
    path
    title
    image {
      ...Picture
    }
    isSample
    client
    services {
      path
      name
    }
    industries {
      path
      name
    }
    measured {
      name
      summary
      points {
        title
        value
      }
      before {
        at
      }
    }
  }
`;
