import type { AnswerOf, CourseCard, contract, MembershipPackage, MembershipRecord, Page } from '@shuyuan/contract';
import type { Query } from '../../../api/query.ts';
import { membershipOf } from '../../../core/membership.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { PagedQuery } from '../../../page/PagedQuery.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { RootStore } from '../../../stores/RootStore.ts';
import { PurchaseStore } from './PurchaseStore.ts';

type Mine = AnswerOf<typeof contract.memberships.mine>;

/** Memberships on a page: a school has a handful. */
const PLANS = 20;
const COURSES = 4;
const RECORDS = 5;

/** The page of memberships: one's own, those on sale, courses they are good for; each part fails alone (product.md 4.11). */
export class EquityStore extends PageStore {
  readonly packages: Query<Page<MembershipPackage>>;
  readonly courses: Query<Page<CourseCard>>;
  readonly mine: Query<Mine>;
  readonly records: PagedQuery<MembershipRecord>;
  readonly purchase: PurchaseStore;
  readonly time: ServerTime;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    super();
    const { api, services } = root;
    this.#root = root;
    this.packages = this.query(() => api.memberships.packages({ pageSize: PLANS }));
    this.courses = this.query(() => api.memberships.courses({ pageSize: COURSES }), { atStart: [] });
    this.mine = this.query(() => api.memberships.mine());
    this.records = this.paged((question) => api.memberships.records(question), { pageSize: RECORDS });
    this.time = new ServerTime(services.clock);
    this.purchase = this.part(new PurchaseStore(services, () => this.#reload()));
    this.when(
      () => root.auth.token,
      (token) => this.#loadFor(token),
    );
    this.when(
      () => this.mine.value,
      ({ serverTime }) => this.time.read(serverTime),
    );
    this.observe();
  }

  /** What the student has, or had last: running, or over. */
  get own() {
    const { value } = this.mine;
    if (value?.name === undefined || value.since === undefined) return undefined;
    const { name, since, until, isMember } = value;
    const isSuspended = membershipOf(value) === 'suspended';
    return isMember || until !== undefined ? { name, since, until, isOver: !isMember, isSuspended } : undefined;
  }

  /** Whether what is bought now is added to a membership that runs; undefined while that is unknown. */
  get isMember() {
    return this.#root.auth.isLoggedIn ? this.mine.value?.isMember : false;
  }

  /** Whether one's own membership never ends, so that nothing can be added. */
  get isForever() {
    return this.isMember === true && this.mine.value?.until === undefined;
  }

  #reload() {
    for (const query of [this.packages, this.courses, this.mine, this.records]) void query.reload();
  }

  /** Loads what depends on the login; visitors have nothing of their own. */
  #loadFor(token: string | null) {
    void this.packages.load(); // until when one would last depends on what the student has
    if (token === null) {
      this.mine.clear();
      this.records.clear();
      return;
    }
    void this.mine.load();
    this.records.clear();
    this.records.show({ page: 1 });
    void this.#loadAlarm();
  }

  /** Fetches the reminder of the end, if one is due (§7); nothing waits for it, and its failure shows nowhere. */
  async #loadAlarm() {
    await this.fetch(() => this.#root.api.memberships.alarm()).catch(() => undefined);
  }
}
