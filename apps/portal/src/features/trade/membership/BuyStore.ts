import type { AnswerOf, contract, MembershipPackage, MinutesPackage, Page, Switch } from '@shuyuan/contract';
import type { Query } from '../../../api/query.ts';
import { rowsHere } from '../../../core/known.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Services } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { hotOf } from './membershipProps.ts';
import { PurchaseStore } from './PurchaseStore.ts';

/** What is sold on the page: minutes of consultation, or memberships. */
export type BuyTab = 'minutes' | 'member';

const SWITCHES = { minutes: 'studyRoom', member: 'membership' } as const;
/** Goods of a kind in one request: a school has a handful. */
const GOODS_MAX = 20;

/** Buying minutes or a membership: what there is, what one has, and the price of what is chosen (product.md 5.4). */
export class BuyStore extends PageStore {
  tab: BuyTab | null = null;
  readonly memberships: Query<Page<MembershipPackage>>;
  readonly minutes: Query<Page<MinutesPackage>>;
  readonly account: Query<AnswerOf<typeof contract.minutes.account>>;
  readonly mine: Query<AnswerOf<typeof contract.memberships.mine>>;
  /** Whether the school sells what the tab shows. */
  readonly saleSwitch: Query<Switch, [BuyTab]>;
  readonly purchase: PurchaseStore;
  readonly time: ServerTime;
  /** Goods that the address names. */
  private requestedId: number | null = null;

  constructor(services: Pick<Services, 'api' | 'navigator' | 'toast' | 'clock'>) {
    super();
    const { api } = services;
    this.memberships = this.query(() => api.memberships.packages({ pageSize: GOODS_MAX }));
    this.minutes = this.query(() => api.minutes.packages({ pageSize: GOODS_MAX }));
    this.account = this.query(() => api.minutes.account());
    this.mine = this.query(() => api.memberships.mine());
    this.saleSwitch = this.query((tab) => api.site.switch({ type: SWITCHES[tab] }));
    this.purchase = this.part(new PurchaseStore(services, () => this.#reload()));
    this.time = new ServerTime(services.clock);
    this.when(
      () => this.preferred,
      (id) => this.preselect(id),
    );
    this.when(
      () => this.mine.value?.serverTime,
      (at) => this.time.read(at),
    );
    this.observe();
  }

  /** Whether the school does not sell this at present; unknown counts as sold, and the server decides. */
  get isClosed() {
    return this.saleSwitch.value?.status === 'closed';
  }

  /** The goods of the open tab. */
  get goods(): Query<Page<{ id: number }>> {
    return this.tab === 'member' ? this.memberships : this.minutes;
  }

  /** Opens a tab; `requestedId` are the goods that the address names. */
  show(tab: BuyTab, requestedId: number | null = null) {
    if (tab === this.tab) return;
    this.tab = tab;
    this.requestedId = requestedId;
    this.purchase.choose(null);
    this.saleSwitch.clear();
    void this.saleSwitch.load(tab);
    for (const query of tab === 'member' ? [this.memberships, this.mine] : [this.minutes, this.account])
      void query.load();
  }

  choose(id: number) {
    this.purchase.choose({ kind: this.tab === 'member' ? 'membership' : 'minutes', goodsId: id });
  }

  /** What is chosen before the student chose: what the address names, what is highlighted, else the first. */
  private get preferred(): number | undefined {
    if (this.tab === null || this.isClosed) return undefined;
    const highlighted = this.tab === 'member' ? hotOf(rowsHere(this.memberships.value?.items)) : undefined;
    const requested = this.goods.value?.items.find(({ id }) => id === this.requestedId);
    return (requested ?? highlighted ?? this.goods.value?.items[0])?.id;
  }

  private preselect(id: number) {
    const isThere = this.goods.value?.items.some((one) => one.id === this.purchase.goods?.goodsId);
    if (!isThere) this.choose(id);
  }

  #reload() {
    for (const query of [this.saleSwitch, this.memberships, this.minutes, this.account, this.mine]) void query.reload();
  }
}
