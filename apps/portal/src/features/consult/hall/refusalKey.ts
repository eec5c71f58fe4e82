import { ResultCode } from '@shuyuan/contract';
import type { ApiError } from '../../../api/apiError.ts';

const KEYS = {
  [ResultCode.studyRoomClosed]: 'studyRoomClosed',
  [ResultCode.waitingElsewhere]: 'waitingElsewhere',
  [ResultCode.minutesShort]: 'minutesShort',
  [ResultCode.lecturerAway]: 'lecturerAway',
  [ResultCode.callOver]: 'callOver',
  [ResultCode.roomFull]: 'roomFull',
  [ResultCode.subjectNotTaught]: 'subjectNotTaught',
} as const;

/** Our words for a refusal of the study room, 5001 to 5007; null for any other failure. */
export function refusalKey({ kind, code }: Pick<ApiError, 'kind' | 'code'>): (typeof KEYS)[keyof typeof KEYS] | null {
  if (kind !== 'refused' || code === undefined || !Object.hasOwn(KEYS, code)) return null;
  return KEYS[code as keyof typeof KEYS];
}
