import type { AnswerOf, contract, MembershipPackage, MinutesPackage, Page, Switch } from '@shuyuan/contract';
import { makeAutoObservable, reaction } from 'mobx';
import { Query } from '../../../api/query.ts';
import { rowsHere } from '../../../core/known.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Services } from '../../../core/services.ts';
import { hotOf } from './membershipProps.ts';
import { PurchaseStore } from './PurchaseStore.ts';

/** What is sold on the page: minutes of consultation, or memberships. */
export type BuyTab = 'minutes' | 'member';

const SWITCHES = { minutes: 'studyRoom', member: 'membership' } as const;
/** Goods of a kind in one request: a school has a handful. */
const GOODS_MAX = 20;

/** Buying minutes or a membership: what there is, what one has, and the price of what is chosen (product.md 5.4). */
export class BuyStore {
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
  readonly #scope = new Scope();

  constructor(services: Pick<Services, 'api' | 'navigator' | 'toast' | 'clock'>) {
    const { api } = services;
    this.memberships = new Query(() => api.memberships.packages({ pageSize: GOODS_MAX }));
    this.minutes = new Query(() => api.minutes.packages({ pageSize: GOODS_MAX }));
    this.account = new Query(() => api.minutes.account());
    this.mine = new Query(() => api.memberships.mine());
    this.saleSwitch = new Query((tab) => api.site.switch({ type: SWITCHES[tab] }));
    this.purchase = new PurchaseStore(services, () => this.#reload());
    this.time = new ServerTime(services.clock);
    makeAutoObservable(
      this,
      {
        memberships: false,
        minutes: false,
        account: false,
        mine: false,
        saleSwitch: false,
        purchase: false,
        time: false,
      },
      { autoBind: true },
    );
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

  start() {
    this.purchase.start();
    this.#scope.add(reaction(() => this.preferred, this.preselect, { fireImmediately: true }));
    this.#scope.add(
      reaction(
        () => this.mine.value?.serverTime,
        (at) => at !== undefined && this.time.read(at),
      ),
    );
  }

  refresh() {
    this.#reload();
    this.purchase.refresh();
  }

  dispose() {
    this.purchase.dispose();
    this.#scope.dispose();
  }

  /** What is chosen before the student chose: what the address names, what is highlighted, else the first. */
  private get preferred(): number | undefined {
    if (this.tab === null || this.isClosed) return undefined;
    const highlighted = this.tab === 'member' ? hotOf(rowsHere(this.memberships.value?.items)) : undefined;
    const requested = this.goods.value?.items.find(({ id }) => id === this.requestedId);
    return (requested ?? highlighted ?? this.goods.value?.items[0])?.id;
  }

  private preselect(id: number | undefined) {
    const isThere = this.goods.value?.items.some((one) => one.id === this.purchase.goods?.goodsId);
    if (id !== undefined && !isThere) this.choose(id);
  }

  #reload() {
    for (const query of [this.saleSwitch, this.memberships, this.minutes, this.account, this.mine]) void query.reload();
  }
}
