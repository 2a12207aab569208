import { rootId } from "../gatsby/internals";

/**
 * Styles for print and forced colours beyond those in the document: they come with the app, and so before anybody
 * can have printed. Paper says whose page it is and where, which the head knows; bars and keys of drawings, which are
 * nothing but their colour, keep it. A screen of less than 26 em is one where a page is enlarged to 400 %: what stays
 * on it leaves room for what has focus.
 */
export const deferredStyles = `
@media print{
head,[property="og:site_name"],[rel=canonical]{display:block;font:.9rem/1.5 var(--font-body)}
head{padding:0 20px 16px}
[property="og:site_name"]::before{content:attr(content);font-weight:600}
[rel=canonical]::before{content:attr(href)}
}
@media (max-height:26em){
html{scroll-padding-top:16px}
#${rootId} header{position:relative}
}
i{forced-color-adjust:none}`;
