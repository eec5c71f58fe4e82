import { safeHttpUrl } from '@shuyuan/rules';
import { idOf } from '../../../page/idOf.ts';

/** What the address of `/toroom` says (§2). */
export interface RoomAddress {
  roomId: number;
  tempLogId: number;
  /** An outside room on a host of the school (X3). */
  url: string | null;
  /** The query named an outside room that is none of the school's. */
  isRefused: boolean;
}

/** What a room's link needs and may lack. */
export type RoomGap = 'id' | 'tempLogId';

/** Numbers that the query of a room lacks (§2). */
export function roomGaps(query: URLSearchParams): RoomGap[] {
  return (['id', 'tempLogId'] as const).filter((key) => idOf(query.get(key) ?? undefined) === null);
}

/** Reads the query `id`, `url`, `tempLogId`; null without the two ids (§2, X3). */
export function readRoomAddress(query: URLSearchParams, hosts: readonly string[]): RoomAddress | null {
  const roomId = idOf(query.get('id') ?? undefined);
  const tempLogId = idOf(query.get('tempLogId') ?? undefined);
  if (roomId === null || tempLogId === null) return null;
  const requested = query.get('url') ?? '';
  const url = outsideUrl(requested, hosts);
  // The built-in room may be named by its own path; anything else that is no host of the school is refused.
  return { roomId, tempLogId, url, isRefused: requested !== '' && url === null && !requested.startsWith('/') };
}

/** The address of an outside room, if it lies on a host of the school; else null (X3). */
export function outsideUrl(url: string, hosts: readonly string[]): string | null {
  return safeHttpUrl(url, { hosts })?.href ?? null;
}
