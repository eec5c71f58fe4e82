import { expect, it } from 'vitest';
import { keyOf, textOf, type UnreadChat } from './unreadMessage.ts';

const chat: UnreadChat = {
  kind: 'chat',
  userNickName: '沈书瑶',
  userId: '7',
  msgType: 0,
  msgBody: '作文我看完了',
  sentAt: '2026-11-20T10:52:00Z',
};

it('shows the text of a message, and a word for a picture (§3)', () => {
  expect(textOf(chat, '[图片]')).toBe('作文我看完了');
  expect(textOf({ ...chat, msgType: 1, msgBody: 'https://x/y.png' }, '[图片]')).toBe('[图片]');
  expect(textOf({ ...chat, msgType: 2 }, '[图片]')).toBe('作文我看完了');
});

it('shows the title of a notice (§3)', () => {
  expect(textOf({ kind: 'notice', userNickName: '教务', noticeTitle: '期末模拟改到周六', sentAt: 0 }, '[图片]')).toBe(
    '期末模拟改到周六',
  );
});

it('distinguishes a newer message from the closed one', () => {
  expect(keyOf(chat)).toBe(keyOf({ ...chat }));
  expect(keyOf(chat)).not.toBe(keyOf({ ...chat, sentAt: '2026-11-20T10:53:00Z' }));
});
