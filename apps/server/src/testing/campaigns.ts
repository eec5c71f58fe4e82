import type { Insertable } from 'kysely';
import type { CampaignTable } from '../modules/discounts/tables.ts';
import { inDays } from './coupons.ts';
import type { School } from './school.ts';

/** Creates a campaign that runs for a week, with a price in fen for each offer; resolves to its id. */
export function buildCampaign(
  school: School,
  prices: Readonly<Record<number, number>>,
  overrides: Partial<Omit<Insertable<CampaignTable>, 'company_id' | 'id'>> = {},
): Promise<number> {
  const company_id = school.id;
  const row = {
    company_id,
    name: '寒假早鸟',
    name_en: 'Early birds',
    note: '限时优惠',
    note_en: null,
    starts_at: inDays(-1),
    ends_at: inDays(7),
    ...overrides,
  };
  return school.withTenant(async (tx) => {
    const { id } = await tx.insertInto('campaign').values(row).returning('id').executeTakeFirstOrThrow();
    for (const [offerId, price_fen] of Object.entries(prices)) {
      const price = { company_id, campaign_id: id, offer_id: Number(offerId), price_fen };
      await tx.insertInto('campaign_offer').values(price).execute();
    }
    return id;
  });
}
