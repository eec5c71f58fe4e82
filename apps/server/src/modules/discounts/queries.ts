import { type RawBuilder, sql } from 'kysely';
import { isOnSale, saleState, selectCards } from '../../domain/courseCards/courseCards.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, type PageInput, pageOf } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';

/** State of a campaign at this instant. */
type CampaignState = 'notStarted' | 'going' | 'ended';

function selectCampaigns({ tx, locale, now }: Ctx) {
  return tx
    .selectFrom('campaign as k')
    .select(['k.id', 'k.starts_at', 'k.ends_at'])
    .select([
      inLanguage(locale, 'k.name').as('name'),
      inLanguage<string | null>(locale, 'k.note').as('note'),
      sql<CampaignState>`case when k.ends_at <= ${now} then 'ended'
        when k.starts_at > ${now} then 'notStarted' else 'going' end`.as('state'),
    ])
    .select((eb) =>
      eb
        .selectFrom('campaign_offer as x')
        .innerJoin('offer as o', joinTenant('o.id', 'x.offer_id'))
        .innerJoin('class_run as r', joinTenant('r.id', 'o.class_run_id'))
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('x.company_id', '=', 'k.company_id')
        .whereRef('x.campaign_id', '=', 'k.id')
        .where(isLearnable(now))
        .as('courses'),
    );
}
/** A campaign with how many courses it has. */
export type CampaignRow = Awaited<ReturnType<ReturnType<typeof selectCampaigns>['execute']>>[number];

/** Running and future campaigns, those that end first on top. */
export function selectLiving(ctx: Ctx, page: PageInput) {
  const query = selectCampaigns(ctx).where('k.ends_at', '>', ctx.now).orderBy('k.ends_at').orderBy('k.id');
  return pageOf(ctx.tx, query, page);
}

/** One campaign, ended or not. */
export function selectCampaign(ctx: Ctx, id: number): Promise<CampaignRow | undefined> {
  return selectCampaigns(ctx).where('k.id', '=', id).executeTakeFirst();
}

/** Courses of a campaign that have not ended, those on sale first. */
export function selectOfCampaign(ctx: Ctx, { id, ...page }: PageInput & { id: number }) {
  const query = selectCards(ctx)
    .innerJoin('campaign_offer as x', joinTenant('x.offer_id', 'o.id'))
    .where('x.campaign_id', '=', id)
    .where(isLearnable(ctx.now))
    .orderBy(sql`${isOnSale(ctx.now)} desc, c.rank, c.id, o.id`);
  return pageOf(ctx.tx, query, page);
}

/** Courses discounted by a campaign now. */
export function selectCheaper(ctx: Ctx, page: PageInput) {
  const { now } = ctx;
  const query = selectCards(ctx)
    .where(isLearnable(now))
    .where(
      sql<boolean>`exists (select 1 from campaign_offer x
        join campaign k on k.company_id = x.company_id and k.id = x.campaign_id
        where x.company_id = o.company_id and x.offer_id = o.id and x.price_fen < o.price_fen
          and k.starts_at <= ${now} and k.ends_at > ${now})`,
    )
    .orderBy(sql`${isOnSale(now)} desc, c.rank, c.id, o.id`);
  return pageOf(ctx.tx, query, page);
}

function isLearnable(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${saleState(now)} not in ('ended', 'discontinued'))`;
}
