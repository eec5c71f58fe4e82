import { describe, expect, it } from 'vitest';
import { EMPTY_EDIT } from '../../../../shared/practice/paper/answerEdit.ts';
import { kindsOf, taskStateOf } from './taskState.ts';

const picture = { id: 1, type: 'image' as const, name: 'a.jpg', url: '' };

describe('what of a task is there (product.md 4.5)', () => {
  it('counts words and files, and says what it lacks by its own limits', () => {
    const essay = { type: 'short' as const, task: { kinds: ['text' as const], minWords: 5 } };
    expect(taskStateOf(essay, { ...EMPTY_EDIT, text: '江水在' })).toEqual({
      words: 3,
      files: 0,
      lack: { kind: 'words', count: 2 },
    });
  });

  it('is done with any answer where it has no limits, and takes every kind', () => {
    const open = { type: 'short' as const };
    expect(taskStateOf(open, EMPTY_EDIT).lack).toEqual({ kind: 'empty' });
    expect(taskStateOf(open, { ...EMPTY_EDIT, files: [picture] }).lack).toBeNull();
    expect([kindsOf(open), kindsOf({ type: 'oral' })]).toEqual([
      ['text', 'image', 'audio', 'video'],
      ['image', 'audio', 'video'],
    ]);
  });
});
