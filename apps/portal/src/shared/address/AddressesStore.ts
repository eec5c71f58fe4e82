import type { Address, contract, InputOf, Page } from '@shuyuan/contract';
import { ADDRESSES_MAX } from '@shuyuan/rules';
import { runInAction } from 'mobx';
import { ApiError } from '../../api/apiError.ts';
import type { Api } from '../../api/createApi.ts';
import type { Query } from '../../api/query.ts';
import { IdempotencyKey } from '../../core/IdempotencyKey.ts';
import { rowsHere } from '../../core/known.ts';
import { PageStore } from '../../page/PageStore.ts';

/** An address as it is sent; with an id it changes the one that is stored. */
export type SentAddress = InputOf<(typeof contract)['addresses']['save']>;

/** The student's addresses: edited on the profile page, chosen from where something is sent (product.md 4.16, I17). */
export class AddressesStore extends PageStore {
  readonly list: Query<Page<Address>>;
  /** What the form shows: an address to change, `new`, or nothing. */
  written: Address | 'new' | null = null;
  private pickedId: number | null = null;
  readonly #api: Pick<Api, 'addresses'>;
  readonly #saving = new IdempotencyKey();

  constructor(api: Pick<Api, 'addresses'>) {
    super();
    this.#api = api;
    this.list = this.query(() => api.addresses.list(), { atStart: [] });
    this.observe();
  }

  get items(): readonly Address[] {
    return rowsHere(this.list.value?.items);
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
    this.written = address;
  }

  close() {
    this.written = null;
  }

  /** Saves the form and closes it; a new address is selected. Throws on failure. */
  async save(address: SentAddress) {
    try {
      const saved = await this.#saving.run(address, this.#api.addresses.save);
      runInAction(() => {
        this.pickedId = saved.id;
        this.written = null;
      });
    } catch (error) {
      // Another tab was faster: the list shows the result.
      const isOutdated = error instanceof ApiError && (error.kind === 'refused' || error.kind === 'missing');
      if (isOutdated) void this.list.load();
      throw error;
    }
    await this.list.load();
  }

  /** Deletes an address; it is no error if another tab has already deleted it. */
  async remove(id: number) {
    await this.change(() => this.#api.addresses.remove({ id }), true);
  }

  async makeDefault(id: number) {
    await this.change(() => this.#api.addresses.setDefault({ id }), false);
  }

  /** Reloads in any case: a failure may mean that another tab was faster (I17). */
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
}
