import { asObject, PersonalEntries } from '../../../../core/PersonalEntries.ts';
import { PersonalRecord } from '../../../../core/PersonalRecord.ts';
import { PERSONAL_KEYS } from '../../../../core/personalKeys.ts';
import type { Services } from '../../../../core/services.ts';

/** A draft as this browser stores it. */
export interface StoredDraft<T> {
  /** When it was stored, on this browser's clock in epoch milliseconds. */
  at: number;
  /** The tab that has stored it. */
  tab: string;
  content: T;
}

/** A draft of this browser with its name. */
export type NamedDraft<T> = readonly [name: string, draft: StoredDraft<T>];

/** How long a stored draft lasts: until it is removed, until the tab is closed, or until the page is left. */
export type Lasting = 'browser' | 'tab' | 'page';

/** The draft of an article that the server does not have yet; one of an article that it has goes by `ofArticle`. */
export const NEW_DRAFT = 'new';
/** Writes of a visitor, who is asked to log in; they belong to the student who logs in next. */
const VISITOR = 'visitor';

/** Name of the draft that changes an article. */
export function ofArticle(articleId: number) {
  return String(articleId);
}

/** The article that a draft changes; null for a new one. */
export function articleOf(name: string): number | null {
  const id = /^\d+/.exec(name);
  return id ? Number(id[0]) : null;
}

interface DraftsOptions<T> {
  services: Pick<Services, 'storage' | 'sessionStorage'>;
  /** Null for a visitor. */
  userId: number | null;
  /** Undefined for what is no draft (B6). */
  parse: (content: unknown) => T | undefined;
}

/**
 * The drafts of one student in this browser, by article. A browser whose storage is full takes them into the tab's own, which survives
 * a reload and a login; the newer one of the two counts.
 */
export class StoredDrafts<T> {
  readonly #lasting: PersonalEntries<StoredDraft<T>>;
  readonly #ofTab: PersonalEntries<StoredDraft<T>>;
  readonly #options: DraftsOptions<T>;

  constructor(options: DraftsOptions<T>) {
    const { services, userId, parse } = options;
    const entriesIn = (storage: Services['storage']) =>
      new PersonalEntries(new PersonalRecord(storage, PERSONAL_KEYS.articles, String(userId ?? VISITOR)), (stored) =>
        toDraft(stored, parse),
      );
    this.#options = options;
    this.#lasting = entriesIn(services.storage);
    this.#ofTab = entriesIn(services.sessionStorage);
  }

  /** All drafts by name, the last stored first. */
  all(): readonly NamedDraft<T>[] {
    const names = new Set([...this.#lasting.all().keys(), ...this.#ofTab.all().keys()]);
    return [...names]
      .flatMap((name) => {
        const draft = this.read(name);
        return draft ? [[name, draft] as const] : [];
      })
      .sort(([, one], [, other]) => other.at - one.at);
  }

  read(name: string): StoredDraft<T> | undefined {
    const [one, other] = [this.#lasting.read(name), this.#ofTab.read(name)];
    return one && other && other.at > one.at ? other : (one ?? other);
  }

  write(name: string, draft: StoredDraft<T>): Lasting {
    if (this.#lasting.write(name, draft)) {
      this.#ofTab.remove(name);
      return 'browser';
    }
    return this.#ofTab.write(name, draft) ? 'tab' : 'page';
  }

  remove(name: string) {
    this.#lasting.remove(name);
    this.#ofTab.remove(name);
  }

  /**
   * A student who has just logged in takes over what was written before: into the new article, or beside the one that is there.
   * Returns the name under which it is, null if nothing was written.
   */
  adopt(): string | null {
    if (this.#options.userId === null) return null;
    const visitor = new StoredDrafts({ ...this.#options, userId: null });
    const draft = visitor.read(NEW_DRAFT);
    if (!draft) return null;
    const name = this.read(NEW_DRAFT) ? copyName(NEW_DRAFT, draft.at) : NEW_DRAFT;
    if (this.write(name, draft) !== 'page') visitor.remove(NEW_DRAFT);
    return name;
  }

  /** Another tab changed a draft; returns the end of the subscription. */
  onChange(listener: () => void) {
    return this.#lasting.onChange(listener);
  }
}

/** Name of a second draft of the same article. */
export function copyName(name: string, at: number) {
  return `${name}~${at}`;
}

function toDraft<T>(stored: unknown, parse: (content: unknown) => T | undefined): StoredDraft<T> | undefined {
  const { at, tab, content } = asObject(stored);
  const parsed = parse(content);
  return typeof at === 'number' && typeof tab === 'string' && parsed !== undefined
    ? { at, tab, content: parsed }
    : undefined;
}
