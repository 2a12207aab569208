/** The look of answers to forms without scripts, in the colours and letters of the page that they stand in. */
export const plainStyle = `
.plain { max-width: 720px; margin: 0 auto; padding: 40px 20px 72px; overflow-wrap: anywhere }
.plain h1 { margin: 0 0 24px; font: 700 32px/1.2 var(--font-heading, inherit) }
.plain p { margin: 8px 0 }
.plain small { font-size: 15px; color: var(--color-muted, inherit) }
.plain a { color: inherit; text-underline-offset: 4px }
.plain form > div, .plain fieldset { margin: 0 0 20px; padding: 0; border: 0 }
.plain form > div > label, .plain legend { font-weight: 700 }
.plain fieldset label { display: block; padding: 6px 0 }
.plain input:not([type=checkbox]), .plain textarea, .plain select { display: block; width: 100%; box-sizing: border-box;
  margin-top: 6px; padding: 12px; font: inherit; color: inherit; background: var(--color-surface, transparent);
  border: 1px solid var(--color-controlBorder, currentColor); border-radius: 8px }
.plain [aria-invalid] { border-color: var(--color-error, currentColor) }
.plain-error, .plain .plain-answer { color: var(--color-error, inherit); font-weight: 700 }
.plain .plain-answer { padding: 12px 16px; background: var(--color-errorSurface, transparent); border-left: 4px solid }
.plain-unseen { position: absolute; left: -10000px }
.plain button { padding: 14px 28px; font: 700 17px/1.2 var(--font-body, inherit); border-radius: 999px; cursor: pointer;
  color: var(--color-onPrimary, inherit); background: var(--color-primary, transparent); border: 2px solid transparent }
`;
