import { DEFAULT_TIME_ZONE, htmlLang, type Locale } from '@shuyuan/rules';
import { escapeHtml } from '../../platform/http/page.ts';
import type { ClassRow } from './queries.ts';
import { WORDS } from './words.ts';

/** Style of the sandbox room: a dark room with an empty board, unlike any school's or provider's. */
const STYLES = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr auto;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;color:#f3f4f6;background:#1b1d22}
header{display:flex;gap:1rem;justify-content:space-between;align-items:center;padding:.75rem 1.5rem;background:#111317}
header span{font-weight:600}
a{color:#fff}
main{display:grid;gap:1.5rem;grid-template-columns:minmax(0,1fr) 20rem;align-items:start;width:100%;max-width:80rem;margin:0 auto;padding:1.5rem}
.board{display:grid;place-items:center;aspect-ratio:16/9;padding:1.5rem;text-align:center;color:#57606a;background:#fff;border-radius:12px}
h1{margin:0 0 1rem;font-size:1.25rem;line-height:1.4;overflow-wrap:anywhere}
dl{margin:0;display:grid;gap:.75rem}
dt{font-size:.8125rem;color:#b6bcc6}
dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.leave{margin:1.5rem 0 0;padding:.75rem 1rem;font-size:.875rem;background:#2a2e36;border-radius:8px}
footer{padding:.875rem 1.5rem;text-align:center;color:#1d2129;background:#ffd57a}
:focus-visible{outline:3px solid #ffb224;outline-offset:2px}
@media(max-width:56rem){main{grid-template-columns:minmax(0,1fr)}}
`;

/** Content of the page of a lesson. */
export interface SandboxClassView {
  lesson: ClassRow;
  school: string;
  locale: Locale;
  nonce: string;
}

/** Content policy of the page (X2): its own style by nonce, and nothing else. */
export function sandboxClassPolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;
}

/** The page of one lesson: title, lecturer, time, and a notice that this is not a real room. */
export function drawSandboxClass({ lesson, school, locale, nonce }: SandboxClassView): string {
  const words = WORDS[locale];
  const other = locale === 'cn' ? 'en' : 'cn';
  const facts = [
    [words.course, lesson.course_title],
    [words.lecturer, lesson.lecturer],
    [words.time, `${instant(lesson.starts_at, locale)}–${instant(lesson.ends_at, locale).slice(-5)}`],
  ] as const;
  const title = escapeHtml(lesson.title);
  return `<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${escapeHtml(school)}</title>
<style nonce="${nonce}">${STYLES}</style></head>
<body><header><span>${words.room} · ${escapeHtml(school)}</span>
<a href="?lang=${other}" lang="${htmlLang(other)}" hreflang="${htmlLang(other)}">${words.otherLocale}</a></header>
<main><div class="board">${words.board}</div>
<div><h1>${title}</h1>
<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
<p class="leave">${words.leave}</p></div></main>
<footer>${words.warning}</footer></body></html>`;
}

/** Beijing time, ending in `HH:mm`. */
function instant(at: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'cn' ? 'zh-CN' : 'en-GB', {
    timeZone: DEFAULT_TIME_ZONE.id,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(at);
}
