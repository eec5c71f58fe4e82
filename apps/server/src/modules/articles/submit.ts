import { changeOf, type contract, type InputOf, type OutputOf, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { invalid, missing, refused } from '../../platform/core/errors.ts';
import { addUses, lockOwnFiles } from '../../platform/files/uploadUses.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { checkContent, checkFiles, checkTitle } from './checks.ts';
import { passText } from './decide.ts';
import { readOwn } from './own.ts';
import { pictureIdsOf, TEXT_USE } from './texts.ts';

type SaveInput = InputOf<(typeof contract)['articles']['save']>;
type OwnArticle = OutputOf<(typeof contract)['articles']['save']>;

/** Most texts of a student that wait at once. */
const WAITING_MAX = 20;
export const ATTACHED = ['attachDoc', 'attachImage', 'attachAudio', 'attachVideo'] as const;

/**
 * Hands a new article in, or a new text of an own one: 6001 while a text is in review and after the school took it off, 4010 where
 * another text was handed in since, 1004 on a board where only the school writes, 1005 with too many texts in review, 1008 and 6004
 * as `checks.ts` says. The files are the student's own and stay while the text does (U10).
 */
export async function submitArticle(ctx: StudentCtx, input: SaveInput): Promise<OwnArticle> {
  const { tx, companyId, now } = ctx;
  const title = checkTitle(input.title);
  const { content, body } = checkContent(input.content);
  const fileIds = checkFiles(input.fileIds);
  const plate = await tx
    .selectFrom('plate')
    .select(['id', 'is_student_post', 'needs_review'])
    .where('id', '=', input.plateId)
    .executeTakeFirst();
  if (!plate) throw missing();
  if (!plate.is_student_post) throw refused(ResultCode.stateForbids);
  const pictures = pictureIdsOf(content);
  await lockFiles(ctx, { coverId: input.coverId, pictures, fileIds });
  const { articleId, version } = input.id === undefined ? await begin(ctx, input) : await goOn(ctx, input, input.id);
  const { id: textId } = await tx
    .insertInto('article_text')
    .values({
      company_id: companyId,
      article_id: articleId,
      version,
      plate_id: plate.id,
      title,
      title_en: null,
      content: JSON.stringify(content),
      content_en: null,
      body,
      body_en: null,
      cover_id: input.coverId ?? null,
      is_public: input.isPublic,
      allows_comments: input.allowsComments,
      submitted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (fileIds.length > 0) {
    const rows = fileIds.map((id, sort) => ({ company_id: companyId, text_id: textId, upload_id: id, sort }));
    await tx.insertInto('article_file').values(rows).execute();
  }
  const used = [...(input.coverId === undefined ? [] : [input.coverId]), ...pictures, ...fileIds];
  await addUses(tx, { companyId, kind: TEXT_USE, refId: textId }, [...new Set(used)]);
  if (!plate.needs_review) await passText({ tx, companyId, now }, articleId, { version, by: null });
  return readOwn(ctx, articleId);
}

async function lockFiles(
  { tx, studentId }: StudentCtx,
  {
    coverId,
    pictures,
    fileIds,
  }: { coverId: number | undefined; pictures: readonly number[]; fileIds: readonly number[] },
): Promise<void> {
  const owner = { kind: 'student', id: studentId } as const;
  if (coverId !== undefined) await lockOwnFiles(tx, owner, { ids: [coverId], kind: 'articleCover' });
  await lockOwnFiles(tx, owner, { ids: pictures, kind: 'articleImage' });
  await lockOwnFiles(tx, owner, { ids: fileIds, kind: ATTACHED });
}

async function begin({ tx, companyId, studentId, now }: StudentCtx, { plateId }: SaveInput) {
  // Two tabs must not both take the last place.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`articles ${companyId} ${studentId}`}, 0))`.execute(tx);
  const { waiting } = await tx
    .selectFrom('article')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('student_id', '=', studentId)
    .where('state', '=', 'inReview')
    .executeTakeFirstOrThrow();
  if (waiting >= WAITING_MAX) throw refused(ResultCode.tooFrequent);
  const { id } = await tx
    .insertInto('article')
    .values({
      company_id: companyId,
      author_kind: 'student',
      student_id: studentId,
      lecturer_id: null,
      plate_id: plateId,
      subject_id: null,
      public_version: null,
      words: null,
      created_at: now,
      published_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { articleId: id, version: 1 };
}

async function goOn({ tx, studentId }: StudentCtx, input: SaveInput, id: number) {
  const article = await tx
    .selectFrom('article')
    .select(['state', 'version', 'public_version'])
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .where('state', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst();
  if (!article) throw missing();
  if (input.version === undefined) throw invalid([{ field: 'version', rule: 'required' }]);
  const { from, to } = changeOf('article', 'submit');
  if (!from.includes(article.state as (typeof from)[number])) throw refused(ResultCode.articleNotEditable);
  if (article.version !== input.version) throw refused(ResultCode.changedElsewhere);
  const version = article.version + 1;
  await tx
    .updateTable('article')
    .set({ state: to, version, ...(article.public_version === null ? { plate_id: input.plateId } : {}) })
    .where('id', '=', id)
    .execute();
  return { articleId: id, version };
}
