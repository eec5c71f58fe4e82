import type { StudyRoomRecord } from '@shuyuan/contract';

/** The place that just ended as the records have it by now: stars may have been given in the room or below. */
export function endedOf(
  ended: StudyRoomRecord | null,
  records: { items: readonly StudyRoomRecord[] } | undefined,
): StudyRoomRecord | null {
  return ended && (records?.items.find(({ id }) => id === ended.id) ?? ended);
}
