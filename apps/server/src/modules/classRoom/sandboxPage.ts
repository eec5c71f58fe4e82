import { DEFAULT_TIME_ZONE, type Locale } from '@shuyuan/rules';
import { html, otherLanguage, type ServerPage } from '../../platform/http/html.ts';
import type { ClassRow } from './queries.ts';
import { WORDS } from './words.ts';

/** Style of the sandbox room: a dark room with an empty board, unlike any school's or provider's. */
const STYLES = `
:root{color-scheme:dark}
body{min-height:100vh;display:grid;grid-template-rows:auto 1fr auto;color:#f3f4f6;background:#1b1d22}
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
:focus-visible{outline-color:#ffb224}
@media(max-width:56rem){main{grid-template-columns:minmax(0,1fr)}}
`;

/** Content of the page of a lesson. */
export interface SandboxClassView {
  lesson: ClassRow;
  school: string;
  locale: Locale;
}

/** The page of one lesson: title, lecturer, time, and a notice that this is not a real room. */
export function drawSandboxClass({ lesson, school, locale }: SandboxClassView): ServerPage {
  const words = WORDS[locale];
  const facts = [
    [words.course, lesson.course_title],
    [words.lecturer, lesson.lecturer],
    [words.time, `${instant(lesson.starts_at, locale)}–${instant(lesson.ends_at, locale).slice(-5)}`],
  ] as const;
  const body = html`<header><span>${words.room} · ${school}</span>
${otherLanguage(locale, words.otherLocale)}</header>
<main><div class="board">${words.board}</div>
<div><h1>${lesson.title}</h1>
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<p class="leave">${words.leave}</p></div></main>
<footer>${words.warning}</footer>`;
  return { locale, title: `${lesson.title} · ${school}`, styles: STYLES, body };
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
