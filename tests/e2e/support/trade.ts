import type { Page } from '@playwright/test';
import { type CourseCard, contract, type InputOf } from '@shuyuan/contract';
import { call, register, simulate } from './api.ts';
import type { Server } from './server.ts';
import { logIn } from './session.ts';
import { words } from './words.ts';

const { cashier, checkout } = words.cn;

/** Registers a new student in a school and logs them in on a page. */
export async function comeIn(page: Page, server: Server, school: string) {
  const student = await register(server, school);
  await page.goto(server.url(school, '/login'));
  await logIn(page, 'cn', student);
  await page.waitForURL(/\/web\/(?!login)/);
  return student;
}

/** A course that every student can order now; the most expensive first. */
export async function courseOnSale(
  server: Server,
  school: string,
  wanted: (course: CourseCard) => boolean = () => true,
): Promise<CourseCard> {
  const asked = { isOpen: true, sort: 'dearest', page: 1, pageSize: 100 } as const;
  const { items } = await call(server, school, contract.courses.list, asked);
  const found = items.find((course) => !course.needsAssessment && course.priceFen > 0 && wanted(course));
  if (!found) throw new Error(`${school} has no such course on sale`);
  return found;
}

/** Accepts the terms and places the order of the confirmation page; waits for the next page. */
export async function place(page: Page) {
  await page.getByRole('checkbox', { name: /^我已读过并同意|^我已阅读并同意/ }).check();
  await page.getByRole('button', { name: new RegExp(`^(?:${checkout.submit}|${checkout.submitFree})$`) }).click();
  await page.waitForURL(/\/sureorder\//);
}

/** The number of the payment on screen, by the page that a phone would open. */
export async function chargeOn(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: cashier.cannotScan }).getAttribute('href');
  const number = /\/sandbox\/pay\/([0-9a-z]+)/.exec(href ?? '')?.[1];
  if (!number) throw new Error(`no payment behind ${href}`);
  return number;
}

/** Makes the payment succeed or fail at the sandbox cashier, which notifies the school `times` times. */
export function settle(server: Server, outTradeNo: string, outcome: 'success' | 'failed' = 'success', times = 1) {
  return simulate(server, 'gateway/callback', { outTradeNo, outcome, times });
}

/** Id and number of the order on screen. */
export function orderOn(page: Page): { id: number; orderNum: string } {
  const [, id, orderNum = ''] = /\/sureorder\/(\d+)\/(\d+)\//.exec(page.url()) ?? [];
  return { id: Number(id), orderNum };
}

/** What an order is for, as the API takes it. */
type Wanted = Omit<InputOf<typeof contract.orders.create>, 'version'>;

/** Orders something through the API and pays for it at the sandbox cashier; resolves to the order. */
export async function buyByApi(server: Server, school: string, token: string, wanted: Wanted) {
  const { version } = await call(server, school, contract.orders.quote, wanted, token);
  const placed = await call(server, school, contract.orders.create, { ...wanted, version }, token);
  if (placed.payFen === 0) return placed;
  const { id, orderNum } = placed;
  const { qrText = '' } = await call(server, school, contract.orders.pay, { id, orderNum, method: 'alipay' }, token);
  const number = /\/sandbox\/pay\/([0-9a-z]+)/.exec(qrText)?.[1];
  if (!number) throw new Error(`no payment behind ${qrText}`);
  await settle(server, number);
  return placed;
}
