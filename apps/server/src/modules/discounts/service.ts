import type { Campaign, CourseCard, Page, SentOf } from '@shuyuan/contract';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import { missing } from '../../platform/core/errors.ts';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { type CampaignRow, selectCampaign, selectCheaper, selectLiving, selectOfCampaign } from './queries.ts';

/** Running and future campaigns. */
export async function listCampaigns(ctx: Ctx, page: PageInput): Promise<Page<Campaign>> {
  return mapPage(await selectLiving(ctx, page), (row) => toCampaign(row, ctx.now));
}

/** One campaign; `missing` when the school has none of this id (E3). */
export async function findCampaign(ctx: Ctx, id: number): Promise<Campaign> {
  const row = await selectCampaign(ctx, id);
  if (!row) throw missing();
  return toCampaign(row, ctx.now);
}

/** Courses of a campaign; without an id all that are cheaper now. */
export async function listCampaignCourses(
  ctx: Ctx,
  { id, ...page }: PageInput & { id?: number | undefined },
): Promise<Page<SentOf<typeof CourseCard>>> {
  if (id === undefined) return mapPage(await selectCheaper(ctx, page), toCourseCard);
  if (!(await selectCampaign(ctx, id))) throw missing();
  return mapPage(await selectOfCampaign(ctx, { id, ...page }), toCourseCard);
}

function toCampaign(row: CampaignRow, now: Date): Campaign {
  return {
    id: row.id,
    name: row.name,
    note: row.note ?? undefined,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    status: row.state,
    courseCount: row.courses ?? 0,
    serverTime: now.toISOString(),
  };
}
