import type { Page } from '@playwright/test';
import { words } from './words.ts';

const { paper } = words.cn.practice;

/** Seconds on the clock of an open paper. */
export async function secondsLeft(page: Page): Promise<number> {
  const text = await page.getByRole('timer').innerText();
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Hands an open paper in, and confirms it. */
export async function handIn(page: Page) {
  await page.getByRole('button', { name: paper.handIn }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: paper.handIn }).click();
}
