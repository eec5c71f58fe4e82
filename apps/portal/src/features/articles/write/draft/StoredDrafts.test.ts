import { describe, expect, it } from 'vitest';
import { browserStorage } from '../../../../core/browser.ts';
import { PERSONAL_KEYS } from '../../../../core/personalKeys.ts';
import { buildStorage } from '../../../../testing/services.ts';
import { articleOf, copyName, NEW_DRAFT, ofArticle, StoredDrafts } from './StoredDrafts.ts';

const parse = (content: unknown) => (typeof content === 'string' ? content : undefined);
const build = (userId: number | null = 7, storage = buildStorage(), sessionStorage = buildStorage()) => ({
  drafts: new StoredDrafts({ services: { storage, sessionStorage }, userId, parse }),
  storage,
  sessionStorage,
});
const draft = (content: string, at = 1) => ({ at, tab: 'a', content });

/** A storage of the browser that takes at most so many characters. */
function fullAt(size: number) {
  const values = new Map<string, string>();
  const web = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > size) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage; // only what is used of it
  const open = () => ({ ...browserStorage(() => web), changeElsewhere: () => undefined });
  return { page: open, values };
}

describe('drafts of articles', () => {
  it('are stored by student and article', () => {
    const { drafts, storage } = build(7);
    drafts.write(NEW_DRAFT, draft('new'));
    drafts.write(ofArticle(12), draft('twelve'));
    build(8, storage).drafts.write(NEW_DRAFT, draft('of another'));

    const later = build(7, storage).drafts;
    expect(later.read(NEW_DRAFT)?.content).toBe('new');
    expect(later.read('12')?.content).toBe('twelve');
    expect(build(8, storage).drafts.read('12')).toBeUndefined();
    expect([NEW_DRAFT, '12', copyName('12', 5)].map(articleOf)).toEqual([null, 12, 12]);
  });

  it('are listed with the last stored first', () => {
    const { drafts } = build();
    drafts.write(NEW_DRAFT, draft('old', 1));
    drafts.write('12', draft('young', 9));
    expect(drafts.all().map(([name]) => name)).toEqual(['12', NEW_DRAFT]);
  });

  it.each(['', '[]', '{"7":[]}', '{"7":{"new":1}}', '{"7":{"new":{"at":"1","tab":"a","content":"x"}}}'])(
    'leave out what is no draft: %s (B6)',
    (stored) => {
      const { drafts } = build(7, buildStorage({ [PERSONAL_KEYS.articles]: stored }));
      expect(drafts.all()).toEqual([]);
    },
  );

  it('go to the tab where the browser is full, and survive a reload there; the newer one counts', () => {
    const [browser, tab] = [fullAt(100), fullAt(1_000)];
    const words = 'a word or two '.repeat(20);
    const first = build(7, browser.page(), tab.page()).drafts;
    expect(first.write(NEW_DRAFT, draft('short', 1))).toBe('browser');
    expect(first.write(NEW_DRAFT, draft(words, 2))).toBe('tab');

    const reloaded = build(7, browser.page(), tab.page()).drafts;
    expect(reloaded.read(NEW_DRAFT)?.content).toBe(words);
  });

  it('leave the tab once the browser takes them again', () => {
    const [browser, tab] = [fullAt(100), fullAt(1_000)];
    const { drafts } = build(7, browser.page(), tab.page());
    drafts.write(NEW_DRAFT, draft('long '.repeat(30), 1));
    expect(drafts.write(NEW_DRAFT, draft('short', 2))).toBe('browser');
    expect([...tab.values.values()].join()).not.toContain('long');
    expect(build(7, browser.page(), tab.page()).drafts.read(NEW_DRAFT)?.content).toBe('short');
  });

  it('last as long as the page where neither takes them', () => {
    const { drafts } = build(7, fullAt(1).page(), fullAt(1).page());
    expect(drafts.write(NEW_DRAFT, draft('words'))).toBe('page');
    expect(drafts.read(NEW_DRAFT)?.content).toBe('words');
  });
});

describe('what a visitor wrote', () => {
  it('belongs to the student who logs in', () => {
    const { drafts: before, storage } = build(null);
    before.write(NEW_DRAFT, draft('before the login'));
    const { drafts } = build(7, storage);
    expect(drafts.adopt()).toBe(NEW_DRAFT);
    expect(drafts.read(NEW_DRAFT)?.content).toBe('before the login');
    expect(before.read(NEW_DRAFT)).toBeUndefined();
    expect(drafts.adopt()).toBeNull();
  });

  it('stands beside what the student had written before', () => {
    const { drafts: before, storage } = build(null);
    before.write(NEW_DRAFT, draft('before the login', 5));
    const { drafts } = build(7, storage);
    drafts.write(NEW_DRAFT, draft('of last week', 1));
    expect(drafts.adopt()).toBe(copyName(NEW_DRAFT, 5));
    expect(drafts.all().map(([, { content }]) => content)).toEqual(['before the login', 'of last week']);
  });
});
