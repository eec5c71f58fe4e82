import type { Page } from '@playwright/test';
import { contract } from '@shuyuan/contract';
import { ask } from './http.ts';
import { hostOf, type Server } from './server.ts';

/** The profile of who logs in names a zone, whatever the school's list has, and more as it stands on the wire. */
export async function liveIn(
  page: Page,
  server: Server,
  { school, zone, ...more }: { school: string; zone: string; isMember?: number; memberTime?: string },
) {
  await page.route(`**${contract.account.userInfo.path}*`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { text } = await ask({ port: server.port, host: hostOf(school), method: 'GET', path: pathname + search });
    const answer = JSON.parse(text);
    await route.fulfill({ json: { ...answer, resultData: { ...answer.resultData, ianaName: zone, ...more } } });
  });
}

/** Time of day in a zone. */
export function timeIn(timeZone: string, at: number) {
  const format = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('zh-CN', format).format(at);
}
