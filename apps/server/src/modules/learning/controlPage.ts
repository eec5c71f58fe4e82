import { DEFAULT_TIME_ZONE, type Locale, lessonState } from '@shuyuan/rules';
import { type Html, html, otherLanguage, type ServerPage } from '../../platform/http/html.ts';
import type { ControlLesson } from './controlQueries.ts';
import { CONTROL_WORDS } from './controlWords.ts';

const STYLES = `
header,main{max-width:64rem;margin:0 auto;padding:1rem 1.5rem}
header{display:flex;gap:1rem;justify-content:space-between;align-items:baseline}
h1{margin:0;font-size:1.5rem}
h2{margin:2rem 0 .5rem;font-size:1.125rem}
h3{margin:1.25rem 0 .5rem;font-size:1rem}
p{margin:.25rem 0}
ul{list-style:none;margin:0;padding:0;background:#fff;border:1px solid #d8dbe0;border-radius:8px}
li{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;padding:.5rem .875rem}
li+li{border-top:1px solid #e6e8ec}
li>span:first-child{flex:1 1 18rem;min-width:0;overflow-wrap:anywhere}
time{font-variant-numeric:tabular-nums;color:#57606a}
.state{padding:0 .5rem;border:1px solid #c3c8d0;border-radius:6px;font-size:.875rem}
button{min-height:2.25rem;padding:0 .75rem;font:inherit;font-size:.875rem;color:#1d2129;background:#ffd57a;border:1px solid #b9903a;border-radius:6px;cursor:pointer}
button:disabled{opacity:.6;cursor:default}
output{display:block;min-height:1.6em;color:#8a5a00}
`;

/** Sends a button's order and shows the page again; what was refused is said and stays. */
const SCRIPT = `
document.addEventListener('click', async (event) => {
  const button = event.target instanceof Element ? event.target.closest('button[data-url]') : null;
  if (!button) return;
  const status = document.querySelector('output');
  button.disabled = true;
  const answer = await fetch(button.dataset.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: button.dataset.order }).catch(() => null);
  const body = answer && answer.ok ? await answer.json() : { isDone: false };
  if (body.isDone === false) {
    status.textContent = status.dataset.refused;
    button.disabled = false;
  } else {
    location.reload();
  }
});
`;

/** What the page shows. */
export interface ControlView {
  school: string;
  locale: Locale;
  now: Date;
  studentId: number | null;
  lessons: readonly ControlLesson[];
  practices: readonly { id: number; state: string; name: string }[];
  sheets: readonly { id: number; state: string; title: string }[];
  articles: readonly { id: number; state: string; version: number; title: string }[];
  /** Whether the server has a route of the demo control. */
  has: (url: string) => boolean;
}

/** The page of the demo control: the lessons around the present, open practices, score sheets, the clock. */
export function drawControl(view: ControlView): ServerPage {
  const { locale, now } = view;
  const words = CONTROL_WORDS[locale];
  const title = `${words.title} · ${view.school}`;
  const body = html`<header><h1>${title}</h1>
${otherLanguage(locale, words.otherLocale)}</header>
<main><p>${words.intro}</p><output role="status" data-refused="${words.refused}"></output>
<h2>${words.clock}</h2><ul><li><span><time>${beijing(now, locale)}</time></span>${clockButtons(view)}</li></ul>
<h2>${words.lessons}</h2>${drawLessons(view)}
<h2>${words.practices}</h2>${list(
    words.none,
    view.practices.map(({ id, state, name }) =>
      row(name, words.practiceStates[state], [
        ...(state === 'unfinished' ? [button(view, '/__sim/practice/expire', { practiceRecordId: id })] : []),
        ...(state === 'awaiting' ? [button(view, '/__sim/practice/mark', { practiceRecordId: id })] : []),
      ]),
    ),
  )}
<h2>${words.articles}</h2>${list(
    words.none,
    view.articles.map((article) => articleRow(view, article)),
  )}
<h2>${words.sheets}</h2>${list(
    words.none,
    view.sheets.map(({ id, state, title }) =>
      row(title, words.sheetStates[state], [
        ...(state === 'submitted'
          ? ['confirm', 'sendBack'].map((name) => button(view, `/__sim/scoreSheet/${name}`, { scoreSheetId: id }))
          : []),
      ]),
    ),
  )}</main>`;
  return { locale, title, styles: STYLES, script: SCRIPT, body };
}

function drawLessons(view: ControlView): Html {
  const words = CONTROL_WORDS[view.locale];
  const classes = Map.groupBy(view.lessons, ({ class_run_id }) => class_run_id);
  if (classes.size === 0) return list(words.none, []);
  const drawn = [...classes].map(([courseId, lessons]) => {
    const report = button(view, '/__sim/report/publish', { studentId: view.studentId, courseId });
    const ends = button(view, '/__sim/class/cancel', { courseId });
    const rows = lessons.map((lesson) => lessonRow(view, lesson));
    return html`<h3>${lessons[0]?.course ?? ''} ${report} ${ends}</h3>${list(words.none, rows)}`;
  });
  return html`${drawn}`;
}

function lessonRow(view: ControlView, lesson: ControlLesson): Html {
  const { locale, now } = view;
  const words = CONTROL_WORDS[locale];
  const { state, starts_at: startsAt, ends_at: endsAt, started_at: startedAt } = lesson;
  const stage = lessonState({ state, startsAt, endsAt, startedAt }, now);
  const order = { lessonId: lesson.id };
  const actions: Record<string, readonly string[]> = {
    notStarted: ['start', 'cancel'],
    waiting: ['start', 'cancel', 'end'],
    living: startedAt ? ['end'] : ['start', 'end'],
    ended: { generating: ['replayReady', 'replayFailed'], failed: ['replayAgain'] }[lesson.replay as string] ?? [],
  };
  const buttons = (actions[stage] ?? []).map((name) => button(view, `/__sim/lesson/${name}`, order));
  if (stage === 'ended' && lesson.has_practice) buttons.push(button(view, '/__sim/practice/publish', order));
  const told = [words.states[stage], stage === 'ended' ? words.replays[lesson.replay] : ''].filter(Boolean).join(' · ');
  return row(
    `${words.lesson(lesson.index)} ${lesson.title}`,
    told,
    buttons,
    html`<time datetime="${startsAt.toISOString()}">${beijing(startsAt, locale)}</time>`,
  );
}

/** What the school can do with an article in each of its states (product.md 4.13). */
const ARTICLE_ACTIONS: Readonly<Record<string, readonly ('approve' | 'reject' | 'takeOff' | 'putBack')[]>> = {
  inReview: ['approve', 'reject'],
  published: ['takeOff'],
  off: ['putBack'],
};

function articleRow(
  { locale, has }: ControlView,
  { id, state, version, title }: ControlView['articles'][number],
): Html {
  const words = CONTROL_WORDS[locale];
  const url = '/__sim/headline/audit';
  const buttons = (has(url) ? (ARTICLE_ACTIONS[state] ?? []) : []).map((action) => {
    const read = action === 'approve' || action === 'reject' ? { version } : {};
    return plainButton(url, { headlineId: id, action, ...read }, words.articleActions[action]);
  });
  return row(title, words.articleStates[state], buttons);
}

function clockButtons(view: ControlView): Html[] {
  const words = CONTROL_WORDS[view.locale].clockButtons;
  const next = view.lessons
    .map(({ starts_at }) => starts_at.getTime() - 15 * 60_000)
    .filter((opens) => opens > view.now.getTime());
  const orders: [string, object][] = [
    ...(next.length > 0
      ? [
          [words.entry, { now: new Date(next.reduce((one, other) => Math.min(one, other))).toISOString() }] as [
            string,
            object,
          ],
        ]
      : []),
    [words.hour, { advanceMs: 3_600_000 }],
    [words.day, { advanceMs: 86_400_000 }],
    [words.reset, { now: null }],
  ];
  return orders.map(([label, order]) => plainButton('/__sim/clock', order, label));
}

/** A button of the demo control; nothing where this server has no such route. */
function button({ has, locale }: ControlView, url: string, order: object): Html | null {
  return has(url) ? plainButton(url, order, CONTROL_WORDS[locale].actions[url] ?? url) : null;
}

function plainButton(url: string, order: object, label: string): Html {
  return html`<button type="button" data-url="${url}" data-order="${JSON.stringify(order)}">${label}</button>`;
}

function row(
  title: string,
  state: string | undefined,
  buttons: readonly (Html | null)[],
  extra: Html | null = null,
): Html {
  const tag = state ? html`<span class="state">${state}</span>` : null;
  return html`<li><span>${title} ${extra}</span>${tag}${buttons}</li>`;
}

function list(none: string, rows: readonly Html[]): Html {
  return rows.length === 0 ? html`<p>${none}</p>` : html`<ul>${rows}</ul>`;
}

function beijing(at: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'cn' ? 'zh-CN' : 'en-GB', {
    timeZone: DEFAULT_TIME_ZONE.id,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(at);
}
