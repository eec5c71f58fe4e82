import type { StudyRoomRecord } from '@shuyuan/contract';

type Status = StudyRoomRecord['status'];

/** A consultation that is over, however it ended. */
export type EndedRecord = StudyRoomRecord & { status: Exclude<Status, undefined | 'waiting' | 'calling' | 'inRoom'> };

/** The place that just ended as the records have it by now: stars may have been given in the room or below. */
export function endedOf(
  ended: StudyRoomRecord | null,
  records: { items: readonly StudyRoomRecord[] } | undefined,
): EndedRecord | null {
  const record = ended && (records?.items.find(({ id }) => id === ended.id) ?? ended);
  return record && isOver(record) ? record : null;
}

function isOver(record: StudyRoomRecord): record is EndedRecord {
  return (
    record.status !== undefined &&
    record.status !== 'waiting' &&
    record.status !== 'calling' &&
    record.status !== 'inRoom'
  );
}
