import { makeAutoObservable } from 'mobx';
import { expect, it } from 'vitest';
import { observed, observedStore } from './observed.ts';

/** A store of which MobX sees one field and not the other. */
class Counter {
  seen = 0;
  #unseen = 0;

  constructor() {
    makeAutoObservable(this);
  }

  get both() {
    return [this.seen, this.#unseen];
  }

  get unseen() {
    return this.#unseen;
  }

  add(toSeen: boolean) {
    if (toSeen) this.seen += 1;
    else this.#unseen += 1;
  }
}

it('a value that is read through a reaction stands still where MobX cannot see the change, as on a page', () => {
  const counter = new Counter();
  const unseen = observed(() => counter.unseen);
  const store = observedStore(counter);
  store.add(false);
  expect([unseen(), store.unseen, store.both]).toEqual([0, 0, [0, 0]]);
  store.add(true);
  expect([store.seen, store.both]).toEqual([1, [1, 1]]);
});
