import { expect, it } from 'vitest';
import { storedEntry } from '../../upload/core/uploadEntry.ts';
import { mediaSignature, recordingExtension, storedFiles, turned } from './answerMedia.ts';

const file = (id: string) => ({ id, name: `${id}.jpg`, size: 1, mime: 'image/jpeg' });

it('hands out stored files only, with their rotation', () => {
  const pending = { ...storedEntry(file('b')), file: null, status: 'sending' as const };
  const entries = [storedEntry(file('a')), pending];
  expect(storedFiles(entries, () => ({ rotation: 90 }))).toEqual([{ ...file('a'), rotation: 90 }]);
});

it('notices order and rotation, and takes an absent rotation as none', () => {
  const media = (...pictures: { rotation?: 0 | 90; id: string }[]) => ({
    pictures: pictures.map(({ id, ...rest }) => ({ ...file(id), ...rest })),
    recordings: [],
    videos: [],
  });
  expect(mediaSignature(media({ id: 'a' }, { id: 'b' }))).not.toBe(mediaSignature(media({ id: 'b' }, { id: 'a' })));
  expect(mediaSignature(media({ id: 'a', rotation: 90 }))).not.toBe(mediaSignature(media({ id: 'a' })));
  expect(mediaSignature(media({ id: 'a', rotation: 0 }))).toBe(mediaSignature(media({ id: 'a' })));
});

it('turns by quarters and comes back', () => {
  expect([turned(0), turned(90), turned(180), turned(270)]).toEqual([90, 180, 270, 0]);
});

it('names a recording after the format of its browser (§5)', () => {
  expect(['audio/webm;codecs=opus', 'audio/mp4', ''].map(recordingExtension)).toEqual(['webm', 'm4a', 'webm']);
});
