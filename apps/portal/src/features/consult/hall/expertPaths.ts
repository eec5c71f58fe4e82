import type { QueueTicket } from '@shuyuan/contract';

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
export type QaTab = (typeof QA_TABS)[number];

/** Address of a page of one's own consultations. */
export function qaPath(tab: QaTab, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== 'records') query.set('tab', tab);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/expert-QA' : `/expert-QA?${query}`;
}

/** What the address of one's own consultations asks for; the first page for anything that is none. */
export function qaViewOf(search: URLSearchParams): { tab: QaTab; page: number } {
  const page = Number(search.get('page') ?? 1);
  return {
    tab: QA_TABS.find((tab) => tab === search.get('tab')) ?? 'records',
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}
