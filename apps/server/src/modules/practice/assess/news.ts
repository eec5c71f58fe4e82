import { sql } from 'kysely';
import { joinTenant } from '../../../platform/data/joinTenant.ts';
import type { PracticeCtx, RecordRow } from '../rows.ts';
import { ASSESSMENT_NEWS, type Message, NEWS, type News } from '../words.ts';

/**
 * SQL for whether the student finds the result of `p`. A release that was committed while the marks waited for its lock is later than
 * their `now`, and has told nobody of this attempt.
 */
const IS_SHOWN = sql<boolean>`(p.state = 'finished' and (s.shows_result = 'afterMarking' or s.released_at is not null))`;

/**
 * What a student is told of an attempt at an assessment, with the page that it leads to; of points nothing before the school shows
 * them. Locks the assessment, so that a release that happens meanwhile finds the attempt marked and tells the student.
 */
export async function assessmentNews({ tx }: Pick<PracticeCtx, 'tx'>, record: RecordRow, news: News): Promise<Message> {
  const { type, link_id, is_shown } = await tx
    .selectFrom('practice_record as p')
    .innerJoin('assessment as s', joinTenant('s.id', 'p.assessment_id'))
    .innerJoin('assessment_record as e', joinTenant('e.id', 'p.id'))
    .select(['s.type', 'e.link_id', IS_SHOWN.as('is_shown')])
    .where('p.id', '=', record.id)
    .forShare('s')
    .executeTakeFirstOrThrow();
  const area = type === 'objective' ? 'assess' : 'subjective';
  if (news !== 'marked') return { ...NEWS[news], ...ASSESSMENT_NEWS[news], link: `/${area}/evaluation?bid=${link_id}` };
  const message = ASSESSMENT_NEWS[is_shown ? 'marked' : 'waiting'];
  return { ...message, link: `/${area}/result?bid=${link_id}&cid=${record.id}` };
}
