import type { KeyValueStore } from '../../../core/services.ts';
import type { DeviceStore } from '../../../shared/devices/DeviceStore.ts';

/** Key of what this tab remembers for a reload inside the room. */
const KEY = 'room_inside';

/** What this tab remembers of being inside a room, for a reload or a crash: with which devices. */
export class KeptRoom {
  constructor(
    private readonly storage: KeyValueStore,
    private readonly tempLogId: number,
  ) {}

  keep({ camera, microphone }: Pick<DeviceStore, 'camera' | 'microphone'>) {
    const { tempLogId } = this;
    this.storage.write(KEY, JSON.stringify({ tempLogId, camera: camera.isOn, isMuted: microphone.isMuted }));
  }

  /** The room is left. */
  forget() {
    this.storage.remove(KEY);
  }

  /** What was remembered of this very room; null for anything else (B6). */
  read(): { camera: boolean; isMuted: boolean } | null {
    try {
      const kept: unknown = JSON.parse(this.storage.read(KEY) ?? 'null');
      if (typeof kept !== 'object' || kept === null) return null;
      const { tempLogId, camera, isMuted }: Record<string, unknown> = { ...kept };
      return tempLogId === this.tempLogId ? { camera: camera === true, isMuted: isMuted === true } : null;
    } catch {
      return null;
    }
  }
}
