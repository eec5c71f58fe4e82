import type { Generated } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

/** A time in which offers are cheaper. */
export interface CampaignTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  name_en: string | null;
  note: string | null;
  note_en: string | null;
  starts_at: Date;
  ends_at: Date;
  sort: Defaulted<number>;
}

/** The price of an offer in a campaign. */
export interface CampaignOfferTable {
  company_id: number;
  campaign_id: number;
  offer_id: number;
  price_fen: number;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    campaign: CampaignTable;
    campaign_offer: CampaignOfferTable;
  }
}
