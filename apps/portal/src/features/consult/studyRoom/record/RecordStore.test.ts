import type { RoomItem, RoomSession } from '@shuyuan/contract';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dayOf, safeName, toXml } from './fileNames.ts';
import { RecordStore } from './RecordStore.ts';
import { wrapText } from './wrapText.ts';

const person = (type: 'student' | 'lecturer', name: string) => ({ id: 1, type, name, isHere: false });
const session = {
  tempLogId: 7,
  me: person('student', '小林'),
  peer: person('lecturer', '周砚秋'),
  images: ['/files/u/q.png'],
} as unknown as RoomSession;

const at = '2026-11-20T12:43:00.000Z';
const line = (x: number, page?: number) =>
  JSON.stringify({ k: 'line', c: 'red', p: [x, 1, 9, 9], ...(page && { g: page }) });

function build(bodies: readonly Partial<RoomItem>[]) {
  const all = bodies.map(
    (item, index): RoomItem => ({
      id: index + 1,
      seq: index + 1,
      clientId: `c${index}`,
      from: 'student',
      kind: 'mark',
      body: '',
      at,
      ...item,
    }),
  );
  const items = vi.fn(async ({ afterSeq = 0, pageSize = 50 }: { afterSeq?: number; pageSize?: number }) => ({
    items: all.filter(({ seq }) => seq > afterSeq).slice(0, pageSize),
    totalCount: all.length,
    currentPage: 1,
    pageSize,
  }));
  const store = new RecordStore({ room: { items } } as never, session);
  return { store, items };
}

describe('the record of a consultation', () => {
  it('has the pages of the board as they were in the end, without those that are empty', async () => {
    const { store } = build([
      { body: line(1) },
      { kind: 'page', body: '2' },
      { body: line(2, 2) },
      { kind: 'erase', body: JSON.stringify({ ids: ['c2'] }) },
      { kind: 'page', body: '3' },
      { body: line(3, 3), from: 'lecturer' },
    ]);
    await store.items.load();
    expect(store.pages.map(({ page, marks }) => [page, marks.length])).toEqual([
      [1, 1],
      [3, 1],
    ]);
  });

  it('has what was written and shown, with names and times, and nothing for an empty room', async () => {
    const file = { id: 3, name: '讲义.pdf', url: '/files/u/f.pdf', bytes: 9, isImage: false };
    const { store } = build([
      { kind: 'text', body: '老师好' },
      { kind: 'file', body: '讲义.pdf', file, from: 'lecturer' },
    ]);
    await store.items.load();
    expect(store.lines.map(({ name, text, file: one }) => [name, text, one?.url])).toEqual([
      ['小林', '老师好', undefined],
      ['周砚秋', '讲义.pdf', '/files/u/f.pdf'],
    ]);
    expect(store.pictures).toEqual({ images: ['/files/u/q.png'], files: [file] });
    const empty = build([]);
    await empty.store.items.load();
    expect([empty.store.pages, empty.store.lines]).toEqual([[], []]);
  });

  it('reads a long consultation to its end', async () => {
    const { store, items } = build(Array.from({ length: 230 }, (_, x) => ({ body: line(x) })));
    await store.items.load();
    expect([store.pages[0]?.marks.length, items.mock.calls.length]).toEqual([230, 3]);
  });
});

describe('the names of exported files', () => {
  it('are good on every file system, whatever somebody is called', () => {
    expect(safeName('周砚秋')).toBe('周砚秋');
    expect(safeName('../..\\etc/pa:ss*?"<>|\u0000\u202e.exe')).toBe('etc pa ss .exe');
    expect(safeName('...')).toBe('');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(safeName(text)).toMatch(/^[^\\/:*?"<>|\p{C}]{0,80}$/u);
        expect(safeName(text)).not.toMatch(/^[. ]|[. ]$/);
      }),
    );
  });

  it('have the day of the reader’s zone, not that of the computer', () => {
    const at = '2026-11-20T17:10:00Z';
    expect([dayOf(at, 'Asia/Shanghai'), dayOf(at, 'America/New_York')]).toEqual(['2026-11-21', '2026-11-20']);
  });
});

it('is exported although somebody wrote signs on the board that XML does not know', () => {
  expect(toXml('<text>a\u0001\u000b\ud800\uffff好😀\n</text>')).toBe('<text>a\ufffd好😀\n</text>');
});

describe('the lines of the printed text', () => {
  const widthOf = (text: string) => [...text].length;

  it('lose nothing and are never longer than the paper', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('字', 'a', ' ', '，', '。', '\n', 'W') }), (text) => {
        const lines = wrapText(text, 8, widthOf);
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(8);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/[ \n]/g, ''));
      }),
    );
  });

  it('do not begin with a sign that closes, and break between words', () => {
    expect(wrapText('先看切线，再看交点。', 4, widthOf).filter((one) => /^[，。]/.test(one))).toEqual([]);
    expect(wrapText('look at the line', 8, widthOf)).toEqual(['look at', 'the line']);
  });
});
