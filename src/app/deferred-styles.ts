import { rootId } from "../gatsby/internals";

/**
 * Styles for forced colours and for pages enlarged to 400 %, which come with the app. Bars and keys of drawings, which
 * are nothing but their colour, keep it. A screen of less than 26 em is one where a page is enlarged so far: what stays
 * on it leaves room for what has focus.
 */
export const deferredStyles = `
@media (max-height:26em){
html{scroll-padding-top:16px}
#${rootId} header{position:relative}
}
i{forced-color-adjust:none}`;
