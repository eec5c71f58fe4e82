import { expect, it } from 'vitest';
import { heldCall } from './call.ts';

const first = { studyRoomId: 'r1', teacherName: '周砚秋' };
const second = { studyRoomId: 'r2', teacherName: '沈书瑶' };

it('ignores a second call until the first is closed (§4, W8)', () => {
  expect(heldCall(null, first)).toBe(first);
  expect(heldCall(first, second)).toBe(first);
  expect(heldCall(first, null)).toBeNull();
  expect(heldCall(null, second)).toBe(second);
});

it('accepts later updates of the same call', () => {
  const withPhoto = { ...first, photo: '/1.svg' };
  expect(heldCall(first, withPhoto)).toBe(withPhoto);
});
