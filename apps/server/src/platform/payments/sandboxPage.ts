import { DEFAULT_TIME_ZONE, formatMoney, type Locale } from '@shuyuan/rules';
import { type Html, html, otherLanguage, type ServerPage } from '../http/html.ts';
import { sandboxPath } from './addresses.ts';
import type { SandboxCharge } from './sandbox.ts';
import { SANDBOX_STYLES } from './sandboxStyles.ts';
import { SANDBOX_WORDS, type SandboxPhase } from './sandboxWords.ts';
import { actsOf } from './settle.ts';

/** Content of the page of a charge. */
export interface SandboxView {
  charge: SandboxCharge;
  school: string;
  locale: Locale;
  now: Date;
  /** Response status of the last notification; `none` if it was not sent, null without one. */
  answer: string | null;
}

/** The page of one charge: amount, recipient, state, and a button for each possible action. */
export function drawSandboxPage(view: SandboxView): ServerPage {
  const { charge, school, locale } = view;
  const words = SANDBOX_WORDS[locale];
  const phase = phaseOf(view);
  const body = html`<header><span>${words.title}</span>
${otherLanguage(locale, words.otherLocale)}</header>
<main data-method="${charge.method}">
<p class="school">${school}</p>
<h1>${charge.title}</h1>
<p class="amount">${formatMoney(charge.amount_fen, { layout: 'statement' })}</p>
<p class="phase" data-phase="${phase}" role="status">${words.phases[phase]}</p>
${drawAnswer(view)}
<dl>${drawFacts(view)}</dl>
${drawActs(view)}
${drawBack(view)}
<p class="warning">${words.warning}</p>
</main>`;
  return { locale, title: `${words.title} · ${school}`, styles: SANDBOX_STYLES, body, hasForms: true };
}

function phaseOf({ charge, now }: SandboxView): SandboxPhase {
  if (charge.state === 'paid') return charge.refunded_fen === charge.amount_fen ? 'refunded' : 'paid';
  return charge.state === 'waiting' && charge.expires_at <= now ? 'ended' : charge.state;
}

function drawAnswer({ answer, locale }: SandboxView): Html | null {
  const { answers } = SANDBOX_WORDS[locale];
  if (answer === null) return null;
  if (answer === 'none') return html`<p class="answer">${answers.unseen}</p>`;
  const isTaken = answer === '200';
  return html`<p class="answer" data-taken="${String(isTaken)}">${isTaken ? answers.taken : `${answers.refused}${answer}`}</p>`;
}

function drawFacts({ charge, locale }: SandboxView): (Html | null)[] {
  const { facts, methods } = SANDBOX_WORDS[locale];
  const rows: [string, string | null][] = [
    [facts.method, methods[charge.method]],
    [facts.until, instant(charge.expires_at, locale)],
    [facts.number, charge.out_trade_no],
    [facts.payment, charge.transaction_id],
    [facts.refunded, charge.refunded_fen > 0 ? formatMoney(charge.refunded_fen, { layout: 'statement' }) : null],
  ];
  return rows.map(([name, value]) => (value === null ? null : html`<div><dt>${name}</dt><dd>${value}</dd></div>`));
}

function drawActs({ charge, locale, now }: SandboxView): Html {
  const { acts } = SANDBOX_WORDS[locale];
  const buttons = actsOf(charge, now).map((act) => html`<button name="act" value="${act}">${acts[act]}</button>`);
  return html`<form method="post" action="${sandboxPath(charge.out_trade_no)}?lang=${locale}">${buttons}</form>`;
}

function drawBack({ charge, locale }: SandboxView): Html | null {
  if (!/^https?:\/\//.test(charge.return_url)) return null;
  return html`<a class="back" href="${charge.return_url}">${SANDBOX_WORDS[locale].back}</a>`;
}

/** Beijing time, as the school reads it. */
function instant(at: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'cn' ? 'zh-CN' : 'en-GB', {
    timeZone: DEFAULT_TIME_ZONE.id,
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return format.format(at);
}
