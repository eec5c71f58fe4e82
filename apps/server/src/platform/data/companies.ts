import { tenantLabel } from '@shuyuan/rules';
import type { Selectable } from 'kysely';
import type { Cache } from './cache.ts';
import type { CompanyTable } from './tables.ts';
import type { Tenancy } from './tenancy.ts';

/** A school's row. */
export type CompanyRow = Selectable<CompanyTable>;

/** Label of the school that hostnames without one belong to (§1). */
export const DEFAULT_LABEL = 'default';
/** School number under which entries that belong to none are cached; no school has it. */
export const NO_COMPANY = 0;
/** Tag of everything cached from the `company` table. */
export const COMPANY_TAG = 'company';

const CACHE_MS = 60_000;
/** Hostnames of schools that are remembered; one label can stand before many domains. */
const KNOWN_MAX = 10_000;

/** Finds schools by hostname, label and id, from the cache if possible. */
export class Companies {
  private readonly tenancy: Tenancy;
  private readonly cache: Cache;
  private readonly knownHosts = new Set<string>();
  private readonly knownIds = new Set<number>();

  constructor(tenancy: Tenancy, cache: Cache) {
    this.tenancy = tenancy;
    this.cache = cache;
  }

  /** The school with this label (T6); null when there is none. */
  byLabel(label: string): Promise<CompanyRow | null> {
    return this.load('label', label);
  }

  /** The school with this id. */
  async byId(id: number): Promise<CompanyRow | null> {
    const company = await this.load('id', id);
    if (company) this.knownIds.add(id);
    return company;
  }

  /** Whether finding the school of this id may need the database for a number that nobody has asked for before. */
  isNewId(id: number): boolean {
    return !this.knownIds.has(id);
  }

  /** The school that a `Host` header means: its own domain first, then the first label; null when no school has it (§1). */
  async byHost(host: string | undefined): Promise<CompanyRow | null> {
    const hostname = hostnameOf(host ?? '');
    const said = tenantLabel(hostname);
    if (said.kind === 'invalid') return null;
    if (said.kind === 'default') return this.byLabel(DEFAULT_LABEL);
    const company = (await this.load('custom_domain', hostname)) ?? (await this.byLabel(said.label));
    if (company && this.knownHosts.size >= KNOWN_MAX) this.knownHosts.clear();
    if (company) this.knownHosts.add(hostname);
    return company;
  }

  /** Whether finding the school of this host may need the database for a name that nobody has asked for before. */
  isNewHost(host: string | undefined): boolean {
    const hostname = hostnameOf(host ?? '');
    return tenantLabel(hostname).kind === 'label' && !this.knownHosts.has(hostname);
  }

  /** Ids of all schools, for jobs that process them one by one. */
  async listIds(): Promise<number[]> {
    const rows = await this.tenancy.withTenant(NO_COMPANY, (tx) =>
      tx.selectFrom('company').select('id').orderBy('id').execute(),
    );
    return rows.map((row) => row.id);
  }

  private load(column: 'label' | 'id' | 'custom_domain', value: string | number): Promise<CompanyRow | null> {
    return this.cache.get(NO_COMPANY, COMPANY_TAG, `${column}:${value}`, CACHE_MS, () =>
      this.tenancy.withTenant(NO_COMPANY, async (tx) => {
        const row = await tx.selectFrom('company').selectAll().where(column, '=', value).executeTakeFirst();
        return row ?? null;
      }),
    );
  }
}

/** The name in a `Host` header, in lower case and without port. */
export function hostnameOf(host: string): string {
  const name = host.startsWith('[') ? host.slice(1, Math.max(1, host.indexOf(']'))) : host.replace(/:\d*$/, '');
  return name.toLowerCase();
}
