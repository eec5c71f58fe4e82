import { reaction } from 'mobx';

/** Acts on a value at once and whenever it is another, compared by its content, until the returned end. */
export function watchValue<T>(look: () => T, act: (value: T) => void): () => void {
  return reaction(look, act, { fireImmediately: true, equals: isSame });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
