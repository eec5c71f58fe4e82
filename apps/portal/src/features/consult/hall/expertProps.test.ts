import type { QueueTicket, StudyRoomRecord } from '@shuyuan/contract';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { qaAddress, roomPath } from './expertPaths.ts';
import { refusalKey } from './refusalKey.ts';
import { toRecordRow } from './toRecordRow.ts';
import { toTicket } from './toTicket.ts';

const AT = '2026-11-20T12:00:00.000Z';
const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as unknown as TFunction<'hall'>;
const view = { t, here: Date.parse, timeOf: () => '20:00' };
const ticket: QueueTicket = {
  id: 7,
  roomId: 3,
  roomName: '',
  lecturerId: 5,
  lecturerName: '周砚秋',
  images: ['/f/1'],
  question: '弦长',
  status: 'waiting',
  position: 2,
  waitCount: 2,
  estimateMinutes: 6,
  isFront: false,
  subscribedAt: AT,
  ahead: [
    { name: '何同学', isInRoom: true },
    { name: '陈同学', isInRoom: false },
  ],
};

it.each([
  ['queued', { position: 2 }],
  ['next', { position: 1 }],
  ['called', { status: 'calling', position: undefined }],
  ['inRoom', { status: 'inRoom', position: undefined }],
  ['missed', { status: 'missed', returnBy: AT }],
] satisfies [string, Partial<QueueTicket>][])('shows a place as %s (product.md 4.17)', (state, given) => {
  expect(toTicket({ ...ticket, ...given } as QueueTicket, view).state).toBe(state);
});

it('names who is before: the one in the room, the next, and a number for a long line', () => {
  const labels = (given: Partial<QueueTicket>) =>
    toTicket({ ...ticket, ...given }, view).ahead?.map(({ label }) => label.split(' ')[0]);
  expect(labels({})).toEqual(['withLecturer', 'nextOne']);
  const long = Array.from({ length: 7 }, (_, at) => ({ name: `同学${at}`, isInRoom: at === 0 }));
  expect(labels({ ahead: long, position: 7 })).toEqual(['withLecturer', 'nextOne', '同学2', 'others']);
});

it('shows what is over among the consultations, and nothing that goes on', () => {
  const record: StudyRoomRecord = { ...ticket, status: 'failed', minutes: 0 };
  expect(toRecordRow(record)).toMatchObject({ state: 'failed', minutes: 0, at: AT, question: '弦长' });
  expect(toRecordRow({ ...record, status: 'waiting' })).toBeNull();
});

it('leads from a finished consultation to its board, words and files, and from no other', () => {
  const record: StudyRoomRecord = { ...ticket, tempLogId: 9, status: 'finished', minutes: 3 };
  expect(toRecordRow(record)?.recordHref).toBe('/toroom?id=3&tempLogId=9');
  expect(toRecordRow({ ...record, status: 'failed' })?.recordHref).toBeUndefined();
});

it('has kind words for 5001 to 5007 and leaves the rest to the server (product.md 4.17)', () => {
  const keys = [5001, 5002, 5003, 5004, 5005, 5006, 5007].map((code) => refusalKey({ kind: 'refused', code }));
  expect(new Set(keys).size).toBe(7);
  expect(keys).not.toContain(null);
  expect(refusalKey({ kind: 'refused', code: 1004 })).toBeNull();
  expect(refusalKey({ kind: 'failed', code: 500 })).toBeNull();
});

it('writes and reads its addresses (§2)', () => {
  expect(roomPath({ roomId: 3, tempLogId: 9, liveUrl: 'https://live.example/a?b=1' })).toBe(
    '/toroom?id=3&url=https%3A%2F%2Flive.example%2Fa%3Fb%3D1&tempLogId=9',
  );
  expect(qaAddress.href({ tab: 'orders', page: 2 })).toBe('/expert-QA?tab=orders&page=2');
  expect(qaAddress.read(new URLSearchParams('tab=orders&page=2'))).toEqual({ tab: 'orders', page: 2 });
  expect(qaAddress.read(new URLSearchParams('tab=x&page=-1'))).toEqual({ tab: 'records', page: 1 });
});
