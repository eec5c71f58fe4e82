import { ROOM_PAGES_MAX } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { BoardStore } from './BoardStore.ts';
import type { BoardItem } from './foldBoard.ts';
import { BOARD, parseMark } from './marks.ts';

function build() {
  const items: BoardItem[] = [];
  const room = {
    boardItems: items,
    role: 'student' as const,
    add(kind: 'mark' | 'erase' | 'page', body: string) {
      items.push({ clientId: `c${items.length}`, kind, body, from: 'student', seq: items.length + 1 });
    },
  };
  const showDraft = vi.fn();
  const showPointer = vi.fn();
  const clock = { now: 1000 };
  return { store: new BoardStore(room, { showDraft, showPointer }, clock), items, showDraft, showPointer, clock };
}

describe('the whiteboard', () => {
  it('adds a stroke when the pointer is up, and shows it to the other one before', () => {
    const { store, items, showDraft, clock } = build();
    store.press(10, 10);
    store.drag(20, 20);
    clock.now += 50;
    store.drag(30, 30); // too soon after the one before
    expect([items.length, showDraft.mock.calls.length]).toEqual([0, 1]);
    store.finish();
    expect(items.map(({ kind }) => kind)).toEqual(['mark']);
    expect(showDraft).toHaveBeenLastCalledWith(null);
    expect(store.draft).toBeNull();
  });

  it('hides what the eraser met at once and erases it together', () => {
    const { store, items } = build();
    for (const y of [10, 50]) {
      store.press(10, y);
      store.drag(90, y);
      store.finish();
    }
    store.choose('eraser');
    for (const { id } of store.marks) store.rub(id);
    expect(store.marks).toEqual([]);
    store.finish();
    expect(items.map(({ kind }) => kind)).toEqual(['mark', 'mark', 'erase']);
  });

  it('takes back the own newest mark', () => {
    const { store, items } = build();
    store.choose('text');
    store.press(10, 10);
    store.write('  极限  ');
    expect(store.marks).toHaveLength(1);
    store.undo();
    expect(items.at(-1)?.kind).toBe('erase');
  });

  it('stays inside its edges when it is moved and zoomed', () => {
    const { store } = build();
    store.zoomBy(1);
    store.pan(1e6, -1e6);
    expect([store.view.x, store.view.y + store.view.height]).toEqual([0, BOARD.height]);
    store.zoomBy(9);
    expect([store.zoom, store.canZoomIn]).toEqual([3, false]);
  });

  it('turns pages for both: each page has its own marks, and they are still there on the way back', () => {
    const { store, items } = build();
    store.press(10, 10);
    store.drag(20, 20);
    store.finish();
    store.addPage();
    expect([store.pages, store.marks.length, store.lastOwn]).toEqual([{ page: 2, count: 2 }, 0, undefined]);
    store.choose('text');
    store.press(10, 10);
    store.write('第二页');
    store.turnTo(1);
    expect([store.page, store.marks.length]).toEqual([1, 1]);
    // The other one turned.
    items.push({ clientId: 'x', kind: 'page', body: '2', from: 'lecturer', seq: 9 });
    store.setTheirDraft(null);
    expect(items.map(({ kind }) => kind)).toEqual(['mark', 'page', 'mark', 'page', 'page']);
  });

  it('leaves a stroke on the page on which it was begun, when the other one turns meanwhile', () => {
    const { store, items } = build();
    store.press(10, 10);
    items.push({ clientId: 'x', kind: 'page', body: '2', from: 'lecturer', seq: 1 });
    store.drag(20, 20);
    store.finish();
    expect(items.at(-1)?.body).not.toContain('"g"');
  });

  it('has no more pages than the server stores, and turns to none that is not there', () => {
    const { store, items } = build();
    for (let page = 0; page < ROOM_PAGES_MAX + 3; page++) store.addPage();
    expect([store.pages.count, store.canAddPage]).toEqual([ROOM_PAGES_MAX, false]);
    const before = items.length;
    for (const page of [0, -1, ROOM_PAGES_MAX + 1, store.page]) store.turnTo(page);
    expect(items).toHaveLength(before);
  });

  it('puts a photo of the talk where it was dropped, whole and inside the page', () => {
    const { store, items } = build();
    store.placePicture({ id: 7, url: '/f/7', width: 3000, height: 4000 }, { x: 1590, y: 5 });
    expect(JSON.parse(items[0]?.body ?? '')).toMatchObject({ k: 'picture', f: 7 });
    const { x, y, w, h } = JSON.parse(items[0]?.body ?? '') as Record<'x' | 'y' | 'w' | 'h', number>;
    expect([x >= 0, y >= 0, x + w <= BOARD.width, y + h <= BOARD.height]).toEqual([true, true, true, true]);
  });

  it('names a photo by its address where the upload server gives no numbers (wire-facts 11)', () => {
    const { store, items } = build();
    const url = 'https://files.outside.example/a.png';
    store.placePicture({ id: -9, url });
    expect(parseMark(items[0]?.body ?? '')).toMatchObject({ kind: 'picture', file: url });
  });
});

describe('the pointer of the other', () => {
  it('is sent at most 20 times a second, its last place included, and never stored', () => {
    vi.useFakeTimers();
    const { store, items, showPointer } = build();
    for (let index = 0; index < 200; index++) {
      store.point({ x: index, y: 2.4 });
      vi.advanceTimersByTime(5);
    }
    expect(showPointer.mock.calls.length).toBeLessThanOrEqual(21);
    store.point({ x: 700, y: 2 });
    store.point(null);
    vi.advanceTimersByTime(200);
    expect(showPointer).toHaveBeenLastCalledWith(null);
    const sent = showPointer.mock.calls.length;
    vi.advanceTimersByTime(5000);
    expect([showPointer.mock.calls.length, items]).toEqual([sent, []]);
    store.point({ x: 1, y: 1 });
    store.point({ x: 2, y: 1 });
    store.dispose();
    vi.advanceTimersByTime(500);
    expect(showPointer).toHaveBeenLastCalledWith({ page: 1, x: 1, y: 1 });
    vi.useRealTimers();
  });
});
