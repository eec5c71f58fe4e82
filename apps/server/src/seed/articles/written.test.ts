import { expect, test } from 'vitest';
import { readArticles } from './written.ts';

const TEXT = `%% first
plate: works
by: s2
at: -3 08:30
state: rejected 2 说清楚：出处
answered: -2 10:00
cover: bridge
file: sheets/week.pdf 一周 计划.pdf
# 桥
第一段
第二段

%% second
by: l1
subject: art
at: -1 20:10
free: no
hot: yes
# 灯
一行
=== en
# A lamp
One line
+++ -1 22:00
又一行
---
s0 | 好
> l1 @s0 | 谢谢
s3 hidden | 广告
s4 review | 等一等
`;

const [first, second] = readArticles(TEXT);

test('an article has its facts, its files and why it was refused', () => {
  expect(first).toMatchObject({
    key: 'first',
    by: { kind: 'student', place: 2 },
    at: { days: -3, time: '08:30' },
    state: 'rejected',
    refusal: { block: 2, reason: '说清楚：出处', at: { days: -2, time: '10:00' } },
    plate: 'works',
    subject: null,
    cover: 'bridge',
    files: [{ path: 'sheets/week.pdf', name: '一周 计划.pdf' }],
    title: '桥',
    lines: ['第一段', '第二段'],
    english: null,
    revision: null,
    comments: [],
  });
});

test('a note has its English form, a newer text and comments with answers', () => {
  expect(second).toMatchObject({
    by: { kind: 'lecturer', place: 1 },
    state: 'published',
    subject: 'art',
    isFree: false,
    isFeatured: true,
    lines: ['一行'],
    english: { title: 'A lamp', lines: ['One line'] },
    revision: { at: { days: -1, time: '22:00' }, lines: ['又一行'] },
  });
  expect(second?.comments).toEqual([
    { by: { kind: 'student', place: 0 }, isReply: false, to: null, state: 'shown', content: '好' },
    {
      by: { kind: 'lecturer', place: 1 },
      isReply: true,
      to: { kind: 'student', place: 0 },
      state: 'shown',
      content: '谢谢',
    },
    { by: { kind: 'student', place: 3 }, isReply: false, to: null, state: 'hidden', content: '广告' },
    { by: { kind: 'student', place: 4 }, isReply: false, to: null, state: 'inReview', content: '等一等' },
  ]);
});

test('what no fact, writer or time is, is refused', () => {
  expect(() => readArticles('%% x\nby: q1\nat: -1 08:00\n# 题\n字')).toThrow(RangeError);
  expect(() => readArticles('%% x\nby: s1\nat: today\n# 题\n字')).toThrow(RangeError);
  expect(() => readArticles('%% x\nby: s1\nat: -1 08:00\ncolour: red\n# 题\n字')).toThrow();
  expect(() => readArticles('%% x\nby: s1\nat: -1 08:00\n# 题\n字\n---\nnobody')).toThrow(RangeError);
});
