import type { Campaign, CourseCard, Page } from '@shuyuan/contract';
import type { View } from '../../domain/courseCards/courseCards.ts';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { missing } from '../../platform/http/errors.ts';
import { type CampaignRow, selectCampaign, selectCheaper, selectLiving, selectOfCampaign } from './queries.ts';

/** Campaigns that go on or are to come. */
export async function listCampaigns(tx: Tx, view: View, page: PageInput): Promise<Page<Campaign>> {
  return mapPage(await selectLiving(tx, view, page), (row) => toCampaign(row, view.now));
}

/** One campaign; `missing` when the school has none of this id (E3). */
export async function findCampaign(tx: Tx, view: View, id: number): Promise<Campaign> {
  const row = await selectCampaign(tx, view, id);
  if (!row) throw missing();
  return toCampaign(row, view.now);
}

/** Courses of a campaign; without an id all that are cheaper now. */
export async function listCampaignCourses(
  tx: Tx,
  view: View,
  { id, ...page }: PageInput & { id?: number | undefined },
): Promise<Page<CourseCard>> {
  if (id === undefined) return mapPage(await selectCheaper(tx, view, page), toCourseCard);
  if (!(await selectCampaign(tx, view, id))) throw missing();
  return mapPage(await selectOfCampaign(tx, view, { id, ...page }), toCourseCard);
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
