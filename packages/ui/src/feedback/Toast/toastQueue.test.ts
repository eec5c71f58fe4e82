import { TOAST_MS } from '@shuyuan/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './toastQueue.ts';

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.getState().visible.map((message) => message.text);

describe('the queue of toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows a toast for 1500 ms, closable (§9)', () => {
    const queue = createToastQueue();
    queue.attach();
    queue.show({ text: '已报名' });
    expect(queue.getState().visible).toMatchObject([{ text: '已报名', tone: 'info', closable: true }]);
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(texts(queue)).toEqual(['已报名']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it("does not start a toast's timer until a viewport is attached, so that the viewport may be loaded on the first one", () => {
    const queue = createToastQueue();
    queue.show({ text: '已报名' });
    vi.advanceTimersByTime(10_000);
    expect(texts(queue)).toEqual(['已报名']);
    queue.attach();
    vi.advanceTimersByTime(TOAST_MS);
    expect(texts(queue)).toEqual([]);
  });

  it('pauses the timers on hover or focus and then resumes them (WCAG 2.2.1)', () => {
    const queue = createToastQueue();
    queue.attach();
    queue.show({ text: '已报名' });
    vi.advanceTimersByTime(1_000);
    queue.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts(queue)).toEqual(['已报名']);
    queue.resume();
    vi.advanceTimersByTime(499);
    expect(texts(queue)).toEqual(['已报名']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('never removes a toast with a duration of 0', () => {
    const queue = createToastQueue();
    queue.attach();
    const id = queue.show({ text: '网络断开', durationS: 0 });
    vi.advanceTimersByTime(600_000);
    expect(texts(queue)).toEqual(['网络断开']);
    queue.dismiss(id);
    expect(texts(queue)).toEqual([]);
  });

  it('shows the same text once and restarts its timer', () => {
    const queue = createToastQueue();
    queue.attach();
    const first = queue.show({ tone: 'danger', text: '提交失败' });
    vi.advanceTimersByTime(1_000);
    expect(queue.show({ tone: 'danger', text: '提交失败' })).toBe(first);
    vi.advanceTimersByTime(1_000);
    expect(texts(queue)).toEqual(['提交失败']);
    vi.advanceTimersByTime(500);
    expect(texts(queue)).toEqual([]);
  });

  it('shows three at once, the newest last, and logs the one that was pushed out', () => {
    const queue = createToastQueue();
    for (const text of ['一', '二', '三', '四']) queue.show({ text });
    expect(texts(queue)).toEqual(['二', '三', '四']);
    expect(queue.getState().log.map((message) => message.text)).toEqual(['一']);
  });

  it('logs the last five removed toasts, newest first (ui-kit 4.12)', () => {
    const queue = createToastQueue();
    for (const text of ['一', '二', '三', '四', '五', '六']) queue.dismiss(queue.show({ text }));
    expect(queue.getState().log.map((message) => message.text)).toEqual(['六', '五', '四', '三', '二']);
  });

  it('removes everything on clear', () => {
    const queue = createToastQueue();
    queue.dismiss(queue.show({ text: '一' }));
    queue.show({ text: '二' });
    queue.clear();
    expect(queue.getState()).toEqual({ visible: [], log: [] });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('notifies listeners of changes only, and an unchanged state is the same object', () => {
    const queue = createToastQueue();
    const listener = vi.fn();
    const unsubscribe = queue.subscribe(listener);
    queue.show({ text: '一' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(queue.getState()).toBe(queue.getState());
    queue.dismiss(999);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    queue.show({ text: '二' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
