import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../ChatBubble/message.ts';
import { countPrepended, countTheirs, rowOf } from './talkRows.ts';

const build = (id: string, rest: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  side: 'them',
  author: { name: '周砚秋' },
  at: 0,
  content: { kind: 'text', text: id },
  ...rest,
});

describe('a message in its talk', () => {
  it('tells the time first, and after five minutes of silence', () => {
    expect(rowOf(build('a'), undefined).hasTime).toBe(true);
    expect(rowOf(build('b', { at: 299_999 }), build('a')).hasTime).toBe(false);
    expect(rowOf(build('b', { at: 300_000 }), build('a')).hasTime).toBe(true);
  });

  it('hangs under the one before within a minute, of the same author only', () => {
    expect(rowOf(build('b', { at: 59_999 }), build('a')).isContinued).toBe(true);
    expect(rowOf(build('b', { at: 60_000 }), build('a')).isContinued).toBe(false);
    expect(rowOf(build('b', { side: 'me' }), build('a')).isContinued).toBe(false);
    expect(rowOf(build('b', { author: { name: '林安娜' } }), build('a')).isContinued).toBe(false);
    expect(rowOf(build('b'), build('a', { content: { kind: 'recalled' } })).isContinued).toBe(false);
  });
});

describe('messages that came', () => {
  const [a, b, c] = [build('a'), build('b'), build('c', { side: 'me' })];

  it('before the others are counted', () => {
    expect(countPrepended([b], [a, b, c])).toBe(1);
    expect(countPrepended([a], [a, b])).toBe(0);
    expect(countPrepended([], [])).toBe(0);
  });

  it('of another talk are not', () => {
    expect(countPrepended([a], [b])).toBeNull();
    expect(countPrepended([], [a])).toBeNull();
  });

  it('from the other side are news, mine are not', () => {
    expect(countTheirs([a, b, c], 0)).toBe(1);
    expect(countTheirs([a, b, c], 2)).toBe(0);
  });
});
