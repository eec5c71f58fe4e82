import { type ArticleDocument, codePointLength, uploadPolicy } from '@shuyuan/rules';
import { sql } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, jsonInLanguage } from '../../platform/data/select.ts';
import type { Ctx, WithLinks } from '../../platform/http/requestContext.ts';
import { publicUrl } from './cards.ts';

/** Kind of the uses that texts have of files. */
export const TEXT_USE = 'articleText';

/** One text of an article as it is stored. */
export interface TextKey {
  articleId: number;
  version: number;
}

/** Uploads that a document shows, each once. */
export function pictureIdsOf({ blocks }: ArticleDocument): number[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.fileId] : [])))];
}

/** A text with its pictures and files; addresses are those of who asks, and files of visitors have none (U6). */
export async function readText(ctx: Ctx & WithLinks, { articleId, version }: TextKey) {
  const { tx, locale, links, studentId } = ctx;
  const row = await tx
    .selectFrom('article_text as v')
    .select(['v.id', 'v.allows_comments', 'v.is_public', 'v.cover_id', 'v.submitted_at', 'v.state'])
    .select(['v.title as own_title', 'v.content as own_content'])
    .select([
      jsonInLanguage<ArticleDocument>(locale, 'v.content').as('content'),
      inLanguage(locale, 'v.body').as('body'),
    ])
    .where('v.article_id', '=', articleId)
    .where('v.version', '=', version)
    .executeTakeFirstOrThrow();
  const pictures = await selectPictures(ctx, pictureIdsOf(row.content));
  const files = await tx
    .selectFrom('article_file as x')
    .innerJoin('upload as f', joinTenant('f.id', 'x.upload_id'))
    .select(['f.id', 'f.kind', 'f.name', 'f.media_type', 'f.path', 'f.bytes'])
    .where('x.text_id', '=', row.id)
    .orderBy('x.sort')
    .execute();
  return {
    row,
    shown: {
      content: row.content,
      pictures,
      attachments: files.map((file) => ({
        fileId: file.id,
        kind: uploadPolicy(file.kind).kind,
        name: file.name,
        mime: file.media_type,
        bytes: file.bytes,
        url: studentId === null && file.path.startsWith('u/') ? undefined : links.urlOf(file.path),
      })),
      length: codePointLength(row.body),
      allowsComments: row.allows_comments,
    },
  };
}

async function selectPictures({ tx }: Ctx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('upload')
    .select(['id', 'path', 'width', 'height'])
    .where(sql<boolean>`id = any (${ids}::bigint[])`)
    .execute();
  return rows.map(({ id, path, width, height }) => ({
    fileId: id,
    url: publicUrl(path),
    width: width ?? undefined,
    height: height ?? undefined,
  }));
}
