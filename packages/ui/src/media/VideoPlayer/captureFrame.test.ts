import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureFrame } from './captureFrame.ts';

const [NOTHING, METADATA, CURRENT] = [0, 1, 2];

function filmIn(readyState: number) {
  const film = Object.assign(new EventTarget(), { readyState, videoWidth: 640, videoHeight: 360 });
  return { film, video: film as unknown as HTMLVideoElement };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('HTMLMediaElement', { HAVE_NOTHING: NOTHING, HAVE_CURRENT_DATA: CURRENT });
  const canvas = {
    getContext: () => ({ drawImage: vi.fn() }),
    toBlob: (take: (blob: Blob) => void) => take(new Blob(['jpeg'])),
  };
  vi.stubGlobal('document', { createElement: () => canvas });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a frame that is on its way after a seek is waited for, and captured (product.md 5.4)', async () => {
  const { film, video } = filmIn(METADATA);
  const captured = captureFrame(video);
  film.dispatchEvent(new Event('timeupdate'));
  film.readyState = CURRENT;
  film.dispatchEvent(new Event('seeked'));
  expect(await captured).toHaveProperty('blob');
});

it('where nothing is loaded there is no frame, and one that does not come in five seconds is not waited for any longer', async () => {
  expect(await captureFrame(filmIn(NOTHING).video)).toEqual({ problem: 'notReady' });
  const late = captureFrame(filmIn(METADATA).video);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await late).toEqual({ problem: 'notReady' });
});
