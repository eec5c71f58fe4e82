import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { DRAFT_FILES_DAYS } from '@shuyuan/rules';
import { keepOwnFiles } from '../../platform/files/uploadUses.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { DAY_MS } from '../../platform/work/retention.ts';
import { ATTACHED } from './submit.ts';

type KeepFiles = (typeof contract)['articles']['keepFiles'];

/** Keeps the files that a draft names: drafts are in the browser, and their files are on the server (decision 0038, S11). */
export async function keepDraftFiles(
  { tx, studentId, now }: Pick<StudentCtx, 'tx' | 'studentId' | 'now'>,
  { fileIds }: InputOf<KeepFiles>,
): Promise<OutputOf<KeepFiles>> {
  const until = new Date(now.getTime() + DRAFT_FILES_DAYS * DAY_MS);
  const owner = { kind: 'student', id: studentId } as const;
  const kinds = ['articleCover', 'articleImage', ...ATTACHED] as const;
  return { fileIds: await keepOwnFiles(tx, owner, { ids: fileIds, kinds, until }), storedUntil: until.toISOString() };
}
