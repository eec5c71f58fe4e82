import type { Address, contract, InputOf, Page } from '@shuyuan/contract';
import { ADDRESSES_MAX } from '@shuyuan/rules';
import { makeAutoObservable, runInAction } from 'mobx';
import { ApiError } from '../../api/apiError.ts';
import type { Api } from '../../api/createApi.ts';
import { Query } from '../../api/query.ts';
import { IdempotencyKey } from '../../core/IdempotencyKey.ts';

/** An address as it is sent; with an id it changes the one that is kept. */
export type SentAddress = InputOf<(typeof contract)['addresses']['save']>;

/** The student's addresses: kept in order on the personal page, chosen from where something is sent (product.md 4.16, I17). */
export class AddressesStore {
  readonly list: Query<Page<Address>>;
  /** What is written: an address to change, `new`, or nothing. */
  form: Address | 'new' | null = null;
  /** Why the last save failed. */
  failure: ApiError | null = null;
  private pickedId: number | null = null;
  private readonly saving = new IdempotencyKey();

  constructor(private readonly api: Pick<Api, 'addresses'>) {
    this.list = new Query(() => api.addresses.list());
    makeAutoObservable<this, 'api' | 'saving'>(this, { list: false, api: false, saving: false }, { autoBind: true });
  }

  get items(): readonly Address[] {
    return this.list.value?.items ?? [];
  }

  get isFull() {
    return this.items.length >= ADDRESSES_MAX;
  }

  /** The address that something is sent to: the picked one, else the default one, else the first. */
  get chosen(): Address | undefined {
    const { items, pickedId } = this;
    return items.find(({ id }) => id === pickedId) ?? items.find(({ isDefault }) => isDefault) ?? items[0];
  }

  pick(id: number) {
    this.pickedId = id;
  }

  write(address: Address | 'new') {
    this.failure = null;
    this.form = address;
  }

  close() {
    this.form = null;
  }

  /** Saves what was written and closes the form; a new address is picked. Throws what went wrong, kept in `failure` too. */
  async save(address: SentAddress) {
    this.failure = null;
    try {
      const saved = await this.saving.run(address, this.api.addresses.save);
      runInAction(() => {
        this.pickedId = saved.id;
        this.form = null;
      });
    } catch (error) {
      if (error instanceof ApiError) runInAction(() => this.fail(error));
      throw error;
    }
    await this.list.load();
  }

  /** Deletes an address; one that another tab has deleted before is gone as well. */
  async remove(id: number) {
    await this.change(() => this.api.addresses.remove({ id }), true);
  }

  async makeDefault(id: number) {
    await this.change(() => this.api.addresses.setDefault({ id }), false);
  }

  start() {
    void this.list.load();
  }

  /** Reads again whatever came of it: a failure may mean that another tab was faster (I17). */
  private async change(act: () => Promise<unknown>, isDoneWhenMissing: boolean) {
    try {
      await act();
    } catch (error) {
      const isGone = error instanceof ApiError && error.kind === 'missing';
      if (!isGone || !isDoneWhenMissing) throw error;
    } finally {
      await this.list.load();
    }
  }

  private fail(error: ApiError) {
    this.failure = error;
    if (error.kind === 'refused' || error.kind === 'missing') void this.list.load();
  }
}
