import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../core/secrets.ts';

/** How long a signed link holds at most, in seconds (U6). */
export const SIGNED_LINK_S = 300;
/** Ends of links to uploads are this far apart, in seconds: who asks again between two gets the address that the browser has. */
const STEP_S = 120;
const UPLOAD = /^u\//;
const SIGNATURE = /^([0-9a-z]{1,11}(?:-[0-9a-z]{1,11})?)\.([0-9a-z]{1,9})\.([1-5])\.([\w-]{43})$/;
const BASE = 36;

type Keys = Pick<Secrets, 'hash'>;

/**
 * For whom a link is signed: a visitor is everybody; a lecturer, whose login lies in one tab and in no cookie, is known by a
 * living login and by the number of the browser (S15), null where that has none.
 */
export type LinkHolder =
  | { kind: 'visitor' }
  | { kind: 'student'; id: number }
  | { kind: 'lecturer'; id: number; sessionId: number; device: string | null };

/** Makes the addresses of files for one holder. */
export interface LinkSigner {
  /**
   * The address of a stored path: signed for an upload, for three to five minutes (U6); plain for a picture of the school and for
   * visitors, who read what is public.
   */
  urlOf(path: string): string;
  /** The signed address of a file of a lesson; a playlist is signed with its folder, since it names its neighbours relatively. */
  sign(path: string): string;
  /** When the addresses of `sign` end. */
  readonly expiresAt: Date;
  /** The signer of links that everybody may use: of what a visitor may watch. */
  forEverybody(): LinkSigner;
}

/** The signer of links for one holder. */
export function createLinkSigner(
  keys: Keys,
  { companyId, holder, now }: { companyId: number; holder: LinkHolder; now: Date },
): LinkSigner {
  const expiresS = Math.floor(now.getTime() / 1_000) + SIGNED_LINK_S;
  const uploadExpiresS = Math.floor(now.getTime() / (STEP_S * 1_000)) * STEP_S + SIGNED_LINK_S;
  return {
    expiresAt: new Date(expiresS * 1_000),
    urlOf(path) {
      const isSigned = holder.kind !== 'visitor' && UPLOAD.test(path);
      return isSigned
        ? signPath(keys, { companyId, holder, expiresS: uploadExpiresS, path, depth: 2 })
        : `/files/${path}`;
    },
    sign(path) {
      const parts = path.split('/').length;
      const depth = path.endsWith('.m3u8') ? parts - 1 : parts;
      return signPath(keys, { companyId, holder, expiresS, path, depth });
    },
    forEverybody: () => createLinkSigner(keys, { companyId, holder: { kind: 'visitor' }, now }),
  };
}

/** The holder of a valid signature of this path; null for a wrong or ended one. */
export function readSignature(
  keys: Keys,
  {
    companyId,
    signature,
    path,
    device,
    now,
  }: { companyId: number; signature: string; path: string; device: string | null; now: Date },
): LinkHolder | null {
  const [, label = '', expires = '', depth = '', mac = ''] = SIGNATURE.exec(signature) ?? [];
  if (mac === '') return null;
  const expiresS = Number.parseInt(expires, BASE);
  const holder = holderOf(label, device);
  const expected = macOf(keys, companyId, { holder, expiresS, folder: folderOf(path, Number(depth)) });
  const isSame = timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
  return isSame && expiresS * 1_000 > now.getTime() ? holder : null;
}

/** The address of a private file for one holder until `expiresS`; `depth` is how many parts of its path are signed. */
function signPath(
  keys: Keys,
  {
    companyId,
    holder,
    expiresS,
    path,
    depth,
  }: { companyId: number; holder: LinkHolder; expiresS: number; path: string; depth: number },
): string {
  const mac = macOf(keys, companyId, { holder, expiresS, folder: folderOf(path, depth) });
  const signature = `${labelOf(holder)}.${expiresS.toString(BASE)}.${depth}.${mac}`;
  return `/files/private/${companyId.toString(BASE)}/${signature}/${path}`;
}

/** The holder as a link names them: `0` a visitor, an id a student, an id and a login a lecturer. */
function labelOf(holder: LinkHolder): string {
  if (holder.kind === 'visitor') return '0';
  const id = holder.id.toString(BASE);
  return holder.kind === 'student' ? id : `${id}-${holder.sessionId.toString(BASE)}`;
}

/** A holder by the label in a link; `device` is the number of the browser that asks. */
function holderOf(label: string, device: string | null): LinkHolder {
  const [id = 0, sessionId] = label.split('-').map((part) => Number.parseInt(part, BASE));
  if (sessionId !== undefined) return { kind: 'lecturer', id, sessionId, device };
  return id === 0 ? { kind: 'visitor' } : { kind: 'student', id };
}

function folderOf(path: string, depth: number): string {
  return path.split('/').slice(0, depth).join('/');
}

function macOf(
  keys: Keys,
  companyId: number,
  { holder, expiresS, folder }: { holder: LinkHolder; expiresS: number; folder: string },
): string {
  const device = holder.kind === 'lecturer' ? (holder.device ?? '') : '';
  return keys.hash('fileLink', companyId, `${labelOf(holder)}\0${device}\0${expiresS}\0${folder}`);
}
