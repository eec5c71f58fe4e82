/**
 * Records what the server answers to each page of the workbench, in both languages, so that its stories need no server:
 * `npm run build && node --conditions=source tests/pages/record.ts [page …]`. The server lives at the workbench's instant.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@shuyuan/contract';
import { type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { answerKey, type Recorded } from '../../apps/portal/src/testing/pages/answerKey.ts';
import { type PageName, pages, recordedAs } from '../../apps/portal/src/testing/pages/list.ts';
import { addressOf, SCHOOLS } from '../e2e/support/addresses.ts';
import { call } from '../e2e/support/api.ts';
import { ask } from '../e2e/support/http.ts';
import { LECTURER, withMedia } from '../e2e/support/live.ts';
import { hostOf, type Server, startServer } from '../e2e/support/server.ts';
import { DEMO, logIn } from '../e2e/support/session.ts';
import { ownAddress } from './addresses.ts';

const SCHOOL = 'shengya';
const LANGUAGES = ['cn', 'en'] as const;
const NOW = '2026-11-20T02:00:00.000Z';
const FOLDER = fileURLToPath(new URL('../../apps/portal/src/testing/pages/recorded/', import.meta.url));
const PRELOAD = fileURLToPath(new URL('./recordedTime.ts', import.meta.url));
/** Instants that a page asks for by the server's clock, seconds after the recorded one. */
const LATER = /(\d{4}-\d\d-\d\dT02:)\d\d:\d\d\.\d{3}Z/g;
/** The start of the portal counts visits; the workbench has none. */
const NOT_RECORDED = /\/visitRecord\/|getSaasCompanyInfoByDomain/;
const BASES = /^\/(api|point|upload)(\/.*)$/;

/** Pages that ask something more than once, and milliseconds until they have. */
const POLLS: ReadonlySet<PageName> = new Set(['cashier', 'groupResult', 'groupTeam', 'paymentFailed']);
const POLL_MS = 4_000;

type Language = (typeof LANGUAGES)[number];

/** Seconds that the server took since the instant are taken away, and what differs from record to record. */
function steady(text: string): unknown {
  return JSON.parse(
    text
      .replaceAll(/2026-11-20T02:0\d:\d\d\.\d{3}Z/g, NOW)
      .replaceAll(/(\/files\/[^"?]+)\?[^"]*/g, '$1')
      .replaceAll(/\/files\/private\/[^"]+?\/hls\//g, '/files/media/hls/')
      .replaceAll(/http:\/\/[\w.]*localhost:\d+/g, 'https://school.example'),
  );
}

/** What the server answers to a page, by call. */
function answersOf(page: Page) {
  const answers: Record<string, unknown> = {};
  const reads: Promise<void>[] = [];
  const read = async (response: Response) => {
    const url = new URL(response.url());
    const [, , call] = BASES.exec(url.pathname) ?? [];
    const request = response.request();
    if (call === undefined || response.status() !== 200) return;
    const given: unknown = request.method() === 'GET' ? Object.fromEntries(url.searchParams) : request.postDataJSON();
    const key = answerKey(request.method(), call, given).replaceAll(LATER, '$100:00.000Z');
    if (NOT_RECORDED.test(key)) return;
    answers[key] ??= steady(await response.text());
  };
  page.on('response', (response) => void reads.push(read(response).catch(() => undefined)));
  return async () => {
    await Promise.all(reads);
    return answers;
  };
}

async function settle(page: Page) {
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(700);
  await page.waitForLoadState('networkidle');
}

async function recordPage(context: BrowserContext, server: Server, address: string, waitMs = 0) {
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  const answers = answersOf(page);
  await page.goto(server.url(SCHOOL, address));
  await settle(page);
  await page.waitForTimeout(waitMs);
  const found = await answers();
  await page.close();
  return found;
}

/** Browsers of everybody, in both languages. */
async function openBrowsers(server: Server) {
  const { launchOptions, permissions } = await withMedia();
  const browser = await chromium.launch(launchOptions);
  const options = { viewport: { width: 1280, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', permissions };
  const studentLogin = async () => {
    const login = await browser.newContext(options);
    const page = await login.newPage();
    await page.goto(server.url(SCHOOL, '/login'));
    await logIn(page);
    await page.waitForURL('**/index');
    const state = await login.storageState();
    await login.close();
    return state;
  };
  let student = await studentLogin();
  const logInAgain = async () => {
    student = await studentLogin();
  };
  const open = async (as: 'visitor' | 'student' | 'lecturer', language: Language) => {
    const context = await browser.newContext({ ...options, ...(as === 'student' ? { storageState: student } : {}) });
    await context.addInitScript((chosen) => localStorage.setItem('sy_language', chosen), language);
    return context;
  };
  return { open, logInAgain, close: () => browser.close() };
}

/** The lecturer's login lives in one tab: it is made in the tab that is recorded. */
async function recordDesk(context: BrowserContext, server: Server, language: Language) {
  const page = await context.newPage();
  await page.goto(server.url(SCHOOL, '/talk/login'));
  await logIn(page, language, LECTURER);
  await page.waitForURL(/\/chat/);
  const answers = answersOf(page);
  await page.goto(server.url(SCHOOL, '/chat?view=desk'));
  await settle(page);
  return answers();
}

/** The record of every brand's school, which the page of a school holds from the first. */
async function recordSchools({ port }: Server) {
  const schools: Record<string, Record<string, unknown>> = {};
  for (const school of SCHOOLS) {
    const of: Record<string, unknown> = {};
    for (const language of LANGUAGES) {
      const query = `secondLevelDomain=${school}&isStudent=1${language === 'en' ? '&languageType=1' : ''}`;
      const url = `/api/sass/companyinfo/getSaasCompanyInfoByDomain?${query}`;
      of[language] = steady((await ask({ port, host: hostOf(school), path: url })).text);
    }
    schools[school] = of;
  }
  return schools;
}

/** Who is logged in; resolves to the token of the student. */
async function recordPeople(server: Server): Promise<string> {
  const student = await call(server, SCHOOL, contract.account.login, { ...DEMO, hasAgreed: true });
  const lecturer = await call(server, SCHOOL, contract.talk.login, { ...LECTURER, hasAgreed: true });
  const person = ({ userId: id, name }: typeof student) => ({ id, name });
  write('people', lines({ student: person(student), lecturer: person(lecturer) }));
  return student.token;
}

/** A line an entry, in the order of the names, so that a change of one answer is a change of one line. */
function lines(entries: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{\n${sorted.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',\n')}\n}`;
}

function write(name: string, text: string) {
  writeFileSync(path.join(FOLDER, `${name}.json`), `${text}\n`);
}

function writePage(name: PageName, { address, answers: { cn, en } }: Recorded) {
  write(name, `{"address":${JSON.stringify(address)},"answers":{"cn":${lines(cn)},"en":${lines(en)}}}`);
}

async function main(names: readonly PageName[]) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shuyuan-record-'));
  const env = {
    NODE_OPTIONS: `--import=${PRELOAD}`,
    SECRET_KEY: 'recorded answers of the workbench',
    RATE_LIMIT_FACTOR: '1000',
  };
  const server = await startServer(dataDir, { env });
  const browsers = await openBrowsers(server);
  try {
    mkdirSync(FOLDER, { recursive: true });
    write('schools', lines(await recordSchools(server)));
    const token = await recordPeople(server);
    // Whoever has opened the chat has read everything: no popup covers the pages.
    const reader = await browsers.open('student', 'cn');
    await recordPage(reader, server, (await ownAddress('chat', server, SCHOOL, token)) ?? '');
    await reader.close();
    // The consultation of the room logs the student in elsewhere, which ends the oldest login.
    for (const name of [...names].sort((one, other) => Number(one === 'room') - Number(other === 'room'))) {
      const { route, as } = pages[name];
      const address = (await ownAddress(name, server, SCHOOL, token)) ?? (await addressOf(server, SCHOOL, route));
      if (name === 'room') await browsers.logInAgain();
      const found = new Map<Language, Record<string, unknown>>();
      for (const language of LANGUAGES) {
        const context = await browsers.open(as, language);
        const record =
          as === 'lecturer'
            ? recordDesk(context, server, language)
            : recordPage(context, server, address, POLLS.has(name) ? POLL_MS : 0);
        found.set(language, await record);
        await context.close();
      }
      const recorded: Recorded = { address, answers: { cn: found.get('cn') ?? {}, en: found.get('en') ?? {} } };
      writePage(name, recorded);
      console.log(`${name}: ${address}, ${Object.keys(recorded.answers.cn).length} calls`);
    }
  } finally {
    await browsers.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const isName = (name: string): name is PageName => Object.hasOwn(pages, name) && recordedAs(name as PageName) === name;
const asked = process.argv.slice(2);
await main(asked.length > 0 ? asked.filter(isName) : Object.keys(pages).filter(isName));
