import { HeadWriter } from "./seo/head-writer";
import type { SeoProps } from "./seo/seo-props";

/** Writes what a page says about itself into its head. */
export const Seo = (props: SeoProps) => <HeadWriter {...props} />;
