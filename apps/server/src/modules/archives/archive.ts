import type { contract, OutputOf } from '@shuyuan/contract';
import { reportVerdict } from '@shuyuan/rules';
import { say } from '../../domain/words.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { selectCourses, selectReports, selectSheets, selectStudent } from './queries.ts';
import { toSheetFields } from './sheets.ts';
import { HONOURS } from './words.ts';

type Archive = OutputOf<(typeof contract)['archives']['read']>;

/** Everything a school keeps about how a student learns: only the student's own rows. */
export async function readArchive(ctx: StudentCtx): Promise<Archive> {
  const student = await selectStudent(ctx);
  const reports = await selectReports(ctx);
  return {
    basic: {
      name: student.nickname,
      portrait: student.portrait ?? undefined,
      gradeName: student.grade ?? undefined,
      joinedAt: student.created_at.toISOString(),
      number: undefined,
    },
    courses: (await selectCourses(ctx)).map((row) => ({
      courseId: row.class_run_id,
      saleId: row.offer_id,
      title: row.title,
      progress: row.progress,
      startsAt: row.starts_at?.toISOString(),
      endsAt: row.ends_at?.toISOString(),
    })),
    sheets: (await selectSheets(ctx)).map(toSheetFields),
    // A report of a class that was left has no page any more.
    reports: reports.flatMap((row) =>
      row.offer_id === null
        ? []
        : [
            {
              courseId: row.class_run_id,
              saleId: row.offer_id,
              title: row.title,
              average: row.average ?? undefined,
              publishedAt: row.published_at?.toISOString(),
            },
          ],
    ),
    honours: reports.flatMap((row) => {
      const at = row.published_at?.toISOString();
      const of = (honour: keyof typeof HONOURS) => ({ title: say(HONOURS[honour], ctx.locale), line: row.title, at });
      return [
        ...(row.attend_rate === 100 ? [of('fullAttendance')] : []),
        ...(reportVerdict(row.average ?? undefined) === 'excellent' ? [of('highMarks')] : []),
      ];
    }),
    serverTime: ctx.now.toISOString(),
  };
}
