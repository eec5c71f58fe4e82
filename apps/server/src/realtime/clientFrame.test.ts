import { SocketType } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { parseClientFrame } from './clientFrame.ts';

const signal = (text: string) =>
  `{"type":${SocketType.signal},"tempLogId":5,"from":"tab","data":{"deep":[{"sdp":"${text}"}]}}`;

test('a NUL or half a surrogate pair in a frame is unreadable; whole characters pass (X8, W3)', () => {
  for (const text of ['\\ud800', 'a\\uDC00b', '\\udc00\\ud800', '\\u0000']) {
    expect([text, parseClientFrame(signal(text))]).toEqual([text, null]);
  }
  for (const text of ['书院', '\\ud83d\\ude00', '😀', '\\\\ud800']) {
    expect(parseClientFrame(signal(text))?.type).toBe(SocketType.signal);
  }
  expect(parseClientFrame(signal(`"}]}}`))).toBeNull();
  const nested = `${'['.repeat(7_000)}"\\ud800"${']'.repeat(7_000)}`;
  const deep = `{"type":${SocketType.signal},"tempLogId":5,"from":"tab","data":${nested}}`;
  expect(parseClientFrame(deep)).toBeNull();
});
