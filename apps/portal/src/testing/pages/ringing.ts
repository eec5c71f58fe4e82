import { contract, encodeResult } from '@shuyuan/contract';
import { CALL_COUNTDOWN_S, type Locale } from '@shuyuan/rules';

const NAMES: Readonly<Record<Locale, string>> = { cn: '周砚秋', en: 'Zhou Yanqiu' };

/** Answers of a school whose lecturer calls at this instant, in milliseconds (§4): they replace the recorded ones of a student whom nobody calls. */
export function ringing(now: number, locale: Locale): Readonly<Record<string, unknown>> {
  const { mine } = contract.studyRooms;
  const call = {
    ...{ studyRoomId: 1, tempLogId: 1, teacherName: NAMES[locale], portrait: '/files/seed/lecturers/1.svg' },
    endsAt: new Date(now + CALL_COUNTDOWN_S * 1000).toISOString(),
  };
  const resultData = encodeResult(mine, { call, serverTime: new Date(now).toISOString() });
  return { [`${mine.method} ${mine.path}`]: { resultCode: 0, resultMessage: '', resultData } };
}
