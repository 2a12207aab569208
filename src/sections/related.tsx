import { type PictureCard, PictureCards } from "../components/cards";
import { useMessages } from "../components/messages";
import { HeadedSection } from "../components/section";

interface RelatedProps {
  related: readonly PictureCard[];
  caseStudies?: readonly (Omit<PictureCard, "card"> & PictureCard["card"])[];
}

/** The neighbours of a page, after case studies of such work: each of these has a row for itself. */
export const Related = ({ related, caseStudies = [] }: RelatedProps) => {
  const words = useMessages();
  const studies = caseStudies.map((study) => ({ ...study, card: study }));
  if (studies.length + related.length === 0) return null;
  // Their pictures are told on their own pages.
  const cards = [...studies, ...related].map((card) => ({ ...card, image: { ...card.image, alt: "" } }));
  return (
    <HeadedSection heading={{ title: words.relatedPages }} data-no-print="">
      <PictureCards cards={cards} wide={studies.length} />
    </HeadedSection>
  );
};
