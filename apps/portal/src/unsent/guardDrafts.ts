import { isPartOf, type Owner, partsOf } from '../core/owner.ts';
import { PERSONAL_KEYS } from '../core/personalKeys.ts';
import type { KeyValueStore } from '../core/services.ts';

const WATCHED: ReadonlySet<string> = new Set(Object.values(PERSONAL_KEYS));

/** A storage through which one person's page reads and writes, and what brings back the drafts that were open in it. */
interface GuardedDrafts {
  storage: KeyValueStore;
  /** Stores again what the page has open and a logout in another tab has removed; what is there stays as it is. */
  restore(): void;
  /** Restores at once whenever another tab removes a draft; returns the end of that. */
  watch(): () => void;
}

/**
 * A deliberate logout removes its person's unsent drafts (B5), but not those that still stand in a page of another tab: their author has
 * not left them. Such a page remembers what it last read or wrote of each record.
 */
export function guardDrafts(storage: KeyValueStore, owner: Owner | null): GuardedDrafts {
  const seen = new Map<string, string>();
  const ownParts = (text: string | null) =>
    owner ? Object.entries(partsOf(text)).filter(([part]) => isPartOf(part, owner)) : [];
  /** A record without a part of the owner says nothing of what the page shows: it was emptied elsewhere. */
  const note = (key: string, text: string | null) => {
    if (WATCHED.has(key) && ownParts(text).length > 0) seen.set(key, text ?? '');
  };
  const restore = () => {
    for (const [key, text] of seen) {
      const now = storage.read(key);
      if (ownParts(now).length > 0) continue;
      storage.write(key, JSON.stringify({ ...partsOf(now), ...Object.fromEntries(ownParts(text)) }));
    }
  };
  return {
    storage: {
      ...storage,
      read(key) {
        const text = storage.read(key);
        note(key, text);
        return text;
      },
      write(key, value) {
        note(key, value);
        return storage.write(key, value);
      },
      remove(key) {
        seen.delete(key);
        storage.remove(key);
      },
    },
    restore,
    watch() {
      const ends = [...WATCHED].map((key) => storage.onChange(key, restore));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
