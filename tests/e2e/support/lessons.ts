import type { Page } from '@playwright/test';
import { contract, type OutputOf } from '@shuyuan/contract';
import { call } from './api.ts';
import { demoToken } from './demoToken.ts';
import type { Server } from './server.ts';
import { logIn } from './session.ts';

type Playback = OutputOf<typeof contract.media.play>;

/** The first recorded lesson of the demo student that can be watched and is as wanted, with its address and how much of it is watched. */
export async function ownLesson(server: Server, school: string, isWanted: (playback: Playback) => boolean) {
  const token = await demoToken(server, school);
  const asked = { kind: 'recorded', status: 'inProgress', page: 1, pageSize: 20 } as const;
  for (const { id: courseId, saleId } of (await call(server, school, contract.courses.mine, asked, token)).items) {
    const lessons = await call(server, school, contract.learning.recordedLessons, { courseId }, token);
    for (const { lessonId, access } of lessons) {
      if (access?.hasAccess === false) continue;
      const key = { courseId, lessonId };
      const play = () => call(server, school, contract.media.play, key, token);
      const playback = await play();
      if (isWanted(playback)) {
        return {
          ...key,
          play,
          title: playback.title,
          path: `/learn/recordVideo/${courseId}?lesson=${lessonId}&sale=${saleId}`,
        };
      }
    }
  }
  throw new Error('the demo student has no such lesson');
}

/** Logs the demo student in and opens a page. */
export async function openAsDemo(page: Page, server: Server, school: string, path: string) {
  await page.goto(server.url(school, `/login?referer=${encodeURIComponent(`/web${path}`)}`));
  await logIn(page);
}

/** The second at which the video of a page is. */
export const secondOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
