import type { Locator, Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { BUTTONS, type ButtonKey } from '@shuyuan/rules';
import { addressOf } from './support/addresses.ts';
import { call, register } from './support/api.ts';
import { demoToken } from './support/demoToken.ts';
import type { Server } from './support/server.ts';
import { DEMO, logIn } from './support/session.ts';
import { openSettled } from './support/settled.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const SCHOOL = 'shengya';
const PERMISSIONS = '**/userCommon/queryStuButtonPermission*';
const REASON = '本学期暂停，请联系教务';
const { archives, course, orders, practice, writing } = words.cn;

interface Obeyed {
  /** A page that has the button. */
  path: (server: Server) => Promise<string> | string;
  /** The button on it. */
  control: (page: Page) => Locator;
  /** What leads to the button on its page. */
  before?: (page: Page) => Promise<void>;
  /** A student who is new, since the demo student has done it already. */
  isForNew?: boolean;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const link = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name });
const ofPattern = (pattern: string) => (server: Server) => addressOf(server, SCHOOL, pattern);

/** A course that the demo student can buy now, with a trial lesson where one is asked for. */
async function courseOnSale(server: Server, hasTrial: boolean) {
  const token = await demoToken(server, SCHOOL);
  const { items } = await call(server, SCHOOL, contract.courses.list, { isOpen: true, page: 1, pageSize: 50 }, token);
  for (const { id, saleId, isOwned, needsAssessment, priceFen } of items) {
    if (isOwned || needsAssessment || !priceFen) continue;
    const detail = await call(server, SCHOOL, contract.courses.detail, { id, saleId }, token);
    const lessons = await call(server, SCHOOL, contract.courses.lessons, { id, saleId }, token);
    if (detail.unpaidOrderId !== undefined || detail.refundOrderId !== undefined || detail.myTeamId !== undefined)
      continue;
    if (!hasTrial || lessons.some(({ isTrial }) => isTrial)) return `/course/detail/${id}/${saleId}`;
  }
  throw new Error('the school has no such course');
}

/** A practice of the demo student that may be done once more. */
async function redoable(server: Server) {
  const asked = { state: 'finished', page: 1, pageSize: 50 } as const;
  const { items } = await call(server, SCHOOL, contract.practice.list, asked, await demoToken(server, SCHOOL));
  const found = items.find(({ mayRedo }) => mayRedo);
  if (!found) throw new Error('no practice may be done again');
  return `/learn/practice?result=${found.id}`;
}

/** Where each button is; a new button does not compile without its page. */
const OBEYED: Readonly<Record<ButtonKey, Obeyed>> = {
  'course.buy': {
    path: (server) => courseOnSale(server, false),
    control: (page) => page.getByRole('link', { name: course.buy }),
  },
  'course.trial': { path: (server) => courseOnSale(server, true), control: link(/^免费试听：/) },
  'order.refund': {
    path: () => '/learn/order?tab=paid',
    control: button(orders.requestRefund),
    before: (page) => page.getByRole('button', { name: orders.actions.refund }).first().click(),
  },
  'groupon.open': { path: ofPattern('/groupon/:id'), control: link(/^开团/), isForNew: true },
  'coupon.claim': { path: () => '/mycoupon', control: button('领取') },
  'redeem.use': { path: () => '/redeemcode', control: (page) => page.getByRole('main').getByRole('textbox') },
  'headline.add': { path: () => '/headline/my', control: link(writing.write) },
  'headline.comment': {
    path: ofPattern('/headline/detail/:id'),
    control: (page) => page.locator('#comments').getByRole('textbox'),
  },
  'studyRoom.subscribe': { path: () => '/expert', control: button('排队') },
  'chat.open': { path: () => '/course', control: button(/^咨询/) },
  'practice.redo': { path: redoable, control: button(practice.redo) },
  'archives.sheetFill': { path: ofPattern('/archives/scoreSheet/:id'), control: link(archives.fill) },
  'invite.share': { path: ofPattern('/course/promotion/:id'), control: button('复制链接') },
};

/** How many of the controls can be used: none that is off, or inside of what is inactive. */
const usable = (control: Locator) =>
  control.evaluateAll(
    (all) => all.filter((one) => !one.closest('[inert]') && !one.matches(':disabled, [aria-disabled="true"]')).length,
  );

/** What the school says of its buttons: one is withheld, with or without a reason. */
async function withhold(page: Page, buttonKey: ButtonKey, reason: string | null) {
  await page.unroute(PERMISSIONS);
  const resultData = [{ buttonKey, isAllow: 0, reason }];
  await page.route(PERMISSIONS, (route) => route.fulfill({ json: { resultCode: 0, resultMessage: '', resultData } }));
}

for (const key of BUTTONS)
  test(`the button ${key} is obeyed by its page: offered it is there, withheld it cannot be used (§6; product.md 4.1)`, async ({
    page,
    server,
  }) => {
    const { path, control, before, isForNew } = OBEYED[key];
    const student = isForNew ? await register(server, SCHOOL) : DEMO;
    await page.goto(server.url(SCHOOL, '/login?referer=%2Fweb%2Fdownload'));
    await logIn(page, 'cn', student);
    await expect(page).toHaveURL(server.url(SCHOOL, '/download'));
    const url = server.url(SCHOOL, await path(server));
    await openSettled(page, url);
    await before?.(page);
    await expect.poll(() => usable(control(page)), { message: 'offered' }).toBeGreaterThan(0);

    await withhold(page, key, null);
    await openSettled(page, url);
    await before?.(page);
    await expect.poll(() => usable(control(page)), { message: 'withheld' }).toBe(0);

    await withhold(page, key, REASON);
    await openSettled(page, url);
    await before?.(page);
    await expect.poll(() => usable(control(page)), { message: 'withheld with a reason' }).toBe(0);
    // The tool bar of the window has room for no reason.
    if (key !== 'chat.open' && key !== 'course.trial') await expect(page.getByText(REASON).first()).toBeVisible();
  });
