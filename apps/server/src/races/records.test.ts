import { learning, media, practice } from '@shuyuan/contract';
import { PLAY_RATE_MAX, playableSeconds, type WatchedRange, watchedSeconds } from '@shuyuan/rules';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { enrol } from '../testing/catalogue.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { BY_MACHINE, buildPaper } from '../testing/papers.ts';
import type { School, StudentCaller } from '../testing/school.ts';
import { codesOf, openField, POSTGRES, patiently, ROUNDS, race } from './field.ts';

const LENGTH_S = 600;
const DEVICES = 8;
const REPORTS = 4;
const LONGEST_S = 120;
const FEW = Math.ceil(ROUNDS / 10);
const HLS = { kind: 'video', media: 'hls', media_path: 'hls/index.m3u8', media_s: LENGTH_S } as const;

describe.skipIf(!POSTGRES)('what a student watches on several devices, between two processes (I12, C4)', () => {
  const field = openField();
  const now = () => field.arena.app.platform.clock.now();

  /** A student who opened the second lesson of a recorded course so long ago; its practice locks the third. */
  async function opened(school: School, agoS: number) {
    const made = await buildPaper(
      school,
      BY_MACHINE,
      {},
      {
        course: { kind: 'recorded' },
        run: { is_locked_by_practice: true },
        lessons: [HLS, { ...HLS, has_practice: true }, HLS],
      },
    );
    const student = await school.student();
    await enrol(school, student.id, made);
    const key = { courseId: made.id, lessonId: made.lessonId };
    await student.ask(media.play, key);
    const began_at = new Date(now().getTime() - agoS * 1_000);
    await school.withTenant((tx) =>
      tx.updateTable('lesson_play').set({ began_at }).where('student_id', '=', student.id).execute(),
    );
    const report = (n: number, [from, end]: WatchedRange) =>
      patiently(() =>
        field.arena
          .remote({ token: student.token, host: school.host }, n)
          .answer(media.saveRecord, { ...key, positionS: end, ranges: [[from, end]] }),
      );
    return { made, student, key, report };
  }

  const recordOf = (school: School, { id }: StudentCaller) =>
    school.withTenant((tx) =>
      tx
        .selectFrom('learn_record')
        .select(['watched_s', 'finished_at', sql<string>`watched::text`.as('watched')])
        .where('student_id', '=', id)
        .executeTakeFirstOrThrow(),
    );

  test('is the exact union, finishes once, and brings one practice', async () => {
    const school = await field.arena.school();
    for (let round = 0; round < FEW; round += 1) {
      const { made, student, key, report } = await opened(school, 3_600);
      const plan = Array.from({ length: DEVICES }, () =>
        Array.from({ length: REPORTS }, (): WatchedRange => {
          const from = Math.floor(Math.random() * (LENGTH_S - 1));
          return [from, Math.min(LENGTH_S, from + 1 + Math.floor(Math.random() * LONGEST_S))];
        }),
      );
      // All ends are watched by somebody, so that the round always finishes the lesson in the middle of the race.
      const sure: WatchedRange[] = [
        [0, 300],
        [300, LENGTH_S],
      ];
      const answers = (
        await race(DEVICES + sure.length, async (n) => {
          const mine: Awaited<ReturnType<typeof report>>[] = [];
          let before = 0;
          for (const range of plan[n] ?? [sure[n - DEVICES] ?? [0, 1]]) {
            const answer = await report(n + round, range);
            // Never fewer seconds than before, whatever the other devices send.
            expect(answer.data?.watchedS ?? -1).toBeGreaterThanOrEqual(before);
            before = answer.data?.watchedS ?? 0;
            mine.push(answer);
          }
          return mine;
        })
      ).flat();
      const sent = plan.flat().length + sure.length;
      expect(codesOf(answers)).toEqual({ 'code 0': sent });
      const record = await recordOf(school, student);
      expect(record.watched_s).toBe(watchedSeconds([...plan.flat(), ...sure]));
      expect(record.watched).toBe(`{[0,${LENGTH_S})}`);
      await report(0, [0, LENGTH_S]);
      expect((await recordOf(school, student)).finished_at).toEqual(record.finished_at);
      expect(record.finished_at).not.toBeNull();
      const records = () =>
        school.withTenant((tx) =>
          tx.selectFrom('practice_record').select('id').where('student_id', '=', student.id).execute(),
        );
      await expect.poll(async () => (await records()).length).toBe(1);
      const [lessons, own, { items }] = [
        await student.ask(learning.recordedLessons, { courseId: made.id }),
        await student.ask(learning.ownClass, { courseId: made.id }),
        await student.ask(practice.list),
      ];
      expect(items.map(({ lessonId }) => lessonId)).toEqual([key.lessonId]);
      expect(await records()).toHaveLength(1);
      expect(own.finishedCount).toBe(lessons.filter(({ isFinished }) => isFinished).length);
      expect(lessons.map(({ access }) => access?.blockId)).toEqual([undefined, undefined, items[0]?.id]);
    }
    await expectInvariants(school);
  });

  test('is no more than can have been played, however many devices claim it at once', async () => {
    const school = await field.arena.school();
    for (let round = 0; round < FEW; round += 1) {
      const agoS = 30;
      const { student, report } = await opened(school, agoS);
      const began = now().getTime();
      const part = LENGTH_S / DEVICES;
      await race(DEVICES, (n) => report(n + round, [n * part, (n + 1) * part]));
      const { watched_s, finished_at } = await recordOf(school, student);
      // The clocks of the processes may be a second apart.
      const mostS = playableSeconds(agoS * 1_000 + (now().getTime() - began)) + PLAY_RATE_MAX;
      expect(watched_s).toBeGreaterThanOrEqual(playableSeconds(agoS * 1_000) - PLAY_RATE_MAX);
      expect(watched_s).toBeLessThanOrEqual(mostS);
      expect(finished_at).toBeNull();
    }
    await expectInvariants(school);
  });
});
