import type { Page } from '@playwright/test';
import { words } from './words.ts';

const { assess } = words.cn;

/** A text of the portal with anything in its gaps. */
export const like = (text: string) => new RegExp(`^${text.replaceAll(/\{\{\w+\}\}/g, '.+')}$`);

/** The same with its gaps filled. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** Title of a result: the level, and the class that it advises where there is one. */
export const verdictTitle = new RegExp(like(assess.result.level).source.replace(/\$$/, ''));

/** Gives a name and a phone on the ticket and opens the paper; resolves to the id of the record. */
export async function beginAsGuest(page: Page, guest: { name: string; phone: string }): Promise<number> {
  await fillTicket(page, guest);
  await page.waitForURL(/\/questions.*cid=\d+/);
  return recordOn(page);
}

/** Writes a name and a phone on the ticket and sends it. */
export async function fillTicket(page: Page, { name, phone }: { name: string; phone: string }) {
  await page.getByRole('textbox', { name: assess.guest.name, exact: true }).fill(name);
  await page.getByRole('textbox', { name: assess.guest.phone, exact: true }).fill(phone);
  await page.getByRole('button', { name: assess.start, exact: true }).click();
}

/** Id of the record in the address. */
export function recordOn(page: Page): number {
  return Number(new URL(page.url()).searchParams.get('cid'));
}

/** The first choice of a question, by its place among those with one right answer. */
export const firstChoice = (page: Page, place: number) =>
  page.getByRole('radiogroup').nth(place).getByRole('radio').first();

/** Chooses it by the mouse, near the lower edge of its line. */
export const choose = (page: Page, place: number) =>
  page
    .getByRole('radiogroup')
    .nth(place)
    .locator('label')
    .first()
    .click({ position: { x: 60, y: 48 } });

/** Says that every answer is saved. */
export const saved = (page: Page) => page.getByText(/已保存/).first();
