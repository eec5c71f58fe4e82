import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PERSONAL_KEYS } from '../../../../core/personalKeys.ts';
import { buildStorage } from '../../../../testing/services.ts';
import { AUTOSAVE_MS, DraftSaving } from './DraftSaving.ts';
import { copyName, StoredDrafts } from './StoredDrafts.ts';
import type { TabLock } from './TabLock.ts';

/** Locks of one browser, as its tabs see them. */
function buildLocks(): TabLock {
  const held = new Map<string, { onLost: () => void }>();
  return {
    async claim(name, { take, onLost }) {
      const holder = held.get(name);
      if (holder && !take) return null;
      const claim = { onLost };
      held.set(name, claim);
      holder?.onLost();
      return () => void (held.get(name) === claim && held.delete(name));
    },
  };
}

/** Locks that a claim waits for, as those of a browser do. */
function waitingLocks(): TabLock {
  const held = new Set<string>();
  return {
    async claim(name) {
      await new Promise((done) => setTimeout(done, 10));
      for (let tries = 0; held.has(name); tries += 1) {
        if (tries > 9) return null;
        await new Promise((done) => setTimeout(done, 10));
      }
      held.add(name);
      return () => void held.delete(name);
    },
  };
}

const noLocks: TabLock = { claim: async () => () => undefined };

function buildBrowser(storage = buildStorage(), lock: TabLock = buildLocks(), sessionStorage = buildStorage()) {
  const clock = { now: 1_000 };
  const open = async (tab: string) => {
    const written = { text: '' };
    const leaving = new Set<() => void>();
    const drafts = new StoredDrafts({
      services: { storage, sessionStorage },
      userId: 7,
      parse: (content) => (typeof content === 'string' ? content : undefined),
    });
    const saving = new DraftSaving({
      drafts,
      name: 'new',
      lock,
      clock,
      tab,
      read: () => written.text,
      onLeaving: (listener) => {
        leaving.add(listener);
        return () => leaving.delete(listener);
      },
    });
    saving.start();
    await vi.advanceTimersByTimeAsync(0);
    const type = (text: string) => {
      written.text = text;
      saving.touch();
    };
    const leave = () => leaving.forEach((listener) => void listener());
    return { saving, type, leave, drafts, stored: () => drafts.read('new')?.content };
  };
  const pass = async (ms: number) => {
    clock.now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { open, pass, storage, clock };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a draft', () => {
  it('is stored every five seconds while it changes, not once the typing ends', async () => {
    const { open, pass } = buildBrowser();
    const tab = await open('a');
    tab.type('one');
    await pass(AUTOSAVE_MS - 1_000);
    tab.type('one two');
    expect(tab.stored()).toBeUndefined();
    await pass(1_000);
    expect(tab.stored()).toBe('one two');
    expect(tab.saving.savedAt).toBe(1_000 + AUTOSAVE_MS);
    tab.type('one two three');
    await pass(AUTOSAVE_MS);
    expect(tab.stored()).toBe('one two three');
  });

  it('is not stored again while nothing changes', async () => {
    const { open, pass } = buildBrowser();
    const tab = await open('a');
    tab.type('one');
    await pass(AUTOSAVE_MS);
    const { savedAt } = tab.saving;
    await pass(60_000);
    expect(tab.saving.savedAt).toBe(savedAt);
  });

  it('is stored at once when the page may be left', async () => {
    const tab = await buildBrowser().open('a');
    tab.type('in the middle of a wo');
    tab.leave();
    expect(tab.stored()).toBe('in the middle of a wo');
  });

  it('is stored before a forced logout takes the page away', async () => {
    const tab = await buildBrowser().open('a');
    tab.type('in the middle of a wo');
    tab.saving.dispose();
    expect(tab.stored()).toBe('in the middle of a wo');
  });

  it('is gone once it is discarded, and does not come back with the next five seconds', async () => {
    const { open, pass } = buildBrowser();
    const tab = await open('a');
    tab.type('one');
    await pass(AUTOSAVE_MS);
    tab.type('one two');
    tab.saving.discard();
    await pass(AUTOSAVE_MS);
    tab.saving.dispose();
    expect(tab.stored()).toBeUndefined();
  });

  it('is at risk while it is not stored, and where only the page holds it', async () => {
    const memory = buildStorage();
    const full = { ...memory, write: (key: string, value: string) => !memory.write(key, value) };
    const { open, pass } = buildBrowser(full, noLocks, full);
    const tab = await open('a');
    expect(tab.saving.isAtRisk).toBe(false);
    tab.type('one');
    expect(tab.saving.isAtRisk).toBe(true);
    await pass(AUTOSAVE_MS);
    expect([tab.saving.isChanged, tab.saving.lasting]).toEqual([false, 'page']);
    expect(tab.saving.isAtRisk).toBe(true);
    tab.saving.discard();
    expect(tab.saving.isAtRisk).toBe(false);
  });
});

describe('of two tabs with one article', () => {
  it('the later one is told, and stores nothing', async () => {
    const { open } = buildBrowser();
    const first = await open('a');
    const second = await open('b');
    first.type('first');
    first.leave();
    second.type('second');
    second.leave();
    expect([first.saving.turn, second.saving.turn]).toEqual(['mine', 'elsewhere']);
    expect(first.stored()).toBe('first');
  });

  it('the later one writes once the first is closed', async () => {
    const { open } = buildBrowser();
    const first = await open('a');
    first.saving.dispose();
    expect((await open('b')).saving.turn).toBe('mine');
  });

  it('one that is taken away and shown again at once is not told that another has it', async () => {
    const { open } = buildBrowser(undefined, waitingLocks());
    const tab = await open('a');
    tab.saving.dispose();
    tab.saving.start();
    tab.saving.dispose();
    tab.saving.start();
    await vi.advanceTimersByTimeAsync(200);
    expect(tab.saving.turn).toBe('mine');
  });

  it('the later one may take it over: the first is told, and what it had not stored yet stays as a copy', async () => {
    const { open, clock } = buildBrowser();
    const first = await open('a');
    const second = await open('b');
    first.type('stored');
    first.leave();
    first.type('stored, and a word more');
    await second.saving.takeOver();
    expect([first.saving.turn, second.saving.turn]).toEqual(['taken', 'mine']);
    expect(second.stored()).toBe('stored');
    const copy = copyName('new', clock.now);
    expect(first.saving.copy).toBe(copy);
    expect(second.drafts.read(copy)?.content).toBe('stored, and a word more');
    first.type('too late');
    first.saving.dispose();
    expect(second.stored()).toBe('stored');
  });

  it('the first is told by what is stored, in a browser without locks', async () => {
    const storage = buildStorage();
    const { open, pass } = buildBrowser(storage, noLocks);
    const first = await open('a');
    const second = await open('b');
    second.type('second');
    await pass(AUTOSAVE_MS);
    storage.changeElsewhere(PERSONAL_KEYS.articles, storage.read(PERSONAL_KEYS.articles));
    expect([first.saving.turn, second.saving.turn]).toEqual(['taken', 'mine']);
  });
});
