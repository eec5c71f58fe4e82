import { describe, expect, it, vi } from 'vitest';
import { BoardStore } from './BoardStore.ts';
import type { BoardItem } from './foldBoard.ts';
import { BOARD } from './marks.ts';

function build() {
  const items: BoardItem[] = [];
  const room = {
    boardItems: items,
    role: 'student' as const,
    add(kind: 'mark' | 'erase', body: string) {
      items.push({ clientId: `c${items.length}`, kind, body, from: 'student', seq: items.length + 1 });
    },
  };
  const showDraft = vi.fn();
  const clock = { now: 1000 };
  return { store: new BoardStore(room, showDraft, clock), items, showDraft, clock };
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
});
