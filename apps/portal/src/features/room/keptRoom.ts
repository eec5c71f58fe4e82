import type { KeyValueStore } from '../../stores/services.ts';

/** Key of what this tab remembers for a reload inside the room. */
const KEY = 'room_inside';

/** With what somebody was in a room, for a reload or a crash. */
export interface KeptRoom {
  tempLogId: number;
  camera: boolean;
  isMuted: boolean;
}

/** Remembers in this tab that it is inside a room. */
export function keepRoom(storage: KeyValueStore, room: KeptRoom) {
  storage.write(KEY, JSON.stringify(room));
}

/** The room is left. */
export function forgetRoom(storage: KeyValueStore) {
  storage.remove(KEY);
}

/** What was remembered of this very room; null for anything else (B6). */
export function readKeptRoom(storage: KeyValueStore, tempLogId: number): KeptRoom | null {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { tempLogId: id, camera, isMuted }: Record<string, unknown> = { ...kept };
    return id === tempLogId ? { tempLogId, camera: camera === true, isMuted: isMuted === true } : null;
  } catch {
    return null;
  }
}
