import type { Agreement, Company, SentOf } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import { missing } from '../../platform/core/errors.ts';
import type { Cache } from '../../platform/data/cache.ts';
import { COMPANY_TAG, type Companies, type CompanyRow } from '../../platform/data/companies.ts';
import type { Tenancy } from '../../platform/data/tenancy.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { safeImage } from '../../platform/http/safeImage.ts';
import { type AgreementRow, selectAgreement, selectAgreements } from './queries.ts';

const CACHED_MS = 60_000;

/** What the look-up of schools uses. */
export interface TenantServices {
  companies: Companies;
  tenancy: Tenancy;
  cache: Cache;
}

/** The public record of a school by label (§1); `missing` when no school has it. */
export async function findCompany(services: TenantServices, label: string, locale: Locale): Promise<Company> {
  const row = await services.companies.byLabel(label.toLowerCase());
  if (!row) throw missing();
  return companyRecord(services, row, locale);
}

/**
 * The public record of a school whose row is at hand; the portal's page carries it too. Only what is read here is cached: the row
 * may be the one of a demo school in another brand.
 */
export async function companyRecord(
  { cache, tenancy }: Omit<TenantServices, 'companies'>,
  row: CompanyRow,
  locale: Locale,
): Promise<Company> {
  const purchase = await cache.get(row.id, COMPANY_TAG, 'purchase', CACHED_MS, async () => {
    const [agreement] = await tenancy.withTenant(row.id, (tx) => selectAgreements(tx, ['purchase']));
    return { id: agreement?.id };
  });
  return toCompany(row, locale, purchase.id);
}

/** Agreements in force of the given types, in the order asked for (§7). */
export async function listAgreements(
  { tx, locale }: Ctx,
  types: readonly AgreementRow['type'][],
): Promise<SentOf<typeof Agreement>[]> {
  const rows = await selectAgreements(tx, types);
  rows.sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type));
  return rows.map((row) => toAgreement(row, locale));
}

/** One agreement with its text; `missing` when it is not of this school. */
export async function findAgreement({ tx, locale }: Ctx, id: number): Promise<SentOf<typeof Agreement>> {
  const row = await selectAgreement(tx, id);
  if (!row) throw missing();
  return toAgreement(row, locale);
}

/** The fields of a school that leave the server (Z3), in the requested language. */
function toCompany(row: CompanyRow, locale: Locale, purchaseAgreementId: number | undefined): Company {
  const isEn = locale === 'en';
  return {
    id: row.id,
    legalName: (isEn && row.legal_name_en) || row.legal_name,
    name: (isEn && row.name_en) || row.name,
    shortName: (isEn && row.short_name_en) || row.short_name,
    label: row.label,
    ...present({
      tabIcon: safeImage(row.tab_icon),
      logo: safeImage(row.logo),
      logoInverse: safeImage(row.logo_inverse),
      phone: row.phone,
      qq: row.qq,
      creditCode: row.credit_code,
      icp: row.icp,
      policeRecord: row.police_record,
      copyright: (isEn && row.copyright_en) || row.copyright,
      branch: row.branch,
      brand: row.brand,
      slogan: (isEn && row.slogan_en) || row.slogan,
      phoneHours: (isEn && row.phone_hours_en) || row.phone_hours,
      androidApp: row.android_app,
      iosApp: row.ios_app,
      mobileBase: row.mobile_base,
    }),
    ...(purchaseAgreementId === undefined ? {} : { purchaseAgreementId }),
    ...(row.theme === null ? {} : { theme: row.theme }),
    liveHosts: row.live_hosts,
    status: row.status,
  };
}

function toAgreement(row: AgreementRow, locale: Locale): SentOf<typeof Agreement> {
  const isEn = locale === 'en';
  return {
    id: row.id,
    type: row.type,
    name: (isEn && row.name_en) || row.name,
    content: (isEn && row.content_en) || row.content,
    version: row.version,
  };
}

type Present<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The fields that have a value. */
function present<T extends Record<string, string | null>>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Present<T>;
}
