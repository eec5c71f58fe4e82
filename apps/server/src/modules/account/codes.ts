import { randomBytes } from 'node:crypto';
import { ResultCode } from '@shuyuan/contract';
import { type Locale, RESEND_S } from '@shuyuan/rules';
import { sql } from 'kysely';
import { isKnownDevice } from '../../domain/logins/knownDevices.ts';
import { say } from '../../domain/words.ts';
import type { CompanyRow } from '../../platform/data/companies.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { networkOf } from '../../platform/http/callerAddress.ts';
import { Refusal } from '../../platform/http/errors.ts';
import { isSameHash, type Secrets } from '../../platform/ops/secrets.ts';
import { audit } from '../../platform/work/audit.ts';
import { type Channel, postMessage } from '../../platform/work/outbox.ts';
import { countSharedTry, countTry, deleteCode, selectByAccount } from './queries.ts';
import type { CodePurpose } from './tables.ts';
import { codeWords, unknownAccountWords } from './words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Life of a code (A5). */
const CODE_LIFE_MS = 5 * MINUTE_MS;
/** Most codes to one target, and to one network: a school is behind one, with several classes (A5, S15). */
const LIMITS = { targetHour: 5, targetDay: 10, networkHour: 200 } as const;
/** Codes to one network in an hour before further ones are paced. */
const UNPACED = 20;

/** A request for a code. */
export interface CodeRequest {
  company: CompanyRow;
  account: string;
  purpose: CodePurpose;
  locale: Locale;
  ip: string;
  /** The number of the browser (S15). */
  device: string | null;
  now: Date;
}

/** Sends a code, or refuses because it is too soon or too often; the response does not reveal whether the account exists (A5). */
export async function sendCode(
  tx: Tx,
  secrets: Secrets,
  request: CodeRequest,
): Promise<{ resendS: number; challenge: string } | Refusal> {
  const { company, account, purpose, ip, now } = request;
  const targetHash = secrets.hash('target', company.id, account);
  const ipHash = hashNetwork(secrets, company.id, ip);
  // Serialised per target and per address, so that the counts below stay valid until the commit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${ipHash}, 0)), pg_advisory_xact_lock(hashtextextended(${targetHash}, 0))`.execute(
    tx,
  );
  const isByKnown = await isKnownDevice(tx, secrets, { companyId: company.id, ...request });
  const waitS = await secondsToWait(tx, { targetHash, ipHash, isByKnown, now });
  if (waitS > 0) return new Refusal(ResultCode.tooFrequent, { countDown: waitS });
  const code = secrets.newCode();
  const challenge = randomBytes(24).toString('base64url');
  const living = {
    code_hash: hashCode(secrets, company.id, targetHash, purpose, code),
    sent_at: now,
    expires_at: new Date(now.getTime() + CODE_LIFE_MS),
  };
  await tx
    .insertInto('verify_code')
    .values({
      company_id: company.id,
      target_hash: targetHash,
      purpose,
      challenge_hash: hashChallenge(secrets, company.id, challenge),
      ...living,
    })
    .execute();
  await tx
    .insertInto('code_send')
    .values({
      company_id: company.id,
      target_hash: targetHash,
      ip_hash: ipHash,
      is_by_known_device: isByKnown,
      sent_at: now,
    })
    .execute();
  const isKnown = (await selectByAccount(tx, account)) !== undefined;
  await postMessage(tx, secrets, {
    companyId: company.id,
    channel: channelOf(account),
    recipient: account,
    now,
    ...wording(request, purpose === 'reset' && !isKnown ? null : code),
  });
  await audit(tx, { companyId: company.id, event: 'code sent', studentId: null, ip, now, detail: { purpose } });
  return { resendS: RESEND_S, challenge };
}

/** How a code reaches an account. */
export const channelOf = (account: string): Channel => (account.includes('@') ? 'mail' : 'sms');

/** How a code was found to be. */
export type CodeState = 'right' | 'wrong' | 'expired';

/** Purpose and target of a code comparison. */
export interface CodeCheck {
  companyId: number;
  account: string;
  purpose: CodePurpose;
  code: string;
  /** From the answer to the sending; a client that knows none has fewer tries (S15). */
  challenge?: string | undefined;
  ip: string;
  now: Date;
}

/** Compares a code after the attempt has been counted (A5); it stays valid until `spendCode`. Commit regardless of the result. */
export async function checkCode(
  tx: Tx,
  secrets: Secrets,
  { companyId, account, purpose, code, challenge, ip, now }: CodeCheck,
): Promise<CodeState> {
  const targetHash = secrets.hash('target', companyId, account);
  const living =
    challenge === undefined
      ? await countSharedTry(tx, targetHash, purpose)
      : await countTry(tx, targetHash, purpose, hashChallenge(secrets, companyId, challenge));
  if (!living || !isSameHash(living.code_hash, hashCode(secrets, companyId, targetHash, purpose, code))) {
    await audit(tx, { companyId, event: 'code refused', studentId: null, ip, now, detail: { purpose } });
    return 'wrong';
  }
  return living.expires_at > now ? 'right' : 'expired';
}

/** Consumes a correct code, in the transaction of its purpose (A5); false when it has been used meanwhile. */
export function spendCode(
  tx: Tx,
  secrets: Secrets,
  { companyId, account, purpose, code }: CodeCheck,
): Promise<boolean> {
  const targetHash = secrets.hash('target', companyId, account);
  return deleteCode(tx, targetHash, purpose, hashCode(secrets, companyId, targetHash, purpose, code));
}

/** The refusal for a code that is not right. */
export function codeRefusal(state: Exclude<CodeState, 'right'>): Refusal {
  return new Refusal(state === 'expired' ? ResultCode.codeExpired : ResultCode.wrongCode);
}

function hashCode(secrets: Secrets, companyId: number, targetHash: string, purpose: CodePurpose, code: string): string {
  return secrets.hash('code', companyId, `${targetHash}\0${purpose}\0${code}`);
}

/** Whether a network has had so many codes in the last hour that further ones are paced (S15). */
export async function isPaced(tx: Tx, secrets: Secrets, { company, ip, now }: CodeRequest): Promise<boolean> {
  const { count } = await tx
    .selectFrom('code_send')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ip_hash', '=', hashNetwork(secrets, company.id, ip))
    .where('sent_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  return Number(count) >= UNPACED;
}

function hashNetwork(secrets: Secrets, companyId: number, ip: string): string {
  return secrets.hash('ip', companyId, networkOf(ip));
}

function hashChallenge(secrets: Secrets, companyId: number, challenge: string): string {
  return secrets.hash('challenge', companyId, challenge);
}

interface Sending {
  targetHash: string;
  ipHash: string;
  isByKnown: boolean;
  now: Date;
}

/** Strangers who have codes sent to somebody use up their own sendings, not those of that person's browsers (S15). */
async function secondsToWait(tx: Tx, { targetHash, ipHash, isByKnown, now }: Sending): Promise<number> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql<{ last: Date | null; hour: number; day: number; address: number }>`
    select
      (select max(sent_at) from code_send where target_hash = ${targetHash} and is_by_known_device = ${isByKnown} and sent_at > ${since(DAY_MS)}) as last,
      (select count(*)::int from code_send where target_hash = ${targetHash} and is_by_known_device = ${isByKnown} and sent_at > ${since(HOUR_MS)}) as hour,
      (select count(*)::int from code_send where target_hash = ${targetHash} and is_by_known_device = ${isByKnown} and sent_at > ${since(DAY_MS)}) as day,
      (select count(*)::int from code_send where ip_hash = ${ipHash} and sent_at > ${since(HOUR_MS)}) as address
  `.execute(tx);
  const sent = rows[0];
  if (!sent) return 0;
  if (sent.day >= LIMITS.targetDay || sent.hour >= LIMITS.targetHour || sent.address >= LIMITS.networkHour)
    return HOUR_MS / 1000;
  return sent.last ? Math.max(0, Math.ceil(RESEND_S - (now.getTime() - sent.last.getTime()) / 1000)) : 0;
}

/** Text of the message; without a code it informs an unregistered owner that there is nothing to reset. */
function wording({ company, locale }: CodeRequest, code: string | null) {
  const school = { cn: company.short_name, en: company.short_name_en || company.short_name };
  const { subject, body } = code ? codeWords(school, code) : unknownAccountWords(school);
  return { subject: say(subject, locale), body: say(body, locale), code };
}
