import type { QueueTicket } from '@shuyuan/contract';
import { address, oneOf, pageNumber, type ValuesOf } from '../../../page/address.ts';

/** Anchor of the packages in the hall. */
export const PACKAGES_ID = 'packages';
/** Anchor of the rooms in the hall. */
export const ROOMS_ID = 'rooms';

/** The hall with the question for a room open. */
export function joinPath(roomId: number): string {
  return `/expert?room=${roomId}`;
}

/** `/toroom` of a consultation, with the names of its query that §2 gives. */
export function roomPath({
  roomId,
  tempLogId,
  liveUrl,
}: Pick<QueueTicket, 'roomId' | 'tempLogId' | 'liveUrl'>): string {
  const query = new URLSearchParams({ id: String(roomId) });
  if (liveUrl !== undefined) query.set('url', liveUrl);
  if (tempLogId !== undefined) query.set('tempLogId', String(tempLogId));
  return `/toroom?${query}`;
}

/** Tabs of one's own consultations. */
export const QA_TABS = ['records', 'orders'] as const;

/** `/expert-QA` (§2): a tab and a page of it. */
export const qaAddress = address('/expert-QA', { tab: oneOf(QA_TABS, 'records'), page: pageNumber });
export type QaView = ValuesOf<typeof qaAddress>;
