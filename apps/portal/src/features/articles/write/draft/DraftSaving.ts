import { makeAutoObservable, runInAction } from 'mobx';
import { Scope } from '../../../../core/scope.ts';
import type { Clock } from '../../../../core/services.ts';
import { copyName, type Lasting, type StoredDrafts } from './StoredDrafts.ts';
import type { TabLock } from './TabLock.ts';

/** Most milliseconds from a change until it is stored. */
export const AUTOSAVE_MS = 5_000;

interface SavingOptions<T> {
  drafts: StoredDrafts<T>;
  /** Name of the draft. */
  name: string;
  lock: TabLock;
  clock: Clock;
  /** Name of this tab, one that no other has. */
  tab: string;
  /** What is being written now. */
  read: () => T;
  /** Calls when the page may be left or hidden; returns the end of the subscription. */
  onLeaving: (listener: () => void) => () => void;
}

/**
 * Stores what is being written, every five seconds while it changes and at once before the page is left: by a link, a reload, a forced
 * logout. One tab at a time writes an article; a later one is told and may take it over.
 */
export class DraftSaving<T> {
  /** When it was last stored, in epoch milliseconds; null before. */
  savedAt: number | null = null;
  /** How long it lasts there. */
  lasting: Lasting = 'browser';
  /** Something is not stored yet. */
  isChanged = false;
  /** Whether this tab writes: not known yet, it does, another does, or another has taken it over. */
  turn: 'asking' | 'mine' | 'elsewhere' | 'taken' = 'asking';
  /** Name under which words are that another tab did not get, as it took over; null if there are none. */
  copy: string | null = null;
  readonly #options: SavingOptions<T>;
  readonly #scope = new Scope();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #release: (() => void) | null = null;
  #isDisposed = false;
  #claims = 0;

  constructor(options: SavingOptions<T>) {
    this.#options = options;
    this.savedAt = options.drafts.read(options.name)?.at ?? null;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether leaving the page would lose words. */
  get isAtRisk() {
    return this.isChanged || (this.savedAt !== null && this.lasting === 'page');
  }

  start() {
    this.#isDisposed = false;
    const { drafts, onLeaving } = this.#options;
    this.#scope.add(onLeaving(this.flush));
    this.#scope.add(drafts.onChange(this.follow));
    void this.claim(false);
  }

  /** Notes that something has changed. */
  touch() {
    if (this.turn !== 'mine') return; // before that, the page takes no words
    this.isChanged = true;
    this.#timer ??= setTimeout(this.flush, AUTOSAVE_MS);
  }

  /** Stores at once what is not stored yet. */
  flush() {
    this.#stopTimer();
    if (this.isChanged) this.write(this.#options.name);
  }

  /** Writes here from now on; the other tab is told. Resolves once the draft can be read again. */
  async takeOver() {
    await this.claim(true);
  }

  /** Stores what is written as a second draft beside this one; false where the browser cannot, so that it must not be thrown away. */
  keepCopy(): boolean {
    const { name, clock } = this.#options;
    this.copy = this.write(copyName(name, clock.now));
    if (this.lasting !== 'page') return true;
    this.copy = null;
    return false;
  }

  /** Stores a text under another name, for a page that goes on with it. */
  keep(name: string, content: T) {
    const { drafts, tab, clock } = this.#options;
    drafts.write(name, { at: clock.now, tab, content });
  }

  /** Forgets the draft: it was submitted, or thrown away. */
  discard() {
    this.#stopTimer();
    this.isChanged = false;
    this.savedAt = null;
    this.lasting = 'browser';
    this.#options.drafts.remove(this.#options.name);
  }

  dispose() {
    this.flush();
    this.#scope.dispose();
    this.#isDisposed = true;
    this.#release?.();
    this.#release = null;
  }

  private async claim(take: boolean) {
    this.#claims += 1;
    const claim = this.#claims;
    const release = await this.#options.lock.claim(this.#options.name, { take, onLost: this.lose });
    // A page that was taken away and shown again has asked twice: the later claim gets what the earlier one lets go.
    if (this.#isDisposed || claim !== this.#claims) release?.();
    else this.settle(release);
  }

  private settle(release: (() => void) | null) {
    this.#release = release;
    this.turn = release ? 'mine' : 'elsewhere';
  }

  /** Another tab has stored the same article: the one that came later is right, also where the browser has no locks. */
  private follow() {
    const { drafts, name, tab } = this.#options;
    const stored = drafts.read(name);
    if (stored && stored.tab !== tab && stored.at > (this.savedAt ?? 0) && this.turn === 'mine') this.lose();
  }

  private lose() {
    if (this.turn === 'taken') return;
    this.#stopTimer();
    const { name, clock } = this.#options;
    if (this.isChanged) this.copy = this.write(copyName(name, clock.now));
    this.#release?.();
    this.#release = null;
    this.turn = 'taken';
  }

  private write(name: string) {
    const { drafts, tab, clock, read } = this.#options;
    const at = clock.now;
    const lasting = drafts.write(name, { at, tab, content: read() });
    runInAction(() => {
      this.savedAt = at;
      this.lasting = lasting;
      this.isChanged = false;
    });
    return name;
  }

  #stopTimer() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
