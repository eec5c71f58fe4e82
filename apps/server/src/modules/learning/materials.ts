import { extname } from 'node:path';
import type { contract, OutputOf } from '@shuyuan/contract';
import { inLanguage } from '../../platform/data/select.ts';
import type { StudentCtx, WithLinks } from '../../platform/http/requestContext.ts';
import { listOwnLessons } from './lessons.ts';
import type { ClassKey } from './queries.ts';

type Call = (typeof contract)['learning']['materials'];

/** The documents of the lessons that are open to the student, the last lesson's first; their addresses are signed and end (U6, Z4). */
export async function listMaterials(ctx: StudentCtx & WithLinks, key: ClassKey): Promise<OutputOf<Call>> {
  const lessons = await listOwnLessons(ctx, key);
  const open = lessons.filter(({ access }) => access?.hasAccess).map(({ lessonId }) => lessonId);
  if (open.length === 0) return [];
  const rows = await ctx.tx
    .selectFrom('lesson')
    .select(['id', 'media_path', inLanguage(ctx.locale, 'title').as('title')])
    .where('id', 'in', open)
    .where('media', '=', 'document')
    .orderBy('index', 'desc')
    .execute();
  return rows.flatMap(({ id, title, media_path: path }) =>
    path === null ? [] : [{ id, name: title + extname(path), url: ctx.links.sign(path) }],
  );
}
