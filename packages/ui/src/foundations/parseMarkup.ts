import { withoutStyles } from './withoutStyles.ts';

interface HtmlPolicy {
  createHTML(text: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}
let policy: HtmlPolicy | undefined;

/**
 * Reads markup of others with the browser's own parser, in a document that runs and loads nothing. What comes back is to be read, piece by
 * piece, and never to be put into the page (X1); what stood in `style` is in `STYLE_TEXT`.
 */
export function parseMarkup(text: string): HTMLElement {
  return new DOMParser().parseFromString(trusted(withoutStyles(text)), 'text/html').body;
}

/** The text as Trusted Types want it for the parser (X2). */
function trusted(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('shuyuan-html', { createHTML: (html) => html });
  return policy ? policy.createHTML(text) : text;
}
