import type { CapturedFrame } from '../VideoPlayer/captureFrame.ts';

/** What a page does with a player beside its own controls. */
export interface PlayerHandle {
  /** The position in seconds. */
  at: () => number;
  seek: (to: number) => void;
  pause: () => void;
  /** The frame on screen; absent where there is no picture. */
  frame?: () => Promise<CapturedFrame>;
}
