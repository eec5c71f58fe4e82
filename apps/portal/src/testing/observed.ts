import { _isComputingDerivation, autorun } from 'mobx';
import { onTestFinished } from 'vitest';

/** What a reaction saw when it last ran. */
type Seen<T> = { value: T } | { error: unknown };

function watch<T>(read: () => T): () => T {
  let seen: Seen<T> = { error: new Error('nothing was read yet') };
  const stop = autorun(() => {
    try {
      seen = { value: read() };
    } catch (error) {
      seen = { error };
    }
  });
  onTestFinished(stop);
  return () => {
    if ('error' in seen) throw seen.error;
    return seen.value;
  };
}

/**
 * Reads through a reaction, as a page does: what MobX cannot see change stays as it was first. `observed(() => store.shown)` before
 * the change, `shown()` after it. A plain read computes anew each time and hides a page that stands still.
 */
export function observed<T>(read: () => T): () => T {
  return watch(read);
}

/** A store whose every getter and field is read through a reaction that runs from now on; methods are the store's own. */
export function observedStore<S extends object>(store: S): S {
  const read = new Map<PropertyKey, () => unknown>();
  for (const key of readableKeys(store))
    read.set(
      key,
      watch(() => Reflect.get(store, key)),
    );
  // Not the store itself as the target: its methods may be fixed, and a proxy must hand those out as they are.
  const face: S = Object.create(Reflect.getPrototypeOf(store));
  return new Proxy(face, {
    get(_, key) {
      const seen = read.get(key);
      // A reaction of the test's own reads, and depends on, the store itself.
      if (seen && !_isComputingDerivation()) return seen();
      const value = Reflect.get(store, key);
      return typeof value === 'function' ? value.bind(store) : value;
    },
    set: (_, key, value) => Reflect.set(store, key, value),
  });
}

/** Getters and fields of an object and its classes; symbols and methods are none. */
function readableKeys(store: object) {
  const keys = new Set<string>();
  for (let at: object | null = store; at && at !== Object.prototype; at = Reflect.getPrototypeOf(at)) {
    for (const [key, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (get || typeof value !== 'function') keys.add(key);
    }
  }
  return keys;
}
