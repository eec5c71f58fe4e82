import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotificationQueue } from './notificationQueue.ts';

const titles = (queue: ReturnType<typeof createNotificationQueue>) =>
  queue.getState().visible.map((message) => message.title);

describe('the queue of notifications', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows a notification for six seconds, closable', () => {
    const queue = createNotificationQueue();
    queue.attach();
    queue.notify({ title: '作业已批改' });
    expect(queue.getState().visible).toMatchObject([{ title: '作业已批改', closable: true }]);
    vi.advanceTimersByTime(5_999);
    expect(titles(queue)).toEqual(['作业已批改']);
    vi.advanceTimersByTime(1);
    expect(titles(queue)).toEqual([]);
  });

  it('never removes one with a duration of 0, such as unread messages (§4)', () => {
    const queue = createNotificationQueue();
    queue.attach();
    const id = queue.notify({ title: '沈书瑶老师', durationS: 0, closable: false });
    vi.advanceTimersByTime(3_600_000);
    expect(titles(queue)).toEqual(['沈书瑶老师']);
    queue.dismiss(id);
    expect(titles(queue)).toEqual([]);
  });

  it('shows three at once, the newest last', () => {
    const queue = createNotificationQueue();
    for (const title of ['一', '二', '三', '四']) queue.notify({ title });
    expect(titles(queue)).toEqual(['二', '三', '四']);
  });

  it('pauses the timers on hover or focus (WCAG 2.2.1)', () => {
    const queue = createNotificationQueue();
    queue.attach();
    queue.notify({ title: '一' });
    queue.pause();
    vi.advanceTimersByTime(60_000);
    expect(titles(queue)).toEqual(['一']);
    queue.resume();
    vi.advanceTimersByTime(6_000);
    expect(titles(queue)).toEqual([]);
  });
});
