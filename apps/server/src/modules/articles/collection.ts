import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { inLanguage, mapPage, pageOf } from '../../platform/data/select.ts';
import { missing } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { selectShown, toCard, withCards } from './cards.ts';

type Calls = typeof contract;

/** The collection, the latest first; of what was deleted or taken off only the title and the day are left (product.md 4.13). */
export async function listCollected(
  ctx: StudentCtx,
  input: InputOf<Calls['collections']['list']>,
): Promise<OutputOf<Calls['collections']['list']>> {
  const { tx, studentId, locale } = ctx;
  const { plateId } = input;
  if (plateId !== undefined) {
    const plate = await tx.selectFrom('plate').select('id').where('id', '=', plateId).executeTakeFirst();
    if (!plate) throw missing();
  }
  const query = tx
    .selectFrom('collection as k')
    .innerJoin('article as a', (join) =>
      join.onRef('a.company_id', '=', 'k.company_id').onRef('a.id', '=', 'k.article_id'),
    )
    .innerJoin('article_text as v', (join) =>
      join
        .onRef('v.company_id', '=', 'a.company_id')
        .onRef('v.article_id', '=', 'a.id')
        .onRef('v.version', '=', 'a.public_version'),
    )
    .select(['k.article_id', 'k.created_at', 'a.is_shown', inLanguage(locale, 'v.title').as('title')])
    .where('k.student_id', '=', studentId)
    .$if(plateId !== undefined, (some) => some.where('a.plate_id', '=', plateId ?? 0))
    .orderBy('k.created_at', 'desc')
    .orderBy('k.article_id', 'desc');
  const page = await pageOf(tx, query, input);
  const ids = page.rows.filter((row) => row.is_shown).map((row) => row.article_id);
  const shown = ids.length === 0 ? [] : await withCards(selectShown(ctx).where('a.id', 'in', ids), ctx).execute();
  const cards = new Map(shown.map((row) => [row.id, toCard(row)]));
  return mapPage(page, ({ article_id, created_at, title }) => {
    const article = cards.get(article_id);
    return { id: article_id, title, collectedAt: created_at.toISOString(), isRemoved: article === undefined, article };
  });
}
