import { type Browser, chromium } from '@playwright/test';
import { browser as pinned } from '../../../scripts/chromium.mjs';
import type { Server } from './server.ts';

/** A browser in a school's own network: the school has a name there that is not local, and no https. */
export async function inSchool(use: (open: Browser) => Promise<void>) {
  const { args = [], ...rest } = await pinned();
  const open = await chromium.launch({ ...rest, args: [...args, '--host-resolver-rules=MAP *.school.test 127.0.0.1'] });
  await use(open);
  await open.close();
}

/** Address of a page of a school on its own network. */
export function plainUrl({ port }: Server, school: string, page: string): string {
  return `http://${school}.school.test:${port}/web${page}`;
}
