import { contract, type OutputOf } from '@shuyuan/contract';
import { playerLabels } from '../../packages/ui/src/media/player/player.labels.ts';
import { call } from './support/api.ts';
import { demoToken } from './support/demoToken.ts';
import { openAsDemo, ownLesson } from './support/lessons.ts';
import type { Server } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const SCHOOL = 'shengya';
const { player } = words.cn;
const controls = playerLabels.cn;

for (const form of ['audio', 'document', 'text'] as const) {
  test(`a lesson as ${form} opens, takes a note that stays, says that it has no picture, and is ticked off (product.md 4.3, 5.5)`, async ({
    page,
    server,
  }) => {
    const { path, title } = await ownLesson(server, SCHOOL, (playback) => playback.form === form);
    await openAsDemo(page, server, SCHOOL, `${path}&part=notes`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    if (form === 'audio') {
      await page.getByRole('button', { name: controls.play, exact: true }).click();
      const at = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
      await expect.poll(at).toBeGreaterThan(1);
      await page.getByRole('button', { name: controls.pause, exact: true }).click();
    }
    if (form === 'document') await expect(page.locator('canvas').first()).toBeVisible();
    if (form === 'text') await expect(page.getByText('椭圆的定义', { exact: true })).toBeVisible();

    await expect(page.getByRole('button', { name: player.capture })).toBeDisabled();
    await expect(page.getByText(player.captureProblem.none)).toBeVisible();
    const note = `${form}：离心率`;
    await page.getByRole('textbox', { name: player.newNote }).fill(note);
    await page.getByRole('button', { name: player.addNote }).click();
    await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible();
    await page.reload();
    const stored = page.getByRole('listitem').filter({ hasText: note });
    await expect(stored).toBeVisible();
    // What is heard has seconds, what is read has none.
    await expect(stored.getByRole('button', { name: /00:0[1-9]/ })).toHaveCount(form === 'audio' ? 1 : 0);

    const mark = page.getByRole('button', { name: player.markRead });
    if (await mark.isVisible()) {
      const saved = page.waitForResponse((response) => response.url().includes(contract.media.saveRecord.path));
      await mark.click();
      expect((await saved).ok()).toBe(true);
      await expect(mark).toHaveCount(0);
    }
  });
}

type Lesson = OutputOf<typeof contract.learning.liveLessons>[number];

/** The dated lessons of all live classes of the demo student. */
async function datedLessons(server: Server): Promise<Lesson[]> {
  const token = await demoToken(server, SCHOOL);
  const asked = { kind: 'live', page: 1, pageSize: 20 } as const;
  const { items } = await call(server, SCHOOL, contract.courses.mine, asked, token);
  const lists = await Promise.all(
    items.map(({ id: courseId }) => call(server, SCHOOL, contract.learning.liveLessons, { courseId }, token)),
  );
  return lists.flat();
}

const isOpen = ({ access }: Lesson) => access?.hasAccess !== false;
const isLocked = ({ access }: Lesson) => access?.error === 'previousPracticeRequired';

test('the page of a dated lesson says in each state what is, and leads on: ahead, cancelled, recording made, failed, locked with its practice (product.md 5.4)', async ({
  page,
  server,
}) => {
  const lessons = await datedLessons(server);
  const states: readonly { name: string; find: (lesson: Lesson) => boolean; title: (lesson: Lesson) => string }[] = [
    {
      name: 'ahead',
      find: ({ state, access }) => state === 'notStarted' && access?.error === 'tooEarly',
      title: () => player.ahead,
    },
    { name: 'cancelled', find: ({ state }) => state === 'cancelled', title: () => player.cancelled },
    {
      name: 'recording made',
      find: ({ state, replay, access }) =>
        state === 'ended' && replay === 'generating' && access?.error !== 'previousPracticeRequired',
      title: () => player.making,
    },
    {
      name: 'recording failed',
      find: ({ state, replay, access }) =>
        state === 'ended' && replay === 'failed' && access?.error !== 'previousPracticeRequired',
      title: () => player.failedReplay,
    },
    { name: 'locked', find: isLocked, title: ({ access }) => access?.message ?? '' },
  ];
  let isLoggedIn = false;
  for (const { name, find, title } of states) {
    await test.step(name, async () => {
      const lesson = lessons.find(find);
      if (!lesson) throw new Error(`the demo student has no lesson of which is said: ${name}`);
      const path = `/learn/scheduledetail/${lesson.datedId}/${lesson.state}/live`;
      if (isLoggedIn) await page.goto(server.url(SCHOOL, path));
      else await openAsDemo(page, server, SCHOOL, path);
      isLoggedIn = true;
      expect(title(lesson)).not.toBe('');
      await expect(page.getByRole('heading', { level: 2, name: title(lesson) })).toBeVisible();
      if (name === 'cancelled') await expect(page.getByText(lesson.cancelReason ?? '').first()).toBeVisible();
      // The way out of a lock is the practice that makes it.
      if (name === 'locked') {
        await page.getByRole('link', { name: player.toPractice }).first().click();
        await expect(page).toHaveURL(new RegExp(`practice.*${lesson.access?.blockId}`));
      }
    });
  }

  await test.step('recording ready', async () => {
    const ready = lessons.find((lesson) => lesson.replay === 'ready' && isOpen(lesson));
    await page.goto(server.url(SCHOOL, `/learn/scheduledetail/${ready?.datedId}/${ready?.state}/live`));
    await page.getByRole('button', { name: controls.play, exact: true }).click();
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.5);
  });
});
