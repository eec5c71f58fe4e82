import type { Refusal } from './pickedFile.ts';
import type { UploadEntry } from './uploadEntry.ts';

/** State for the widgets. */
export interface UploadSnapshot {
  readonly entries: readonly UploadEntry[];
  readonly refusals: readonly Refusal[];
}

/** The files of a queue as an observable store; object URLs of previews live as long as their entry. */
export class UploadList {
  #listeners = new Set<() => void>();
  #snapshot: UploadSnapshot;

  constructor(entries: readonly UploadEntry[]) {
    this.#snapshot = { entries, refusals: [] };
  }

  get entries() {
    return this.#snapshot.entries;
  }

  get refusals() {
    return this.#snapshot.refusals;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** For `useSyncExternalStore`. */
  readonly snapshot = () => this.#snapshot;

  find(key: string) {
    return this.entries.find((entry) => entry.key === key);
  }

  patch(key: string, change: Partial<UploadEntry>) {
    this.show({ entries: this.entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)) });
  }

  /** Takes the lines away whose reason is over. */
  forgive(isOver: (refusal: Refusal) => boolean) {
    const refusals = this.refusals.filter((refusal) => !isOver(refusal));
    if (refusals.length < this.refusals.length) this.show({ refusals });
  }

  refuse(refusal: Refusal) {
    this.show({ refusals: [...this.refusals, refusal] });
  }

  show(change: Partial<UploadSnapshot>) {
    const gone = new Set(this.entries.map(({ preview }) => preview));
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const { preview } of this.entries) gone.delete(preview);
    for (const address of gone) if (address?.startsWith('blob:')) URL.revokeObjectURL(address);
    for (const listener of this.#listeners) listener();
  }
}
