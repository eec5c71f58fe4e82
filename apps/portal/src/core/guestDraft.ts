import type { KeyValueStore } from './services.ts';
import { KEYS } from './storedNames.ts';

/** What a visitor has said of themselves in this tab, for the form of an account. */
interface GuestDraft {
  name: string;
  phone: string;
}

/** Remembers it for this tab: another one is another person. */
export function writeGuestDraft(tab: KeyValueStore, { name, phone }: GuestDraft) {
  tab.write(KEYS.guest, JSON.stringify({ name, phone }));
}

/** What was said in this tab; undefined for nothing. */
export function readGuestDraft(tab: KeyValueStore): GuestDraft | undefined {
  try {
    const stored: unknown = JSON.parse(tab.read(KEYS.guest) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { name, phone } = stored as Partial<Record<keyof GuestDraft, unknown>>; // checked below
    return typeof name === 'string' && typeof phone === 'string' ? { name, phone } : undefined;
  } catch {
    return undefined;
  }
}

/** There is an account now, or somebody else sits in front of the screen. */
export function forgetGuestDraft(tab: KeyValueStore) {
  tab.remove(KEYS.guest);
}
