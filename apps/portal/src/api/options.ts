import type { Access, Service } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';

/** Address prefixes of the family's servers; one build serves any backend of the family (`/web/config.json`). */
export type Bases = Readonly<Record<Service, string>>;

/**
 * Address of a call. A base may end in slashes, whoever wrote it: `/` and a path would make `//host`, another server, which would be sent
 * the token.
 */
export function addressOf(bases: Bases, service: Service, path: string): string {
  return bases[service].trim().replace(/[\\/]+$/, '') + path;
}

/** What every request says of its sender (§7), read anew for each request; its token when the call is made. */
export interface Sender {
  token: string | null;
  companyId: number | null;
  locale: Locale;
}

export interface ApiOptions {
  bases: Bases;
  /** For a call of this access: a student's and a lecturer's login may live in one browser (product.md 4.18). */
  sender: (access: Access) => Sender;
  /** The student or the point server ended the login of `token` (§4, E5), the one that the failed request carried. */
  onLoggedOut: (token: string | null) => void;
  /** Requests wait for a crowded server, to be sent again; none does any more (S12). */
  onCrowded?: (isCrowded: boolean) => void;
  /** This browser works on a proof that the server asks for before it goes on; it does no more (S15). */
  onProving?: (isProving: boolean) => void;
  /** The `Date` of an answer that comes from the server itself, and not from a cache. */
  onDate?: (date: unknown) => void;
  /** Milliseconds before a request counts as unreachable. */
  timeoutMs?: number;
}
