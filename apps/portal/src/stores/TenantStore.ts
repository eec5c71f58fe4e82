import type { Company } from '@shuyuan/contract';
import { tenantLabel } from '@shuyuan/rules';
import { type Brand, brands } from '@shuyuan/tokens';
import { makeAutoObservable, reaction } from 'mobx';
import { ApiError } from '../api/apiError.ts';
import { Query } from '../api/query.ts';
import { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';

/** The label used for plain `localhost` and IP addresses (product.md 2.1). */
const DEFAULT_LABEL = 'default';
/** Last good brand, read by `boot.js` before the first frame where the server writes no `data-brand`. */
const BRAND_KEY = 'brand';

/** The school of this host (§1): its record, its brand and derived values. */
export class TenantStore {
  readonly company: Query<Company>;
  /** The requested page works without the record and does not wait for it (§2 `/chat`). */
  isSkipped = false;
  readonly #services: Pick<Services, 'api' | 'page' | 'storage'>;
  readonly #hostname: string;
  readonly #known: readonly Brand[];
  readonly #scope = new Scope();

  /** `known`: the brands that are built in. */
  constructor(
    services: Pick<Services, 'api' | 'page' | 'storage'>,
    hostname: string,
    known: readonly Brand[] = brands,
  ) {
    this.#services = services;
    this.#hostname = hostname;
    this.#known = known;
    this.company = new Query(async () => {
      const { label } = this;
      if (label === null) throw new ApiError('missing'); // no school can have such a name
      return named(await services.api.tenant.byLabel({ label }));
    });
    makeAutoObservable(this, { company: false }, { autoBind: true });
  }

  /** First label of the hostname, or the default school's; null where the hostname cannot name a school (§1, T6). */
  get label(): string | null {
    const label = tenantLabel(this.#hostname);
    if (label.kind === 'invalid') return null;
    return label.kind === 'label' ? label.label : DEFAULT_LABEL;
  }

  /** `unknown`: no school has this label; `closed`: the school is not open to visitors. */
  get phase(): 'loading' | 'open' | 'closed' | 'unknown' | 'failed' {
    const { value, error } = this.company;
    if (this.isSkipped && !value) return 'open';
    if (value) return value.status === 'closed' ? 'closed' : 'open';
    if (error) return error.kind === 'missing' ? 'unknown' : 'failed';
    return 'loading';
  }

  get companyId() {
    return this.company.value?.id ?? null;
  }

  /** The built-in brand: the one the record names, else the one that lists this label (§1). */
  get brand(): Brand {
    const { label } = this;
    const named = this.company.value?.brand;
    const known = this.#known;
    const byName = known.find((brand) => brand.id === named);
    return byName ?? known.find((brand) => label !== null && brand.tenants.includes(label)) ?? defaultBrand(known);
  }

  /** The school shows the neutral brand and bears another name: the mark of the brand is not its own. */
  private get isUnmarked() {
    const { brand } = this;
    const { theme, shortName } = this.company.value ?? {};
    return (
      brand.id === DEFAULT_LABEL &&
      shortName !== undefined &&
      shortName !== '' &&
      !theme &&
      !Object.values(brand.name).includes(shortName)
    );
  }

  /** Whether this school has chat (§1, `showIm`). */
  get showIm() {
    return this.brand.im.show;
  }

  start() {
    this.#scope.add(reaction(() => this.company.value, this.paint, { fireImmediately: true }));
    if (!this.isSkipped) this.lookUp();
  }

  /** Continues with the brand of the hostname's label (§2 `/chat`). */
  skipLookUp() {
    const { page } = this.#services;
    this.isSkipped = true;
    page.setBrand(this.brand.id);
    page.setTabIcon(this.brand.icon);
  }

  /** Asks for the record, unless it is here or on its way. */
  lookUp() {
    if (this.company.isPending && !this.company.isLoading) void this.company.load();
  }

  dispose() {
    this.#scope.dispose();
  }

  private paint(company: Company | undefined) {
    if (!company) return;
    const { page, storage } = this.#services;
    page.setBrand(this.brand.id);
    storage.write(BRAND_KEY, this.brand.id);
    if (company.theme) page.setTheme(company.theme);
    else if (this.brand.mode) page.setMode(this.brand.mode);
    const { logo = null, logoInverse = logo } = company;
    if (logo !== null || this.isUnmarked) page.setLogos({ logo, logoInverse });
    page.setTabIcon(company.tabIcon ?? this.brand.icon);
  }
}

/** A school whose server gives it no name beside the short one goes by that. */
export const named = (company: Company): Company => ({ ...company, name: company.name || company.shortName });

/** The neutral host brand (§1); the folder always holds it. */
function defaultBrand(known: readonly Brand[]): Brand {
  const brand = known.find(({ id }) => id === 'default');
  if (!brand)
    throw new Error('packages/tokens has no brand "default": the portal cannot paint a school without a brand.');
  return brand;
}
