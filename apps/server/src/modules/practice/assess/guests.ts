import { type contract, type InputOf, ResultCode } from '@shuyuan/contract';
import { isPhone } from '@shuyuan/rules';
import { sql } from 'kysely';
import { networkOf } from '../../../platform/core/callerAddress.ts';
import { invalid, loggedOut, refused } from '../../../platform/core/errors.ts';
import type { Metrics } from '../../../platform/core/metrics.ts';
import type { Secrets } from '../../../platform/core/secrets.ts';
import { joinTenant } from '../../../platform/data/joinTenant.ts';
import { newDevice } from '../../../platform/http/device.ts';
import {
  checkProof,
  isEnough,
  LEVEL_MAX,
  type ProofParts,
  type ProofSubject,
  proofNeeded,
  spendProof,
} from '../../../platform/http/proofOfWork.ts';
import { type AssessmentRow, isOwn, type LinkRow, type ReaderCtx } from './rows.ts';

type Input = InputOf<(typeof contract)['assessments']['start']>;

const HOUR_MS = 3_600_000;
/** Records of guests of one network in an hour that need no proof; a class at school shares one. */
const FREE_AN_HOUR = 120;
/** Records beyond these after which the work for the next doubles. */
const GUESTS_OF_LEVEL = 60;
/** Persons in one browser who each have the tries of a link: a family. */
const PERSONS_OF_DEVICE = 3;
/** Browsers of one network that start as guests from one link in a day without a proof. */
const FREE_DEVICES = 240;

/** What a start uses beside the reader. */
export interface StartCtx extends ReaderCtx {
  ip: string;
  secrets: Secrets;
  proofs: ProofParts & { metrics: Pick<Metrics, 'proofsAsked'> };
  device: string | null;
  /** What the answer gives the browser to keep. */
  given: { device?: string };
}

interface Guest {
  name: string;
  phone: string;
  deviceHash: string;
}

/** A person who starts: a student, or a guest by phone and name. */
export interface Starter {
  who: string;
  guest: Guest | null;
}

/** How a student is named in records. */
export function nameOfStudent(id: number): string {
  return `student:${id}`;
}

interface KnownGuest extends Pick<Input, 'guestName' | 'guestPhone'> {
  /** As whom the guest began before. */
  who?: string;
}

/**
 * Name and phone of the guest whose token was sent, who need not write them again; none for a student. Null where the name or the
 * phone that was sent is that of another person: two guests of one browser have a record each.
 */
export async function findGuest(ctx: StartCtx, { id }: LinkRow, input: Input): Promise<KnownGuest | null> {
  if (ctx.studentId !== null || ctx.guestHash === null) return {};
  const own = await ctx.tx
    .selectFrom('practice_record as p')
    .innerJoin('assessment_record as e', joinTenant('e.id', 'p.id'))
    .select(['e.who', 'e.guest_name', 'e.guest_phone'])
    .where('e.link_id', '=', id)
    .where(isOwn(ctx))
    .executeTakeFirst();
  if (!own) return {};
  const { guestName = own.guest_name ?? undefined, guestPhone = own.guest_phone ?? undefined } = input;
  const isSame = guestPhone === own.guest_phone && plain(guestName) === plain(own.guest_name ?? undefined);
  return isSame ? { guestName, guestPhone, who: own.who } : null;
}

/** A name as it is compared: one form of each character, single spaces. */
function spaced(name = ''): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ');
}

function plain(name?: string): string {
  return spaced(name).toLowerCase();
}

/** Whoever types a phone and a name in another network is another person: nobody uses up somebody else's tries from afar. */
function nameOfGuest(name: string, phone: string, ipHash: string): string {
  return `guest:${phone}:${plain(name)}:${ipHash.slice(0, 16)}`;
}

/** As whom somebody of this phone and name began in this browser; undefined where nobody did. */
async function whoOfDevice(
  { tx }: StartCtx,
  { id }: LinkRow,
  { name, phone, deviceHash }: Guest,
): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('assessment_record')
    .select(['who', 'guest_name'])
    .where('link_id', '=', id)
    .where('device_hash', '=', deviceHash)
    .where('guest_phone', '=', phone)
    .orderBy('id', 'desc')
    .execute();
  return rows.find(({ guest_name }) => plain(guest_name ?? undefined) === plain(name))?.who;
}

/** Hash of the browser's number; one without a number is given one. */
function deviceHashOf({ secrets, companyId, device, given }: StartCtx): string {
  const known = device ?? given.device ?? newDevice();
  if (device === null) given.device = known;
  return secrets.hash('device', companyId, known);
}

/** Who starts: a student, or the guest that name and phone say; -1 where a visitor has to log in. */
export async function starterOf(
  ctx: StartCtx,
  { link, assessment: { type } }: { link: LinkRow; assessment: AssessmentRow },
  { guestName, guestPhone, who }: Input & KnownGuest,
): Promise<Starter> {
  const { studentId } = ctx;
  if (studentId !== null) return { who: nameOfStudent(studentId), guest: null };
  // Its files need an owner, and its result comes later, by message.
  if (type === 'subjective') throw loggedOut();
  const name = spaced(guestName);
  if (name === '') throw invalid([{ field: 'guestName', rule: 'required' }]);
  if (!isPhone(guestPhone ?? '')) throw invalid([{ field: 'guestPhone', rule: 'format' }]);
  const phone = guestPhone ?? '';
  const guest = { name, phone, deviceHash: deviceHashOf(ctx) };
  const known = who ?? (await whoOfDevice(ctx, link, guest));
  return { who: known ?? nameOfGuest(name, phone, networkHash(ctx)), guest };
}

/**
 * Refuses with 4014 a guest whose browser has made as many records from this link as a family may; the guest's own tries are left. Where
 * the network has started very many, the browser has to prove some work (2013): a blank browser for each try would make any number of
 * records, and a school whose students share an address is not closed by one of them (S15).
 */
export async function mustHaveRoom(ctx: StartCtx, link: LinkRow, { deviceHash, phone }: Guest, proof?: string) {
  const level = await levelOf(ctx, await mustHaveTries(ctx, link, deviceHash));
  if (level === null) return;
  const { tx, companyId, now, proofs } = ctx;
  const subject: ProofSubject = { companyId, call: 'guestStart', subject: `${link.id} ${phone}` };
  const right = proof === undefined ? null : await checkProof(proofs, subject, { text: proof, now });
  if (right && isEnough(proofs, right, level) && (await spendProof(tx, companyId, right, now))) return;
  proofs.metrics.proofsAsked.inc({ call: 'guestStart' });
  throw proofNeeded(proofs, subject, { level, now });
}

/** How much work a start from this network needs; null where it needs none. */
async function levelOf(ctx: StartCtx, devices: number): Promise<number | null> {
  const { count } = await ctx.tx
    .selectFrom('assessment_record')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('ip_hash', '=', networkHash(ctx))
    .where('created_at', '>', new Date(ctx.now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  const beyond = Math.max(count - FREE_AN_HOUR, devices - FREE_DEVICES);
  return beyond < 0 ? null : Math.min(LEVEL_MAX, Math.floor(beyond / GUESTS_OF_LEVEL));
}

/** Browsers of the network that have started from this link in a day, 0 where this one is among those that have; 4014 as above. */
async function mustHaveTries(ctx: StartCtx, { id, tries }: LinkRow, deviceHash: string): Promise<number> {
  const ofLink = ctx.tx.selectFrom('assessment_record').where('link_id', '=', id);
  const { count } = await ofLink
    .select(sql<number>`count(*)::int`.as('count'))
    .where('device_hash', '=', deviceHash)
    .executeTakeFirstOrThrow();
  if (count >= PERSONS_OF_DEVICE * tries) throw refused(ResultCode.browserUsedUp);
  if (count > 0) return 0;
  const { devices } = await ofLink
    .select(sql<number>`count(distinct device_hash)::int`.as('devices'))
    .where('ip_hash', '=', networkHash(ctx))
    .where('created_at', '>', new Date(ctx.now.getTime() - 24 * HOUR_MS))
    .executeTakeFirstOrThrow();
  return devices;
}

/** Hash of the network of whoever starts. */
export function networkHash({ secrets, companyId, ip }: StartCtx): string {
  return secrets.hash('ip', companyId, networkOf(ip));
}
