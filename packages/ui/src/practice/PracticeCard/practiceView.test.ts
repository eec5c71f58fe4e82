import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { practiceCardLabels } from './PracticeCard.labels.ts';
import { type PracticeCardPractice, viewOfPractice } from './practiceView.ts';

const now = Date.parse('2026-11-20T02:00:00Z');
const view = { locale: 'cn', now, timeZone: DEFAULT_TIME_ZONE.id } as const;
const words = practiceCardLabels.cn;
const build = (over: Partial<PracticeCardPractice> = {}): PracticeCardPractice => ({
  id: 'p',
  title: '第7讲课后练习',
  course: '圆锥曲线专题',
  state: 'unfinished',
  total: 20,
  dueAt: '2026-11-20T15:59:00Z',
  href: '/learn/practice',
  ...over,
});

describe('a practice in a list', () => {
  it('is started, then continued (§4)', () => {
    expect(viewOfPractice(build(), words, view)).toMatchObject({ action: 'start', amount: '共20题' });
    expect(viewOfPractice(build({ answered: 12 }), words, view)).toMatchObject({
      action: 'resume',
      amount: '已答12/20题',
    });
  });
  it.each([
    ['unfinished', { dueAt: '' }],
    ['expired', { dueAt: 'soon' }],
    ['submitted', { submittedAt: '' }],
  ] as const)('says no time of one that is %s at no date', (state, over) => {
    expect(viewOfPractice(build({ state, ...over }), words, view).when).toBeUndefined();
  });
  it('is highlighted on its last day only', () => {
    expect(viewOfPractice(build(), words, view)).toMatchObject({ isDueToday: true, when: '今晚23:59截止' });
    expect(viewOfPractice(build({ dueAt: '2026-11-21T15:59:00Z' }), words, view).isDueToday).toBe(false);
    expect(viewOfPractice(build({ state: 'submitted' }), words, view).isDueToday).toBe(false);
  });
  it('offers the action of the other four states (§4)', () => {
    const actionOf = (state: PracticeCardPractice['state']) => viewOfPractice(build({ state }), words, view).action;
    expect(actionOf('finished')).toBe('result');
    expect(actionOf('expired')).toBe('makeUp');
    expect(actionOf('submitted')).toBe('view');
    expect(actionOf('awaitingGrading')).toBe('view');
  });
});
