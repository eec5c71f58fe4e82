import { type Keys, type LinkHolder, signPath } from './linkSignature.ts';
import { SIGNED_LINK_S } from './signedLink.ts';

/** Ends of links to uploads stand on whole minutes: who asks twice within one gets the same address, which the browser has. */
const STEP_S = 60;
const UPLOAD = /^u\//;

/** Makes the addresses of uploads for who asks. */
export interface FileLinks {
  /** The address of a stored path: signed for an upload (U6), plain for a picture of the seed. */
  urlOf(path: string): string;
}

/** Addresses for one holder, which hold four to five minutes (U6). */
export function createFileLinks(
  keys: Keys,
  { companyId, holder, now }: { companyId: number; holder: LinkHolder; now: Date },
): FileLinks {
  const expiresS = Math.floor(now.getTime() / (STEP_S * 1_000)) * STEP_S + SIGNED_LINK_S;
  return {
    urlOf(path) {
      return UPLOAD.test(path) ? signPath(keys, { companyId, holder, expiresS, path, depth: 2 }) : `/files/${path}`;
    },
  };
}
