import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { publishArticle, submitArticle } from '../testing/articles.ts';
import { buildAssessment } from '../testing/assessments.ts';
import { buildCourse } from '../testing/catalogue.ts';
import type { School } from '../testing/school.ts';
import { buildScoreSheet } from '../testing/scoreSheets.ts';
import { openWorld, TEST_NOW } from '../testing/world.ts';
import { cancelClasses } from './cancelClasses.ts';
import { decideSheets } from './decideSheets.ts';
import { manageAssessments } from './manageAssessments.ts';
import { reviewWritings } from './reviewWritings.ts';

const world = openWorld();
const { archives, comments } = contract;
const parts = () => ({ ...world.platform, now: TEST_NOW });
const HOUR_MS = 3_600_000;

const eventsOf = (school: School) =>
  school.withTenant(async (tx) =>
    (await tx.selectFrom('audit_log').select('event').orderBy('id').execute()).map(({ event }) => event),
  );

/** Commands by which a school decides, publishes or withdraws, with the rows that they leave, in order. */
const COMMANDS: Readonly<Record<string, { does: (school: School) => Promise<unknown>; events: readonly string[] }>> = {
  review: {
    async does(school) {
      const student = await school.student();
      const run = (...args: unknown[]) => reviewWritings(args.map(String), parts());
      const [good, bad] = [await submitArticle(school, student), await submitArticle(school, student)];
      await run('approve', school.label, good.id, '--version', 1);
      await run('reject', school.label, bad.id, '--version', 1, '--reason', '太短');
      await run('takeOff', school.label, good.id);
      await run('putBack', school.label, good.id);
      const { id } = await publishArticle(school, student);
      const comment = await student.ask(comments.add, { kind: 'headline', articleId: id, content: '写得好' });
      await run('hide', school.label, comment.id, '--reason', '离题');
      await run('show', school.label, comment.id);
    },
    events: [
      'article published',
      'article refused',
      'article taken off',
      'article put back',
      'article published',
      'comment hidden',
      'comment shown',
    ],
  },
  assessment: {
    async does(school) {
      const { id, linkId } = await buildAssessment(school, { assessment: { shows_result: 'afterRelease' } });
      const lecturer = await school.lecturer();
      const run = (...args: unknown[]) => manageAssessments(args.map(String), parts());
      await run('link', school.label, id, 7);
      await run('withdraw', school.label, linkId);
      await run('release', school.label, id);
      await run('contact', school.label, id, lecturer.id);
    },
    events: [
      'assessment link made',
      'assessment link withdrawn',
      'assessment results released',
      'assessment contact set',
    ],
  },
  class: {
    async does(school) {
      const at = [new Date(TEST_NOW.getTime() + HOUR_MS), new Date(TEST_NOW.getTime() + 2 * HOUR_MS)] as const;
      const { id } = await buildCourse(school, { lessons: [{ at }] });
      for (let times = 0; times < 2; times += 1)
        await cancelClasses(['cancel', school.label, String(id), '人数不足'], parts());
    },
    events: ['class cancelled'],
  },
  scoreSheet: {
    async does(school) {
      for (const decision of ['confirm', 'sendBack']) {
        const student = await school.student();
        const { id, subjectIds } = await buildScoreSheet(school, student);
        const items = subjectIds.map((subjectId) => ({ subjectId, score: 90 }));
        await student.ask(archives.saveSheet, { id, items, isSubmitted: true, version: 0 });
        await decideSheets([decision, school.label, String(id), '林安娜'], parts());
      }
    },
    events: ['score sheet confirmed', 'score sheet sent back'],
  },
};

test.each(Object.keys(COMMANDS))(
  'npm run %s: each decision, publication and withdrawal leaves a row (S9)',
  async (name) => {
    const school = await world.school();
    await COMMANDS[name]?.does(school);
    expect(await eventsOf(school)).toEqual(COMMANDS[name]?.events);
  },
);
