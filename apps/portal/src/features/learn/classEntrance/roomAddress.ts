import { safeHttpUrl } from '@shuyuan/rules';

/** What is known of a room's address. */
export interface RoomAddress {
  /** What the server answered to entering. */
  answered: string;
  /** `url` of the page's query. */
  asked: string | null;
  /** The school's live hosts (X3). */
  hosts: readonly string[];
  /** Hostname of the portal, under which the page that stands in for a room lies. */
  hostname: string;
}

/**
 * Where the room opens: the school's own as the server names it; where there is only the page that stands in for one, an
 * address of the query comes first. Both only on hosts of the school; null for anything else (X3).
 */
export function roomAddress({ answered, asked, hosts, hostname }: RoomAddress): string | null {
  const own = safeHttpUrl(answered, { hosts });
  if (own) return own.href;
  const named = asked === null ? null : safeHttpUrl(asked, { hosts });
  if (named) return named.href;
  const standIn = safeHttpUrl(answered, { allowHttp: true });
  return standIn?.hostname === hostname ? standIn.href : null;
}
