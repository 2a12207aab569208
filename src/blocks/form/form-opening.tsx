import { Eyebrow } from "../../components/eyebrow";
import { Icon } from "../../components/icon";
import { MoreLink } from "../../components/link";
import { Picture } from "../../components/picture";
import { Surface } from "../../components/surface";
import type { BlockOf, PageOpening } from "../../content/entry";
import { useEnquirySettings } from "../../enquiry/form/page-form";
import { ReplyRule } from "../../enquiry/form/reply-time";
import { Breadcrumbs } from "../../shell/breadcrumbs";
import { from } from "../../theme/breakpoints";
import { colors } from "../../theme/colors";
import { OfficesAwake } from "../offices/offices-awake";
import { FormCard } from "./form";

export function FormOpening({ page, section }: { page: PageOpening; section: BlockOf<"form"> }) {
  const { reply, messages } = useEnquirySettings(section.words, section.settings);
  const links = [page.demo, page.contactUs].flatMap((link) => link ?? []);
  return (
    <Surface
      surface="paper"
      sx={{
        overflow: "hidden",
        backgroundImage: `radial-gradient(720px 520px at 66% 42%, ${colors.accentSurface} 0, transparent 72%)`,
      }}
    >
      <div
        sx={{
          variant: "layout.container",
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          rowGap: ["24px", "32px"],
          columnGap: "64px",
          alignItems: "start",
          pt: ["20px", "32px", "44px"],
          pb: ["48px", "64px"],
          [from.wide]: {
            gridTemplateColumns: "minmax(0, 1fr) 488px",
            gridTemplateRows: "auto 1fr auto",
          },
          "@media print": { gridTemplateColumns: "1fr 1fr", gridTemplateRows: "auto" },
        }}
      >
        <div>
          <Breadcrumbs path={page.path} name={page.superHeading} />
          <Eyebrow>{page.superHeading}</Eyebrow>
          <h1 sx={{ variant: "text.h1Detail", mt: "14px", mb: "16px" }}>{page.title}</h1>
          <p sx={{ variant: "text.lead" }}>{page.description}</p>
          <div sx={{ display: "flex", gap: "12px", mt: 3, fontWeight: "medium", maxWidth: "30em" }}>
            <Icon name="hours" sx={{ color: "primary", mt: "4px" }} />
            <ReplyRule settings={{ messages, reply }} />
          </div>
        </div>
        <section
          id={`${section.form.key}-form`}
          aria-label={section.title}
          // From paper nothing can be sent: what can be called and written to stands beside it.
          data-no-print=""
          sx={{
            position: "relative",
            scrollMarginTop: "96px",
            "& :is(h2, h3)": { pr: ["96px", "128px"] },
            [from.wide]: { gridArea: "1 / 2 / span 2" },
            "@media print": { gridRow: 2 },
          }}
        >
          <FormCard section={section} heading={<h2 sx={{ variant: "text.large", mb: 3 }}>{section.title}</h2>} />
          <Picture
            image={page.image}
            sizes="160px"
            priority
            sx={{
              position: "absolute",
              top: ["-28px", "-40px"],
              right: ["8px", "16px"],
              width: ["120px", "160px"],
              pointerEvents: "none",
            }}
          />
        </section>
        <div sx={{ [from.wide]: { gridArea: "3 / 2" }, "@media print": { gridArea: "3 / 1" } }}>
          {section.description && <p sx={{ color: "muted" }}>{section.description}</p>}
          <p sx={{ variant: "layout.row", columnGap: "24px", overflowWrap: "anywhere" }}>
            {links.map(({ url, text }) => (
              <MoreLink key={url} to={url}>
                {text}
              </MoreLink>
            ))}
          </p>
        </div>
        <div sx={{ [from.wide]: { gridArea: "2 / 1 / span 2" }, "@media print": { gridArea: "1 / 2" } }}>
          <OfficesAwake offices={section.locations} clock={reply.clock} />
        </div>
      </div>
    </Surface>
  );
}
