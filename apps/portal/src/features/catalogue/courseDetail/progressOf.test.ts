import type { Lesson } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { keyOf } from './courseKey.ts';
import { progressOf } from './progressOf.ts';

const lesson = (id: number, state: Lesson['state']): Lesson => ({ id, index: id, title: `第${id}讲`, state });

describe('the progress of an owned course', () => {
  it('counts the finished lessons and names the current one', () => {
    const lessons = [lesson(1, 'done'), lesson(2, 'now'), lesson(3, 'next')];
    expect(progressOf(lessons, { lessonCount: 3 })).toEqual({ done: 1, total: 3, lesson: lessons[1] });
  });

  it('names the next lesson where none is going on', () => {
    const lessons = [lesson(1, 'done'), lesson(2, 'locked'), lesson(3, 'next')];
    expect(progressOf(lessons, { lessonCount: 3 }).lesson).toBe(lessons[2]);
  });

  it('is unknown until the lessons are here: what the class has held is not what the student has learnt', () => {
    expect(progressOf([], { lessonCount: 12 })).toEqual({ done: undefined, total: 12, lesson: undefined });
  });

  it('goes on with the class that comes next, not with the recording of one that was missed', () => {
    const lessons = [lesson(1, 'open'), lesson(2, 'done'), lesson(3, 'next')];
    expect(progressOf(lessons, { lessonCount: 3 })).toEqual({ done: 1, total: 3, lesson: lessons[2] });
  });
});

it.each([
  ['121592217636235', '2', { id: 121_592_217_636_235, saleId: 2 }],
  ['0', '2', null],
  ['1', 'x', null],
  ['1', '', null],
  ['1e3', '2', null],
  ['99999999999999999', '2', null],
])('reads the course address %s/%s as two ids or as no course (§2)', (id, saleId, key) => {
  expect(keyOf(id, saleId)).toEqual(key);
});
