import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { boundRule } from '../../scripts/lint/bounds.ts';
import { colourRule } from '../../scripts/lint/colours.ts';
import { exportRule } from '../../scripts/lint/exports.ts';
import { factRule } from '../../scripts/lint/facts.ts';
import { figureRule } from '../../scripts/lint/figures.ts';
import { lengthRule } from '../../scripts/lint/length.ts';
import { mobxRule } from '../../scripts/lint/mobx.ts';
import { nameRule } from '../../scripts/lint/names.ts';
import { partRule } from '../../scripts/lint/parts.ts';
import { physicalRule } from '../../scripts/lint/physical.ts';
import { promiseRule } from '../../scripts/lint/promises.ts';
import { propRule } from '../../scripts/lint/props.ts';
import type { Rule } from '../../scripts/lint/rule.ts';
import { runnerRule } from '../../scripts/lint/runner.ts';
import { secureRule } from '../../scripts/lint/secure.ts';
import { serverTextRule } from '../../scripts/lint/serverTexts.ts';
import { spreadRule } from '../../scripts/lint/spreads.ts';
import { styleRule } from '../../scripts/lint/styles.ts';
import { textRule } from '../../scripts/lint/texts.ts';
import { unseenRule } from '../../scripts/lint/unseen.ts';
import { zoneRule } from '../../scripts/lint/zones.ts';

const UI = 'packages/ui/src/controls/Button/Button.tsx';
const SHORTHAND = 'packages/ui/src/data/Tag/Tag.styles.ts';
const STORY = 'packages/ui/src/data/Tag/Tag.stories.tsx';
const UPLOAD = 'packages/ui/src/upload/FileUpload/FileUpload.tsx';
const STORE = 'apps/portal/src/stores/AuthStore.ts';
const STYLES = 'apps/portal/src/features/learn/overview/learn.styles.ts';
const TEXTS = 'apps/portal/src/i18n/cn/orders.ts';
const PAGE = 'apps/portal/src/features/learn/overview/LearnPage.tsx';
const CHECK = '.storybook/runner/axe.ts';
const JOURNEY = 'tests/e2e/login.spec.ts';
const TEST = 'apps/server/src/modules/orders/orders.test.ts';
const SERVICE = 'apps/server/src/modules/coupons/couponLists.ts';

/** An observable class with these members. */
const observable = (members: string) => `class A { ${members} constructor() { makeAutoObservable(this); } }`;

function findings(rule: Rule, path: string, text: string) {
  const found: string[] = [];
  if (!rule.applies(path)) return found;
  const tree = () => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  rule.check({ path, text, tree }, (_position, message) => found.push(message));
  return found;
}

describe('the house rules', () => {
  it.each<[string, Rule, string, string]>([
    ['a literal colour', colourRule, UI, `const a = { color: '#d4341f' };`],
    ['a colour function', colourRule, UI, `const a = { color: 'rgb(0 0 0 / .4)' };`],
    ['a named colour', colourRule, UI, `const a = { color: 'white' };`],
    ['literal text between tags', textRule, UI, 'const a = <b>Buy now</b>;'],
    ['a literal label', textRule, UI, 'const a = <b aria-label="Buy now" />;'],
    ['Chinese in a string', textRule, UI, `const a = '购买';`],
    ['the story runner in a check', runnerRule, CHECK, `import { getJestConfig } from '@storybook/test-runner';`],
    ['Jest in a check', runnerRule, CHECK, 'await jestPlaywright.resetPage();'],
    ['Chinese in a service', serverTextRule, SERVICE, `const a = '购买';`],
    ['Chinese inside a template', serverTextRule, SERVICE, 'const a = `a$' + '{b}分钟$' + '{d}`;'],
    ['an assignment after an await', mobxRule, STORE, 'class A { async b() { await c(); this.d = 1; } }'],
    [
      'a getter over what MobX cannot see',
      unseenRule,
      STORE,
      observable('#a = 1; get b() { return this.#a; } c() { this.#a = 2; }'),
    ],
    [
      'a getter that reads it through a method',
      unseenRule,
      STORE,
      observable('#a = 1; get b() { return this.d(); } d() { return this.#a; } c() { this.#a += 1; }'),
    ],
    [
      'a getter over a map that MobX cannot see',
      unseenRule,
      STORE,
      observable('#a = new Map(); get b() { return [...this.#a.keys()]; } c() { this.#a.set(1, 2); }'),
    ],
    [
      'a getter over a field that is left out',
      unseenRule,
      STORE,
      'class A { a = 1; constructor() { makeAutoObservable(this, { a: false }); } get b() { const { a } = this; return a; } c() { this.a++; } }',
    ],
    [
      'a getter over what a callback of the constructor changes',
      unseenRule,
      STORE,
      'class A { #a = 1; constructor(on) { makeAutoObservable(this); on(() => { this.#a = 2; }); } get b() { return this.#a; } }',
    ],
    [
      'a getter of a store that observes nothing',
      unseenRule,
      STORE,
      'class A { a = 1; get b() { return this.a; } c() { this.a = 2; } }',
    ],
    ['an assignment from a component', mobxRule, 'apps/portal/src/app/App.tsx', 'function A() { store.b = 1; }'],
    ['a function in styles', styleRule, UI, 'const A = styled.div({ color: (p) => p.color });'],
    ['a template of styles', styleRule, UI, 'const A = styled.div`color: var(--a)`;'],
    ['the css prop', styleRule, UI, 'const a = <b css={{}} />;'],
    ['a theme provider', styleRule, UI, `import { ThemeProvider } from '@emotion/react';`],
    ['a raw z-index', styleRule, UI, 'const a = { zIndex: 1000 };'],
    ['a default export', exportRule, UI, 'export default function A() {}'],
    ['an index inside a package', exportRule, 'packages/ui/src/controls/index.ts', 'export const a = 1;'],
    ['301 lines', lengthRule, UI, '\n'.repeat(301)],
    ['a maximum that nobody told', factRule, UI, 'function A({ maxScore = 100 }: P) { return maxScore; }'],
    ['a state that nobody told', factRule, UI, `function A({ status = 'open' }: P) { return status; }`],
    ['a price that nobody told', factRule, PAGE, 'const { priceFen = 0 } = course;'],
    ['a renamed figure that nobody told', factRule, PAGE, 'const { openCount: opened = 0 } = link;'],
    ['a date that nobody told', factRule, PAGE, `const { dueAt = '2026-11-20T12:00:00Z' } = practice;`],
    ['a time that nobody told', factRule, UI, 'const { durationS = 0 } = props;'],
    ['a limit without an end', factRule, UI, 'const { left = Number.POSITIVE_INFINITY } = props;'],
    ['a class inside styles', partRule, STYLES, `const A = styled.div({ '& > .head': { color } });`],
    ['a class on an element inside styles', partRule, STYLES, `const A = styled.ul({ '& > li.new': { color } });`],
    [
      'a class of the kit inside styles',
      partRule,
      STYLES,
      `const A = styled.div({ '& > label > .paper': { height } });`,
    ],
    ['a class in a list of selectors', partRule, STYLES, `const A = styled.p({ ':is(.a, b)': { color } });`],
    ['a class that nothing styles', partRule, PAGE, 'const a = <p className="hint" />;'],
    ['a class to find an element by', partRule, PAGE, `root.querySelector('.paper');`],
    ['a picture as the name of a variable', nameRule, STORE, 'const keptTicket = 1;'],
    ['a picture as the name of a member', nameRule, STORE, 'class A { isDoorOpen = true; }'],
    ['a picture as the name of a private member', nameRule, STORE, 'class A { #gesture = 1; }'],
    ['a picture as the name of a type', nameRule, STORE, 'interface OrderWish { id: number }'],
    ['a picture as the name of a field', nameRule, STORE, 'interface A { standing: string }'],
    ['a picture as the name of a parameter', nameRule, STORE, 'function a(heard: string[]) {}'],
    ['a picture as the name of a constant', nameRule, STORE, 'const MAX_LANES = 4;'],
    ['a picture as the name of a file', nameRule, 'apps/server/src/platform/work/lanes.ts', ''],
    ['a picture as the name of a folder', nameRule, 'apps/server/src/door/open.ts', ''],
    ['a gate on the server', nameRule, SERVICE, 'const settlementGate = 1;'],
    ['an id that plain http has not', secureRule, STORE, 'const a = crypto.randomUUID();'],
    ['a digest that plain http has not', secureRule, STORE, "const a = globalThis.crypto['subtle'];"],
    ['a clipboard that plain http has not', secureRule, PAGE, 'void window.navigator.clipboard.writeText(a);'],
    ['locks that plain http has not', secureRule, STORE, 'const { locks } = navigator;'],
    ['a notification that plain http has not', secureRule, STORE, 'const a = new Notification(b);'],
    ['a question whether the page is secure', secureRule, STORE, 'const a = !window.isSecureContext;'],
    ['a term in a text', figureRule, TEXTS, `const a = { b: '付款后7天内可以退款' };`],
    ['a term in words', figureRule, TEXTS, `const a = { b: '下课两小时内生成' };`],
    ['a term in an English text', figureRule, TEXTS, `const a = { b: 'Refunded within 7 days' };`],
    ['a term in English words', figureRule, TEXTS, `const a = { b: 'Ready two hours after class' };`],
    ['an instant that is a number', propRule, UI, 'interface A { endsAt: number }'],
    ['an instant with another name', propRule, UI, 'interface A { until?: Instant | undefined }'],
    ['an instant of an upload that is a number', propRule, UPLOAD, 'interface A { sentAt: number }'],
    ['a length of time in milliseconds', propRule, UI, 'interface AProps { autoplayMs?: number | undefined }'],
    ['a length of time without its unit', propRule, UPLOAD, 'interface AOptions { delay: number }'],
    ['a shorthand of four sides', physicalRule, SHORTHAND, "const a = { margin: '-1px -6px -1px 0' };"],
    [
      'a shorthand of tokens',
      physicalRule,
      SHORTHAND,
      'const a = { padding: `0 \u0024{space[8]} 0 calc(1px + 2px)` };',
    ],
    ['a shorthand of corners', physicalRule, SHORTHAND, "const a = { borderRadius: '4px 0 0 4px' };"],
    ['input as arguments', spreadRule, SERVICE, 'pending.push(...Object.keys(input));'],
    ['the least of a list as arguments', spreadRule, SERVICE, 'const a = Math.min(...list);'],
    ['a limit of one wait', boundRule, JOURNEY, 'await expect(a).toBeVisible({ timeout: 5_000 });'],
    ['a limit of one journey', boundRule, JOURNEY, 'test.setTimeout(90_000);'],
    ['a limit of one test', boundRule, TEST, "test('a', async () => {}, 30_000);"],
    ['a limit in options of a test', boundRule, TEST, "it('a', { timeout: 30_000 }, () => {});"],
    ['a clock in a test', boundRule, TEST, 'expect(performance.now() - before).toBeLessThan(2_000);'],
    ['a pause of a page', boundRule, JOURNEY, 'await page.waitForTimeout(500);'],
    ['a pause of a play', boundRule, STORY, 'await new Promise((done) => setTimeout(done, 200));'],
    ['an instant without a zone', zoneRule, PAGE, "new Intl.DateTimeFormat('zh-CN', { month: 'long' });"],
    ['an instant in the zone of the computer', zoneRule, PAGE, 'const a = new Date(now).getHours();'],
    ['a time of the computer', zoneRule, SERVICE, "at.toLocaleTimeString('en-GB', { hour: '2-digit' });"],
    ['a formatter without a zone that is called', zoneRule, PAGE, "Intl.DateTimeFormat('zh-CN').format(now);"],
    ['a formatter of another library without a zone', zoneRule, UI, "new DateFormatter('zh-CN', { month: 'long' });"],
    ['a zone that is undefined', zoneRule, PAGE, "new Intl.DateTimeFormat('zh', { timeZone: undefined });"],
    [
      'options without a zone that have a name',
      zoneRule,
      UI,
      "const options = { month: 'long' }; new Intl.DateTimeFormat('zh-CN', options);",
    ],
    ['options that come from elsewhere', zoneRule, UI, "new Intl.DateTimeFormat('zh-CN', options);"],
    ['a date in the words of a language', zoneRule, PAGE, "lesson.startsAt.toLocaleString('zh-CN');"],
    ['anything in the language of the computer', zoneRule, PAGE, 'count.toLocaleString();'],
    ['a date as the computer writes it', zoneRule, SERVICE, 'at.toDateString();'],
    ['a setter in the zone of the computer', zoneRule, SERVICE, 'end.setDate(end.getTime());'],
    ['a wall clock of the computer', zoneRule, STORY, 'const a = new Date(2026, 10, 20);'],
    ['a part of an instant in UTC', zoneRule, PAGE, 'const year = new Date(now).getUTCFullYear();'],
    ['the text of an instant, cut', zoneRule, SERVICE, 'at.toISOString().slice(0, 10);'],
    ['an instant of an answer, cut', zoneRule, PAGE, "user.memberTime.slice(0, 'YYYY-MM-DD'.length);"],
    ['an instant of an answer, split', zoneRule, UI, "lesson.startsAt.split('T');"],
    ['a day of a database', zoneRule, SERVICE, "sql`to_char(d.starts_at, 'MM-DD')`;"],
    ['an hour of a database', zoneRule, SERVICE, 'sql`select extract(hour from d.starts_at)`;'],
    ['a zone that the kit has by itself', zoneRule, UI, 'const zone = timeZone ?? DEFAULT_TIME_ZONE.id;'],
    ['today in the zone of a session', zoneRule, SERVICE, 'sql`where day = current_date`;'],
    ['a promise of a message', promiseRule, TEXTS, `const a = { b: '批好后会通知你' };`],
    ['a promise of a message in English', promiseRule, TEXTS, `const a = { b: 'You will be told when it is marked' };`],
    ['a second name for labels', propRule, UI, 'interface A { ariaLabel: string }'],
  ])('refuse %s', (_name, rule, path, text) => {
    expect(findings(rule, path, text)).not.toEqual([]);
  });

  it.each<[string, Rule, string, string]>([
    ['where to look for what has come', promiseRule, TEXTS, `const a = { b: '批好后在练习结果里看' };`],
    ['an instant with its zone', zoneRule, PAGE, "new Intl.DateTimeFormat('zh-CN', { timeZone, month: 'long' });"],
    ['a number of a language', zoneRule, PAGE, "count.toLocaleString('en');"],
    [
      'options with a zone that have a name',
      zoneRule,
      UI,
      "const a = { timeZone }; new Intl.DateTimeFormat('zh-CN', a);",
    ],
    ['a state that is called like a setter', zoneRule, PAGE, 'setMinutes(Number(value));'],
    ['a cut of what is no instant', zoneRule, SERVICE, 'ipHash.slice(0, 16);'],
    ['a day of a database in a zone', zoneRule, SERVICE, "sql`to_char(a at time zone 'Asia/Shanghai', 'MM-DD')`;"],
    ['seconds of a database', zoneRule, SERVICE, 'sql`extract(epoch from b - a)`;'],
    ['the zone of a school in the portal', zoneRule, PAGE, 'const zone = chosen ?? DEFAULT_TIME_ZONE.id;'],
    ['the clock of a zone', zoneRule, 'apps/server/src/platform/core/beijing.ts', 'a.toISOString().slice(0, 10);'],
    ['a token', colourRule, UI, 'const a = { color: token.color.text.primary };'],
    ['an address of this page', colourRule, UI, `const a = <a href="#add" />;`],
    ['text from the dictionary', textRule, UI, `const a = <b aria-label={t('buy')}>{t('buy')}</b>;`],
    [
      'a text of the server in its file',
      serverTextRule,
      'apps/server/src/modules/orders/words.ts',
      `const a = '购买';`,
    ],
    ['an assignment before an await', mobxRule, STORE, 'class A { async b() { this.d = 1; await c(); } }'],
    ['an action after an await', mobxRule, STORE, 'class A { async b() { await c(); this.take(1); } }'],
    [
      'a getter over what never changes',
      unseenRule,
      STORE,
      observable('#a; get b() { return this.#a; } c() { this.d = 1; }'),
    ],
    [
      'a getter over an observable map',
      unseenRule,
      STORE,
      observable('#a = observable.map(); get b() { return this.#a.size; } c() { this.#a.set(1, 2); }'),
    ],
    [
      'a private field that no getter reads',
      unseenRule,
      STORE,
      observable('#a = 1; get b() { return 1; } c() { this.#a = 2; }'),
    ],
    ['static styles', styleRule, UI, 'const A = styled.div({ zIndex: 1 });'],
    ['a story', exportRule, 'packages/ui/src/controls/Button/Button.stories.tsx', 'export default meta;'],
    ['300 lines', lengthRule, UI, '\n'.repeat(300)],
    [
      'elements and attributes in styles',
      partRule,
      STYLES,
      `const A = styled.ul({ '& > li[data-new] + li': { color } });`,
    ],
    ['a width with a decimal', partRule, STYLES, `const A = styled.p({ '@media (min-width: 1.5em)': { color } });`],
    ['a class that is handed on', partRule, PAGE, 'const a = <Root className={className} />;'],
    ['a key of the texts', partRule, PAGE, `const a = { 'problem.wait': 1 };`],
    ['a word inside a longer one', nameRule, SERVICE, 'const navigate = aggregate(delegate, outdoors, outstanding);'],
    ['the gate of the portal', nameRule, 'apps/portal/src/page/Gate.tsx', 'export function Gate() {}'],
    ['a name that comes from elsewhere', nameRule, STORE, 'export const a = library.gesture.hear();'],
    ['a term as a parameter', figureRule, TEXTS, `const a = { b: '付款后{{days}}天内可以退款' };`],
    ['one minute as a figure of speech', figureRule, TEXTS, `const a = { b: '花一分钟看看，不到1分钟不扣' };`],
    ['the port itself', secureRule, 'apps/portal/src/api/secureOnly/randomId.ts', 'const a = crypto.randomUUID();'],
    ['bytes that every page has', secureRule, STORE, 'crypto.getRandomValues(a); navigator.userAgent;'],
    [
      'a component of that name',
      secureRule,
      PAGE,
      'import { Notification } from "@shuyuan/ui"; const a = <Notification />;',
    ],
    ['a look by default', factRule, UI, `function A({ size = 'md', kind = 'bar' }: P) { return size; }`],
    [
      'a limit of the rules by default',
      factRule,
      UI,
      'function A({ maxChars = CHAT_TEXT_MAX }: P) { return maxChars; }',
    ],
    ['a list made of another', spreadRule, SERVICE, 'const a = [...list, ...more]; add(one, two);'],
    ['a pause in which nothing happens', boundRule, JOURNEY, 'await quiet(page, 500);'],
    ['the limit of a signal that is tested', boundRule, TEST, 'AbortSignal.timeout(10);'],
    ['an instant by its name', propRule, UI, 'interface A { endsAt: Instant; now: number }'],
    [
      'the same left as right',
      physicalRule,
      SHORTHAND,
      'const a = { margin: `1px \u0024{space[8]} 0 \u0024{space[8]}` };',
    ],
    ['two sides of sums', physicalRule, SHORTHAND, "const a = { padding: '0 max(1px, calc((100% - 9px) / 2))' };"],
    ['a shorthand of three', physicalRule, SHORTHAND, "const a = { padding: '0 8px 4px' };"],
    ['corners along the text', physicalRule, SHORTHAND, "const a = { borderRadius: '4px 4px 0 0' };"],
    ['a length of time in seconds', propRule, UI, 'interface AProps { warnS?: number | undefined; seconds: number }'],
    ['a time that a component keeps for itself', propRule, UI, 'interface Entry { elapsedMs: number }'],
    ['the name of a component', propRule, UI, `interface A { label: string; 'aria-label'?: string }`],
  ])('let %s pass', (_name, rule, path, text) => {
    expect(findings(rule, path, text)).toEqual([]);
  });
});
