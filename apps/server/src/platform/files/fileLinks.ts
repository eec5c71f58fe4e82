import { type Keys, type LinkHolder, signPath } from './linkSignature.ts';
import { SIGNED_LINK_S } from './signedLink.ts';

/** Ends of links to uploads are this far apart, in seconds: who asks again between two gets the address that the browser has. */
const STEP_S = 120;
const UPLOAD = /^u\//;

/** Makes the addresses of uploads for who asks. */
export interface FileLinks {
  /** The address of a stored path: signed for an upload (U6), plain for a picture of the seed and for visitors. */
  urlOf(path: string): string;
}

/** Addresses for one holder, which hold three to five minutes (U6). Nothing is signed for visitors: they read what is public. */
export function createFileLinks(
  keys: Keys,
  { companyId, holder, now }: { companyId: number; holder: LinkHolder; now: Date },
): FileLinks {
  const expiresS = Math.floor(now.getTime() / (STEP_S * 1_000)) * STEP_S + SIGNED_LINK_S;
  return {
    urlOf(path) {
      const isSigned = holder.kind !== 'visitor' && UPLOAD.test(path);
      return isSigned ? signPath(keys, { companyId, holder, expiresS, path, depth: 2 }) : `/files/${path}`;
    },
  };
}
