import type { Exchange } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';

/** One exchange by its number, just made or looked up later. */
export class SuccessStore {
  readonly order: Query<Exchange, [number: string]>;

  constructor(api: Pick<Api, 'exchange'>) {
    this.order = new Query((number) => api.exchange.order({ number }));
    makeAutoObservable(this, { order: false }, { autoBind: true });
  }

  show(number: string) {
    this.order.clear();
    void this.order.load(number);
  }

  refresh() {
    void this.order.reload();
  }
}
