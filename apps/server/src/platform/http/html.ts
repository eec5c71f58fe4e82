import { htmlLang, type Locale } from '@shuyuan/rules';
import type { FastifyReply } from 'fastify';
import { escapeHtml, newNonce } from './page.ts';

/** Markup; only `html` makes it, so that every value inside of it is escaped. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  /** Joins the parts of a template, which are code, with its values, which are not. */
  static of(parts: TemplateStringsArray, values: readonly HtmlValue[]): Html {
    const before = values.map((_value, at) => parts.slice(0, at + 1).join(''));
    const written = values.map((value, at) => write(value, before[at] ?? ''));
    return new Html(parts.map((part, at) => part + (written[at] ?? '')).join(''));
  }

  toString(): string {
    return this.#markup;
  }
}

/** What stands in a template: text, markup, a list of either, or nothing (`null` and `false`). */
export type HtmlValue = Html | string | number | null | false | readonly HtmlValue[];

/** Markup from a template: its values are escaped unless they are themselves markup. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return Html.of(parts, values);
}

/** The tag that is still open behind a template's parts. */
const OPEN_TAG = /<[^<>]*$/;
/** Where escaping does not help: the content of these is code. */
const CODE = /<(?:script|style)\b/i;
/** Where a value is an address. */
const BEFORE_ADDRESS = /\s(?:href|src|action)="$/;
/** An address of this server, or of the web: nothing that runs. */
const SAFE_ADDRESS = /^(?:\/|\?|#|https?:\/\/)/i;

function write(value: HtmlValue, before: string): string {
  const tag = OPEN_TAG.exec(before)?.[0];
  const isBare = tag !== undefined && tag.split('"').length % 2 === 1;
  if (isBare || CODE.test(before)) throw new Error('A value stands neither in text nor in double quotes.');
  return tag === undefined ? inText(value) : inQuotes(value, BEFORE_ADDRESS.test(tag));
}

function inText(value: HtmlValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.toString();
  return typeof value === 'object' ? value.map(inText).join('') : escapeHtml(String(value));
}

function inQuotes(value: HtmlValue, isAddress: boolean): string {
  if (value === null || value === false) return '';
  if (typeof value === 'object') throw new Error('Markup or a list stands inside of a tag.');
  const text = String(value);
  return escapeHtml(isAddress && !SAFE_ADDRESS.test(text) ? '#' : text);
}

/** A page that the server draws itself, outside of the portal. */
export interface ServerPage {
  locale: Locale;
  title: string;
  /** Rules of the page, behind those of every page. */
  styles: string;
  body: Html;
  /** Whether its forms are sent to this server; otherwise it has none. */
  hasForms?: boolean;
  /** Its one script, which may ask this server; most pages have none. */
  script?: string;
}

/** What every page looks like, in light and dark systems alike: without a `color-scheme`, a browser may colour the fields of one for the other. */
const STYLES = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;color:#1d2129;background:#f4f5f7}
:focus-visible{outline:3px solid #b36b00;outline-offset:2px}
`;

/** Sends a page with its content policy (X2): its own style and script by nonce, and nothing else; it is stored nowhere. */
export function sendPage(reply: FastifyReply, page: ServerPage): FastifyReply {
  const nonce = newNonce();
  return reply
    .header('content-security-policy', policyOf(page, nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(drawPage(page, nonce));
}

function policyOf({ script, hasForms = false }: ServerPage, nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(script === undefined ? [] : [`script-src 'nonce-${nonce}'`, "connect-src 'self'"]),
    `form-action ${hasForms ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The whole document of a page. */
export function drawPage({ locale, title, styles, body, script }: ServerPage, nonce: string): string {
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>`;
  const run = script === undefined ? '' : `<script nonce="${nonce}">${ofCode(script)}</script>\n`;
  return `<!doctype html>
<html lang="${htmlLang(locale)}"><head>${head}
<style nonce="${nonce}">${ofCode(STYLES + styles)}</style></head>
<body>${body}
${run}</body></html>`;
}

/** A style or a script, in which nothing is escaped: a constant of the code, that cannot end its element. */
function ofCode(text: string): string {
  if (/<[/!]/.test(text)) throw new Error('A style or a script of a page contains markup.');
  return text;
}

/** The link to a page in the other language. */
export function otherLanguage(locale: Locale, label: string): Html {
  const other = locale === 'cn' ? 'en' : 'cn';
  return html`<a href="?lang=${other}" lang="${htmlLang(other)}" hreflang="${htmlLang(other)}">${label}</a>`;
}
