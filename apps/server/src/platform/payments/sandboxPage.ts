import { DEFAULT_TIME_ZONE, formatMoney, htmlLang, type Locale } from '@shuyuan/rules';
import { escapeHtml } from '../http/page.ts';
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
  nonce: string;
  /** Response status of the last notification; `none` if it was not sent, null without one. */
  answer: string | null;
}

/** Content policy of the page (X2): its own style by nonce, forms to ourselves, and nothing else. */
export function sandboxPolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

/** The page of one charge: amount, recipient, state, and a button for each possible action. */
export function drawSandboxPage(view: SandboxView): string {
  const { charge, school, locale, nonce } = view;
  const words = SANDBOX_WORDS[locale];
  const other = locale === 'cn' ? 'en' : 'cn';
  const phase = phaseOf(view);
  return `<!doctype html>
<html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title} · ${escapeHtml(school)}</title>
<style nonce="${nonce}">${SANDBOX_STYLES}</style></head>
<body data-method="${charge.method}"><header><span>${words.title}</span>
<a href="?lang=${other}" lang="${htmlLang(other)}" hreflang="${htmlLang(other)}">${words.otherLocale}</a></header>
<main>
<p class="school">${escapeHtml(school)}</p>
<h1>${escapeHtml(charge.title)}</h1>
<p class="amount">${formatMoney(charge.amount_fen, { layout: 'statement' })}</p>
<p class="phase" data-phase="${phase}" role="status">${words.phases[phase]}</p>
${drawAnswer(view)}
<dl>${drawFacts(view)}</dl>
${drawActs(view)}
${drawBack(view)}
<p class="warning">${words.warning}</p>
</main></body></html>`;
}

function phaseOf({ charge, now }: SandboxView): SandboxPhase {
  if (charge.state === 'paid') return charge.refunded_fen === charge.amount_fen ? 'refunded' : 'paid';
  return charge.state === 'waiting' && charge.expires_at <= now ? 'ended' : charge.state;
}

function drawAnswer({ answer, locale }: SandboxView): string {
  const { answers } = SANDBOX_WORDS[locale];
  if (answer === null) return '';
  if (answer === 'none') return `<p class="answer">${answers.unseen}</p>`;
  const isTaken = answer === '200';
  return `<p class="answer" data-taken="${isTaken}">${isTaken ? answers.taken : `${answers.refused}${escapeHtml(answer)}`}</p>`;
}

function drawFacts({ charge, locale }: SandboxView): string {
  const { facts, methods } = SANDBOX_WORDS[locale];
  const rows: [string, string | null][] = [
    [facts.method, methods[charge.method]],
    [facts.until, instant(charge.expires_at, locale)],
    [facts.number, charge.out_trade_no],
    [facts.payment, charge.transaction_id],
    [facts.refunded, charge.refunded_fen > 0 ? formatMoney(charge.refunded_fen, { layout: 'statement' }) : null],
  ];
  return rows
    .map(([name, value]) => (value === null ? '' : `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`))
    .join('');
}

function drawActs({ charge, locale, now }: SandboxView): string {
  const { acts } = SANDBOX_WORDS[locale];
  const buttons = actsOf(charge, now).map((act) => `<button name="act" value="${act}">${acts[act]}</button>`);
  return `<form method="post" action="${sandboxPath(charge.out_trade_no)}?lang=${locale}">${buttons.join('')}</form>`;
}

function drawBack({ charge, locale }: SandboxView): string {
  if (!/^https?:\/\//.test(charge.return_url)) return '';
  return `<a class="back" href="${escapeHtml(charge.return_url)}">${SANDBOX_WORDS[locale].back}</a>`;
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
