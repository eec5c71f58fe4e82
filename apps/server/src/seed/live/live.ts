import type { Content } from '../content.ts';
import type { LedgerLine } from '../trade/ledger.ts';
import type { Shop } from '../trade/shop.ts';
import { addQueues } from './queues.ts';
import { addRecords } from './records.ts';
import { addLecturerLogin, addRooms } from './rooms.ts';
import { addTalks } from './talks.ts';

/**
 * All live data of one school: study rooms in their four states, queues, the demo student's
 * consultations, chats (product.md 4.23). Returns the minutes that consultations charged to the demo student.
 */
export function addLive(
  shop: Shop,
  { content, passwordHash }: { content: Content; passwordHash: string },
): LedgerLine[] {
  addLecturerLogin(shop, passwordHash);
  const rooms = addRooms(shop, content.studyRooms);
  addQueues(shop, rooms, content.studyRooms);
  const consulted = addRecords(shop, rooms, content.studyRooms);
  if (shop.parts.school.opens.chat) addTalks(shop, content.talks);
  return consulted;
}
