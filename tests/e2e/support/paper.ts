import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { call } from './api.ts';
import { demoToken } from './demoToken.ts';
import type { Server } from './server.ts';
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

/** The practice that the seed has sent back to the demo student, and the student's token. */
export async function sentBackPractice(server: Server, school: string) {
  const token = await demoToken(server, school);
  const { items } = await call(server, school, contract.practice.list, { state: 'unfinished' }, token);
  const practice = items.find(({ isSentBack }) => isSentBack);
  if (!practice) throw new Error('the seed sends one practice back');
  return { practice, token };
}
