import { type BrowserContext, expect, type Page } from '@playwright/test';
import { deviceTest } from '../../apps/portal/src/i18n/cn/deviceTest.ts';
import { goSettled, openSettled } from '../e2e/support/settled.ts';
import { sideBySide } from '../e2e/support/sideBySide.ts';
import { STILL } from '../e2e/support/still.ts';
import { words } from '../e2e/support/words.ts';
import { startBackend } from './backend.ts';
import { claimsOf } from './claims.ts';
import { outsidePages } from './pages.ts';
import { WEATHERS } from './variants.ts';
import { APART, faultsOf, storeLogin, test } from './walk.ts';

/** Pages whose failures are counted on a bad day. */
const MAIN_PAGES = [
  ...['/index', '/course', '/expert', '/news', '/learn', '/myclass', '/learn/order', '/personal'],
  ...['/myclass/classdetail/1000/2000/1', '/learn/recordVideo/5001', '/course/detail/1000/2000', '/teather/300'],
  '/course/buy/1000/2000',
];
/** Pages that one test opens twice, once with late answers. */
const HANDFUL = 15;

for (const weather of WEATHERS) {
  const isBroken = weather === '502' || weather === 'html' || weather === 'empty';
  test(`at a backend that answers ${weather} a page claims nothing, and says once what failed (§8)`, async ({
    page,
    context,
    trouble,
  }) => {
    trouble.allow(/status of 502/); // the browser's own line
    const backend = await startBackend('full', weather);
    try {
      await storeLogin(context, backend);
      const found: string[] = [];
      await sideBySide(MAIN_PAGES, async (addresses) => {
        const own = await context.newPage();
        for (const address of addresses) {
          await openSettled(own, backend.url(address));
          const main = own.locator('main');
          // Some fail after others: what is claimed and how often it is told is read once a page says that something failed.
          const retry = main.getByRole('button', { name: words.cn.common.retry }).first();
          if (isBroken) await expect.soft(retry, `${address} offers to try again`).toBeVisible();
          found.push(...claimsOf(address, await main.innerText()).map((claim) => `${address} claims ${claim}`));
          const retries = await main.getByRole('alert').or(main.locator('[data-tone=danger]')).count();
          if (isBroken && retries > 1) found.push(`${address}: ${retries} notices of one failure`);
        }
        await own.close();
      });
      // All other pages are gone to by links, and claim nothing either; late answers take too long for that, and packed ones are as good as others.
      const others = isBroken ? outsidePages('student').filter(isOther) : [];
      for (const address of others) {
        await (address === others[0] ? openSettled : goSettled)(page, backend.url(address));
        const text = await page.locator('body').innerText();
        found.push(...claimsOf(address, text).map((claim) => `${address} claims ${claim}`));
      }
      expect.soft(found).toEqual([]);
    } finally {
      await context.close();
      await backend.stop();
    }
  });
}

const isOther = (address: string) => !APART.test(address) && !MAIN_PAGES.includes(address);

const all = outsidePages('student').filter((address) => !APART.test(address));
for (let at = 0; at < all.length; at += HANDFUL) {
  const pages = all.slice(at, at + HANDFUL);
  test(`${pages.join(' ')} say the same with answers that are late and the newest first (§8)`, async ({
    page,
    context,
  }) => {
    const other = await page.context().browser()?.newContext(STILL.contextOptions);
    if (!other) throw new Error('the browser is gone');
    await sideBySide(pages, (own) => compareLate(own, context, other)).finally(() => other.close());
  });
}

/** Opens pages at a backend that holds its answers, and beside it at one that does not: both say the same. */
async function compareLate(pages: readonly string[], context: BrowserContext, other: BrowserContext) {
  // Of its own: what is held waits for no other page, and what windows of one school share is shared with none.
  const [late, calm] = await Promise.all([startBackend('full', 'reversed'), startBackend('full')]);
  const [page, beside] = await Promise.all([context.newPage(), other.newPage()]);
  await Promise.all([storeLogin(context, late), storeLogin(other, calm)]);
  for (const address of pages) {
    await Promise.all([openSettled(page, late.url(address)), openSettled(beside, calm.url(address))]);
    const differs = async () => linesApart(await textOf(beside), await textOf(page));
    await expect.soft.poll(differs, { message: `${address} says the same` }).toEqual([]);
    expect.soft(faultsOf(address, await textOf(page)), address).toEqual([]);
  }
  await Promise.all([page.close(), beside.close()]);
  await Promise.all([late.stop(), calm.stop()]);
}

const { title, text, again } = deviceTest.network;
/** What the device test makes of the times that it has measured: they depend on what else the machine does. */
const JUDGED = new Set([...Object.values(title), ...Object.values(text), again].map(withoutTimes));

/** The text of a page; ports, measured times with what follows from them, and running clocks are left out. */
async function textOf(page: Page): Promise<string> {
  const lines = withoutTimes(await page.locator('body').innerText()).split('\n');
  return lines.filter((line) => !JUDGED.has(line)).join('\n');
}

function withoutTimes(words: string): string {
  return words.replaceAll(/localhost:\d+|(?:\d+|\{\{ms\}\}) ms/g, '').replaceAll(/\d{1,2}(?::\d{2})+/g, '0:00');
}

/** Lines that one of two texts has and the other has not, each with the text that it is of. */
function linesApart(calm: string, late: string): string[] {
  const [ofCalm, ofLate] = [new Set(calm.split('\n')), new Set(late.split('\n'))];
  return [
    ...[...ofCalm].filter((line) => !ofLate.has(line)).map((line) => `only at once: ${line}`),
    ...[...ofLate].filter((line) => !ofCalm.has(line)).map((line) => `only late: ${line}`),
  ];
}
