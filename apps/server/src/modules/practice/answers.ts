import type { Answer, SentOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { toFile } from '../../platform/files/uploads.ts';
import type { LinkSigner } from '../../platform/http/linkSigner.ts';
import type { Ctx, WithLinks } from '../../platform/http/requestContext.ts';
import { type AnswerRow, selectAnswers } from './rows.ts';

/** An answer as it leaves the server. */
export type SentAnswer = SentOf<typeof Answer>;

/** What of marking a reader sees in answers. */
export interface MarksShown {
  /** State and points. */
  marks: boolean;
  /** Points by criteria, which belong to the answers (Z4). */
  criteria: boolean;
  /** The lecturer's words and strokes. */
  words: boolean;
}

/** The answers of an attempt with their files. */
export async function readAnswers(
  { tx, links }: Pick<Ctx, 'tx'> & WithLinks,
  recordId: number,
  shown: MarksShown,
): Promise<SentAnswer[]> {
  const [rows, files] = [await selectAnswers(tx, recordId), await selectFiles(tx, recordId)];
  const publicFiles = (row: AnswerRow) =>
    files.filter(({ question_id }) => question_id === row.question_id).map((file) => toAnswerFile(file, shown, links));
  return rows.map((row) => ({ ...toAnswer(row, shown), files: publicFiles(row) }));
}

/** The public form of an answer, without its files. */
export function toAnswer(row: AnswerRow, { marks, criteria, words }: MarksShown): SentAnswer {
  return {
    questionId: row.question_id,
    values: row.values,
    text: row.text ?? undefined,
    files: [],
    isFlagged: row.is_flagged,
    version: row.version,
    savedAt: row.version > 0 ? row.saved_at.toISOString() : undefined,
    state: marks ? row.state : undefined,
    score: marks ? (row.score ?? undefined) : undefined,
    criterionScores: criteria ? row.criterion_scores?.map((score) => ({ score: score ?? undefined })) : undefined,
    comment: words ? (row.comment ?? undefined) : undefined,
  };
}

function toAnswerFile(file: FileRow, { words }: MarksShown, links: LinkSigner): SentAnswer['files'][number] {
  return {
    ...toFile(file, links),
    type: file.type,
    durationS: file.duration_s ?? undefined,
    rotation: file.rotation,
    strokes: words ? ((file.strokes ?? undefined) as SentAnswer['files'][number]['strokes']) : undefined,
  };
}

/** Files of the answers of an attempt, in their order. */
function selectFiles(tx: Tx, recordId: number) {
  return tx
    .selectFrom('practice_file as f')
    .innerJoin('upload as u', joinTenant('u.id', 'f.upload_id'))
    .select(['u.id', 'u.name', 'u.path', 'u.bytes', 'u.width', 'u.height'])
    .select(['f.question_id', 'f.type', 'f.duration_s', 'f.rotation', 'f.strokes'])
    .where('f.record_id', '=', recordId)
    .orderBy('f.question_id')
    .orderBy('f.sort')
    .execute();
}
type FileRow = Awaited<ReturnType<typeof selectFiles>>[number];

/** SQL for how many questions of the practice `p` have an answer. */
export const ANSWERED = sql<number>`(select count(*)::int from practice_answer a
  where a.company_id = p.company_id and a.record_id = p.id and (array_to_string(a."values", '') <> ''
    or coalesce(a.text, '') <> '' or exists (select 1 from practice_file f where f.company_id = a.company_id
      and f.record_id = a.record_id and f.question_id = a.question_id)))`;
