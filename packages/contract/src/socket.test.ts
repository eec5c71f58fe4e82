import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFrame, readFrame, SocketType } from './index.ts';

it('reads a call with everything that its dialog needs (§3, §4)', () => {
  const frame = { type: 10, studyRoomId: 5, liveUrl: 'https://live.example/r', tempLogId: 9, teacherName: '周砚秋' };
  expect(parseFrame(JSON.stringify(frame))).toEqual({ ...frame, type: SocketType.call });
});

it.each([
  ['{"type":3}', { type: 3 }],
  ['{"type":20,"studyRoomId":5}', { type: 20, studyRoomId: 5 }],
  ['{"type":21,"studyRoomId":"5"}', { type: 21, studyRoomId: 5 }],
])('reads %s (§7)', (text, message) => {
  expect(parseFrame(text)).toEqual(message);
});

it.each(['', 'null', '[]', '{"type":"3"}', '{"type":99}', '{"type":20}', '{"type":10,"studyRoomId":0}', '{"type":3'])(
  'ignores %j (§8, W7)',
  (text) => {
    expect(parseFrame(text)).toBeNull();
  },
);

it('never throws, whatever arrives (W7)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parseFrame(text)).not.toThrow();
    }),
  );
});

it('reads a call of a backend that names nothing but the room (§3, decision 0020)', () => {
  const sparse = { type: 10, studyRoomId: '5', liveUrl: null, tempLogId: '', teacherName: null, callExpireTime: '' };
  expect(readFrame(JSON.stringify(sparse))).toEqual({ type: SocketType.call, studyRoomId: 5, teacherName: '' });
  expect(readFrame('{"type":10,"teacherName":"周砚秋"}')).toBeNull();
});

it('reads what a server sends as the server would (W7)', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readFrame(text)).toEqual(parseFrame(text));
    }),
  );
});

it.each(['"10"', '10'])(
  'a call of type %s rings, whichever way its maker writes numbers (§7, decision 0020)',
  (type) => {
    const text = `{"type":${type},"studyRoomId":"3","tempLogId":40,"teacherName":"周砚秋"}`;
    expect(readFrame(text)).toMatchObject({ type: SocketType.call, studyRoomId: 3, tempLogId: 40 });
    expect(readFrame(text.replace(type, '"ten"'))).toBeNull();
  },
);
