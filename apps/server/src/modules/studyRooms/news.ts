import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import type { RoomCtx, RoomRow } from './rows.ts';
import { NEWS, type News } from './words.ts';

/** Notifies a student of what happened in a study room; `refId`, the ticket or the call, prevents duplicates. */
export async function notifyNews(
  { tx, companyId, now }: RoomCtx,
  room: RoomRow,
  news: News,
  { studentId, refId, minutes = 0 }: { studentId: number; refId: number; minutes?: number },
): Promise<void> {
  const { link, title, body } = NEWS[news];
  await notifyStudent(tx, {
    companyId,
    studentId,
    kind: 'studyRoom',
    title,
    body: body({ cn: room.name, en: room.name_en || room.name }, minutes),
    link,
    onceKey: `study:${news}:${refId}`,
    now,
  });
}
