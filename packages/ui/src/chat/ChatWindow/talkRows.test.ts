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

describe('a message in its conversation', () => {
  it('shows the time first, and again after five minutes of silence', () => {
    expect(rowOf(build('a'), undefined).hasTime).toBe(true);
    expect(rowOf(build('b', { at: 299_999 }), build('a')).hasTime).toBe(false);
    expect(rowOf(build('b', { at: 300_000 }), build('a')).hasTime).toBe(true);
  });

  it('is grouped with the previous one within a minute, for the same author only', () => {
    expect(rowOf(build('b', { at: 59_999 }), build('a')).isContinued).toBe(true);
    expect(rowOf(build('b', { at: 60_000 }), build('a')).isContinued).toBe(false);
    expect(rowOf(build('b', { side: 'me' }), build('a')).isContinued).toBe(false);
    expect(rowOf(build('b', { author: { name: '林安娜' } }), build('a')).isContinued).toBe(false);
    expect(rowOf(build('b'), build('a', { content: { kind: 'recalled' } })).isContinued).toBe(false);
  });
});

describe('new messages', () => {
  const [a, b, c] = [build('a'), build('b'), build('c', { side: 'me' })];

  it('are counted when they are prepended', () => {
    expect(countPrepended([b], [a, b, c])).toBe(1);
    expect(countPrepended([a], [a, b])).toBe(0);
    expect(countPrepended([], [])).toBe(0);
  });

  it('are not counted when they belong to another conversation', () => {
    expect(countPrepended([a], [b])).toBeNull();
    expect(countPrepended([], [a])).toBeNull();
  });

  it('are news from the other side only', () => {
    expect(countTheirs([a, b, c], 0)).toBe(1);
    expect(countTheirs([a, b, c], 2)).toBe(0);
  });
});
