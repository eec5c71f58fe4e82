import type { AnswerOf, contract, SideMenuEntry } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Services } from '../core/services.ts';

type Sums = Pick<AnswerOf<(typeof contract)['site']['unreadSum']>, 'siteMessages' | 'feedback'>;

/** Local-storage key of the counts, with whose they are. */
const KEY = 'unread';

/** Unread counts of the student; cached counts are shown until the server responds (§6). */
export class UnreadStore {
  private sums: Sums | null;
  readonly #services: Pick<Services, 'api' | 'storage'>;
  readonly #userId: () => number | undefined;
  /** The page that the counts were last loaded for. */
  #page = '';

  constructor(services: Pick<Services, 'api' | 'storage'>, userId: () => number | undefined) {
    this.#services = services;
    this.#userId = userId;
    this.sums = readCache(services.storage.read(KEY), userId());
    makeAutoObservable<this, 'sums'>(this, { sums: observableRef }, { autoBind: true });
  }

  /** The count that an entry of the side menu shows; undefined for one that shows none, and while it is unknown. */
  countOf({ unread }: Pick<SideMenuEntry, 'unread'>): number | undefined {
    if (unread === 'siteMsg') return this.sums?.siteMessages;
    return unread === 'feedbackMsg' ? this.sums?.feedback : undefined;
  }

  /** Loads once per opened page, since messages may have arrived; a failure keeps the shown counts. */
  async load(page: string) {
    const userId = this.#userId();
    if (userId === undefined || page === this.#page) return;
    this.#page = page;
    await this.reload();
  }

  /** Reloads after a push about a change (W6). */
  async reload() {
    const userId = this.#userId();
    if (userId === undefined) return;
    try {
      const { siteMessages, feedback } = await this.#services.api.site.unreadSum();
      runInAction(() => {
        this.sums = { siteMessages, feedback };
      });
      this.#services.storage.write(KEY, JSON.stringify({ userId, siteMessages, feedback }));
    } catch {
      // A count that cannot be refreshed is no reason to disturb the student (§6).
    }
  }
}

/** Cached counts of this student; those of another, and invalid data, are ignored (B6). */
function readCache(text: string | null, userId: number | undefined): Sums | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { userId: owner, siteMessages, feedback } = value as Record<string, unknown>;
    if (owner !== userId || typeof siteMessages !== 'number' || typeof feedback !== 'number') return null;
    return { siteMessages, feedback };
  } catch {
    return null;
  }
}
