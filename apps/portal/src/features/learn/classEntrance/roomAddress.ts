import { safeHttpUrl } from '@shuyuan/rules';

/** What is known of a room's address. */
export interface RoomAddress {
  /** What the server answered to entering. */
  answeredUrl: string;
  /** `url` of the page's query. */
  requestedUrl: string | null;
  /** The school's live hosts (X3). */
  hosts: readonly string[];
  /** Hostname of the portal, under which the sandbox page of a room lies. */
  hostname: string;
}

/**
 * Where the room opens: the school's own as the server names it; where there is only the sandbox page, an
 * address of the query comes first. Both only on hosts of the school; null for anything else (X3).
 */
export function roomAddress({ answeredUrl, requestedUrl, hosts, hostname }: RoomAddress): string | null {
  const own = safeHttpUrl(answeredUrl, { hosts });
  if (own) return own.href;
  const named = requestedUrl === null ? null : safeHttpUrl(requestedUrl, { hosts });
  if (named) return named.href;
  const sandbox = safeHttpUrl(answeredUrl, { allowHttp: true });
  return sandbox?.hostname === hostname ? sandbox.href : null;
}
