import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PracticeCard } from './PracticeCard.tsx';
import type { PracticeCardPractice } from './practiceView.ts';

const practice: PracticeCardPractice = {
  id: '1',
  title: '第3讲课后练习',
  course: '抛物线',
  state: 'finished',
  score: 29,
  href: '/learn/practice?result=1',
};
const drawn = (over: Partial<PracticeCardPractice>) =>
  renderToStaticMarkup(<PracticeCard practice={{ ...practice, ...over }} />);

describe('the card of a practice', () => {
  it('says 29/35 of 35 points, and never of a hundred (product.md 4.4)', () => {
    expect(drawn({ maxScore: 35 })).toContain('<b>29<small>/35</small></b>');
  });
  it('draws no maximum and no state that nobody told', () => {
    const html = drawn({ maxScore: undefined });
    expect(html).toContain('<b>29</b>');
    expect(html).not.toContain('<small>');
    expect(drawn({ state: undefined, score: undefined })).not.toMatch(/<span>(未完成|已完成|待批改)/);
  });
});
