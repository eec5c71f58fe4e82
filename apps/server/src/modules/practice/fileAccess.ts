import type { MayRead } from '../../platform/files/access.ts';
import { isOfMarker } from './markingRows.ts';

/** Files of answers: the student's own, and those of work in classes that a lecturer marks. */
export const readsAnswer: MayRead = async ({ tx, member }, recordId) => {
  const record = await findRecord(tx, recordId);
  if (!record) return false;
  return member.kind === 'student' ? record.student_id === member.id : isOfMarker(tx, member.id, record);
};

/** The lecturer's words as a recording: the student hears them when the work is over. */
export const readsComment: MayRead = async (ctx, recordId) => {
  const record = await findRecord(ctx.tx, recordId);
  return (
    record !== undefined &&
    (ctx.member.kind === 'lecturer' || record.state !== 'unfinished') &&
    readsAnswer(ctx, recordId)
  );
};

function findRecord(tx: Parameters<MayRead>[0]['tx'], id: number) {
  return tx
    .selectFrom('practice_record')
    .select(['student_id', 'class_run_id', 'assessment_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
}
