import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { chapterListLabels } from './ChapterList.labels.ts';
import type { Lesson } from './chapter.ts';
import { shownAtFirst, viewOf } from './lessonView.ts';

const START = '2026-11-20T11:30:00Z'; // 19:30 in Beijing
const END = '2026-11-20T12:15:00Z';
const words = chapterListLabels.cn;
const buildLesson = (over: Partial<Lesson> = {}): Lesson => ({
  id: 'a',
  index: 8,
  title: '焦点弦',
  kind: 'live',
  startsAt: START,
  endsAt: END,
  state: 'now',
  ...over,
});
const at = (iso: string) => ({ locale: 'cn', now: Date.parse(iso), timeZone: DEFAULT_TIME_ZONE.id }) as const;

describe('viewOf', () => {
  it('keeps the class closed until 15 minutes before the start, and gives its opening time (§9)', () => {
    const early = viewOf(buildLesson(), words, at('2026-11-20T11:14:59.999Z'));
    expect(early).toMatchObject({ action: 'enter', opensTime: '19:15', isLive: false });
    expect(early.line).toContain('开课前15分钟可进入');
  });
  it('opens the class 15 minutes before the start (§9)', () => {
    expect(viewOf(buildLesson(), words, at('2026-11-20T11:15:00Z'))).toMatchObject({
      action: 'enter',
      opensTime: undefined,
      isLive: false,
    });
  });
  it('is live from the start to the end, and not after it (§9)', () => {
    expect(viewOf(buildLesson(), words, at(START)).isLive).toBe(true);
    expect(viewOf(buildLesson(), words, at('2026-11-20T12:14:59Z')).isLive).toBe(true);
    expect(viewOf(buildLesson(), words, at(END))).toMatchObject({ action: undefined, isLive: false });
  });
  it('shows the date, and no button, for a class on another day (§9)', () => {
    expect(viewOf(buildLesson(), words, at('2026-11-18T02:00:00Z'))).toMatchObject({
      action: undefined,
      when: '11月20日 周五19:30',
    });
  });
  it('offers no review of a class that was held while its recording is prepared (J5.4)', () => {
    const held = buildLesson({ state: 'done', kind: 'video' });
    expect(viewOf(held, words, at(END)).action).toBe('review');
    expect(viewOf({ ...held, replay: false }, words, at(END)).action).toBeUndefined();
  });
  it('offers no action for a locked lesson and gives the reason (§4)', () => {
    const reason = '做完第8讲练习后解锁';
    expect(viewOf(buildLesson({ state: 'locked', reason }), words, at(START))).toMatchObject({
      action: undefined,
      line: reason,
    });
  });
  it('says what unlocks a lesson where the server gives no reason (§4)', () => {
    expect(viewOf(buildLesson({ state: 'locked', reason: undefined }), words, at(START)).line).toBe(
      '做完上一讲的练习后解锁',
    );
  });
  it('offers the action of the state: trial, review, resume, start', () => {
    const video = { kind: 'video', startsAt: undefined, endsAt: undefined } as const;
    const actionOf = (over: Partial<Lesson>) => viewOf(buildLesson({ ...video, ...over }), words, at(START)).action;
    expect(actionOf({ state: 'open', trial: true })).toBe('trial');
    expect(actionOf({ state: 'done' })).toBe('review');
    expect(actionOf({ state: 'open', progress: 0.6 })).toBe('resume');
    expect(actionOf({ state: 'now' })).toBe('start');
    expect(actionOf({ state: 'next' })).toBeUndefined();
  });
});

describe('shownAtFirst', () => {
  const lessons = (count: number, now = -1) =>
    Array.from({ length: count }, (_, i) => buildLesson({ id: `${i}`, state: i === now ? 'now' : 'next' }));
  it('shows a short chapter in full', () => {
    expect(shownAtFirst(lessons(10), 8)).toBe(10);
  });
  it('cuts a long chapter short', () => {
    expect(shownAtFirst(lessons(11), 8)).toBe(8);
  });
  it('never hides the current lesson', () => {
    expect(shownAtFirst(lessons(40, 20), 8)).toBe(22);
  });
});

it('a lesson whose server does not say how it stands goes by its time, and without one offers nothing (decision 0020)', () => {
  const { state: _, ...open } = buildLesson();
  expect(viewOf(open, words, at(START))).toMatchObject({ action: 'enter', isLive: true });
  const { startsAt: __, endsAt: ___, ...bare } = open;
  expect(viewOf(bare, words, at(START))).toMatchObject({ action: undefined, when: undefined });
});
