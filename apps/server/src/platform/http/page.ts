import { randomBytes } from 'node:crypto';
import { htmlLang, type Locale } from '@shuyuan/rules';
import type { Mode } from './mode.ts';

/** What the server writes into the portal's page (X2). */
export interface PageFacts {
  locale: Locale;
  /** Brand id for `data-brand`; the default brand where no school is meant. */
  brand: string;
  /** For `data-mode`, which is written, with the sheet that it needs, where it is not light. */
  mode: Mode;
  title: string;
  /** Address of the tab icon; left out when it is not one of ours or https. */
  tabIcon: string | null;
  /** Record of the school in wire form, or null. */
  tenant: unknown;
  /** Entries of the school's top menu, or null: the header is whole in its first frame (§7 `menuBarList`). */
  menuBar: unknown;
  /** Run-time bases of the portal. */
  config: unknown;
}

/** A nonce for one answer: 128 random bits. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Content policy of a page of the portal (X2): no inline script, styles by this answer's nonce, Trusted Types on. */
export function pagePolicy(nonce: string, imageHosts: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'blob:', 'data:', ...imageHosts].join(' '),
    "media-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `default` allows the addresses of the build's own workers, `shuyuan-html` text for a parser.
    'trusted-types default shuyuan-html',
  ].join('; ');
}

/** Where the build says how its sheet of dark mode is called. */
const DARK_SHEET = /<meta name="dark-sheet" content="([^"<>]+)">/;

/**
 * Fills the built `index.html`: language and brand on the root, title, tab icon, the style nonce, and two data blocks
 * that are read, never run.
 */
export function fillPage(template: string, facts: PageFacts, nonce: string): string {
  const sheet = facts.mode === 'light' ? undefined : DARK_SHEET.exec(template)?.[1];
  const mode = facts.mode === 'light' ? '' : ` data-mode="${facts.mode}"`;
  const head = [
    sheet === undefined ? '' : `<link rel="stylesheet" href="${sheet}">`,
    `<meta name="csp-nonce" content="${nonce}" nonce="${nonce}">`,
    facts.tabIcon ? `<link rel="icon" href="${escapeHtml(facts.tabIcon)}">` : '',
    dataBlock('tenant', facts.tenant, nonce),
    facts.menuBar ? dataBlock('menu-bar', facts.menuBar, nonce) : '',
    dataBlock('config', facts.config, nonce),
  ].join('');
  return template
    .replace(
      /<html[^>]*>/i,
      () => `<html lang="${htmlLang(facts.locale)}" data-brand="${escapeHtml(facts.brand)}"${mode}>`,
    )
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeHtml(facts.title)}</title>`)
    .replace(/<link[^>]*\brel="icon"[^>]*>/i, (icon) => (facts.tabIcon ? '' : icon))
    .replace(/<\/head>/i, () => `${head}</head>`);
}

function dataBlock(id: string, value: unknown, nonce: string): string {
  return `<script type="application/json" id="${id}" nonce="${nonce}">${scriptJson(value)}</script>`;
}

/** JSON that cannot end the element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
