import { reaction } from 'mobx';
import type { Scope } from '../../../core/scope.ts';

/** Acts on a value at once and whenever it is another, compared by its content, until the scope ends. */
export function watchValue<T>(scope: Scope, look: () => T, act: (value: T) => void) {
  scope.add(reaction(look, act, { fireImmediately: true, equals: isSame }));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
