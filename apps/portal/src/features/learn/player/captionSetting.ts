import type { CaptionSetting } from '@shuyuan/ui';
import type { KeyValueStore } from '../../../core/services.ts';

/** Local-storage key of how captions are shown; it belongs to the screen, not to a person. */
const KEY = 'player_captions';
const SIZES = ['sm', 'md', 'lg'] as const;

/** How captions were shown in this browser; undefined where nobody chose, or the value is none (B6). */
export function readCaptions(storage: KeyValueStore): CaptionSetting | undefined {
  const [on, size] = (storage.read(KEY) ?? '').split(' ');
  const known = SIZES.find((each) => each === size);
  return known && (on === 'on' || on === 'off') ? { on: on === 'on', size: known } : undefined;
}

/** Keeps it for the next lesson. */
export function writeCaptions(storage: KeyValueStore, { on: isOn, size }: CaptionSetting): void {
  storage.write(KEY, `${isOn ? 'on' : 'off'} ${size}`);
}
