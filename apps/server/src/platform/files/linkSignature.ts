import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../ops/secrets.ts';

/** What signs links. */
export type Keys = Pick<Secrets, 'hash'>;

/**
 * For whom a link is signed: a visitor is everybody; a lecturer, whose login lies in one tab and in no cookie, is known by a
 * living login and by the number of the browser (S15), null where that has none.
 */
export type LinkHolder =
  | { kind: 'visitor' }
  | { kind: 'student'; id: number }
  | { kind: 'lecturer'; id: number; sessionId: number; device: string | null };

const SIGNATURE = /^([0-9a-z]{1,11}(?:-[0-9a-z]{1,11})?)\.([0-9a-z]{1,9})\.([1-5])\.([\w-]{43})$/;
const BASE = 36;

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

/** The address of a private file for one holder until `expiresS`; `depth` is how many parts of its path are signed. */
export function signPath(
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
