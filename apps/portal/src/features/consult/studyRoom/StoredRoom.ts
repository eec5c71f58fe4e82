import type { KeyValueStore } from '../../../core/services.ts';
import type { DeviceStore } from '../../../shared/devices/DeviceStore.ts';

/** Session storage key for a reload inside the room. */
const KEY = 'room_inside';

/** What this tab stores of a room, for a reload or a crash: with which devices. */
export class StoredRoom {
  constructor(
    private readonly storage: KeyValueStore,
    private readonly tempLogId: number,
  ) {}

  save({ camera, microphone }: Pick<DeviceStore, 'camera' | 'microphone'>) {
    const { tempLogId } = this;
    this.storage.write(KEY, JSON.stringify({ tempLogId, camera: camera.isOn, isMuted: microphone.isMuted }));
  }

  /** The room is left. */
  clear() {
    this.storage.remove(KEY);
  }

  /** What was stored for this room; null for anything else (B6). */
  read(): { camera: boolean; isMuted: boolean } | null {
    try {
      const stored: unknown = JSON.parse(this.storage.read(KEY) ?? 'null');
      if (typeof stored !== 'object' || stored === null) return null;
      const { tempLogId, camera, isMuted }: Record<string, unknown> = { ...stored };
      return tempLogId === this.tempLogId ? { camera: camera === true, isMuted: isMuted === true } : null;
    } catch {
      return null;
    }
  }
}
