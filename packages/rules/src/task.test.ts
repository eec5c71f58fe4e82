import { describe, expect, it } from 'vitest';
import { countWords, taskFault, taskLack } from './task.ts';

const essay = { kinds: ['text'], minWords: 5, maxWords: 8 } as const;
const talk = { kinds: ['audio'], maxFiles: 1, minSeconds: 60, maxSeconds: 90 } as const;
const recording = (durationS?: number) => ({ text: '', files: [{ type: 'audio' as const, durationS }] });

describe('a task (product.md 4.5)', () => {
  it('counts each Chinese character and each word of other languages, and no punctuation', () => {
    expect([
      countWords('逝者如斯，而未尝往也。'),
      countWords("It's a well-known tale."),
      countWords('读了3本book'),
    ]).toEqual([9, 4, 5]);
    expect(countWords(' ，。 ')).toBe(0);
  });

  it('takes only its kinds, up to its words, files and seconds', () => {
    expect(taskFault(essay, { text: '江水一直在流', files: [] })).toBeNull();
    expect(taskFault(essay, { text: '江水一直在流，江还是江', files: [] })).toBe('words');
    expect(taskFault(essay, recording())).toBe('kind');
    expect(taskFault(talk, { text: '字', files: [] })).toBe('kind');
    expect(taskFault(talk, recording(91))).toBe('length');
    expect(taskFault(talk, recording(90))).toBeNull();
    expect(taskFault(talk, { text: '', files: [...recording(60).files, ...recording(60).files] })).toBe('files');
  });

  it('says what is still undone: everything, some words, a file of a kind, some seconds', () => {
    expect(taskLack(essay, { text: ' ', files: [] })).toEqual({ kind: 'empty' });
    expect(taskLack(essay, { text: '江水在', files: [] })).toEqual({ kind: 'words', count: 2 });
    expect(taskLack(essay, { text: '江水一直在', files: [] })).toBeNull();
    expect(taskLack({ kinds: ['text', 'image'] }, { text: '见图', files: [] })).toEqual({ kind: 'image' });
    expect(taskLack({ kinds: ['text', 'image'] }, { text: '', files: [{ type: 'image' }] })).toEqual({
      kind: 'words',
      count: 1,
    });
    expect(taskLack(talk, recording(59))).toEqual({ kind: 'length', seconds: 60 });
    expect(taskLack(talk, recording())).toBeNull();
  });
});
