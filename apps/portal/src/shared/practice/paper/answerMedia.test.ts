import { expect, it } from 'vitest';
import { sentFiles, toFiles } from './answerMedia.ts';

it('sends files of an answer by their numbers, and by address where the upload server gives none (wire-facts 11)', () => {
  const file = (id: string) => ({ id, name: `${id}.jpg`, size: 4, mime: 'image/jpeg', url: `/f/${id}` });
  const files = toFiles({ pictures: [file('7'), file('-8')], recordings: [], videos: [] });
  expect(sentFiles(files)).toEqual({
    files: [{ id: 7, type: 'image', durationS: undefined, rotation: 0 }],
    urlFiles: [{ url: '/f/-8', type: 'image', durationS: undefined, rotation: 0 }],
  });
  expect(sentFiles(files.slice(0, 1))).not.toHaveProperty('urlFiles');
});
