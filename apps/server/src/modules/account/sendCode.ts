import { randomBytes } from 'node:crypto';
import { ResultCode } from '@shuyuan/contract';
import { type Locale, RESEND_S } from '@shuyuan/rules';
import { sql } from 'kysely';
import { isKnownDevice } from '../../domain/logins/knownDevices.ts';
import { say } from '../../domain/words.ts';
import { networkOf } from '../../platform/core/callerAddress.ts';
import { Refusal } from '../../platform/core/errors.ts';
import type { Metrics } from '../../platform/core/metrics.ts';
import type { Secrets } from '../../platform/core/secrets.ts';
import type { CompanyRow } from '../../platform/data/companies.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { theRow } from '../../platform/data/theRow.ts';
import {
  isEnough,
  type Proof,
  type ProofParts,
  type ProofSubject,
  proofNeeded,
  spendProof,
} from '../../platform/http/proofOfWork.ts';
import { countSms, lockSms, readSmsUse, type SmsLimits } from '../../platform/sms/budget.ts';
import { audit } from '../../platform/work/audit.ts';
import { type Channel, postMessage } from '../../platform/work/outbox.ts';
import { type Admission, admit, type CodeCounts } from './admission.ts';
import { hashChallenge, hashCode, hashTarget } from './codes.ts';
import { selectByAccount } from './queries.ts';
import type { CodePurpose } from './tables.ts';
import { codeWords, unknownAccountWords } from './words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Life of a code (A5). */
const CODE_LIFE_MS = 5 * MINUTE_MS;
/** Codes to one network in an hour before further ones are paced. */
const UNPACED = 20;

/** What codes are sent with. */
export interface CodeParts extends ProofParts {
  limits: SmsLimits;
  metrics: Pick<Metrics, 'proofsAsked' | 'smsLimited'>;
}

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
  /** The proof that came with it, if it is right. */
  checkedProof: Proof | null;
}

/** Sends a code, or refuses because it is too soon or too often; the response does not reveal whether the account exists (A5). */
export async function sendCode(
  tx: Tx,
  parts: CodeParts,
  request: CodeRequest,
): Promise<{ resendS: number; challenge: string } | Refusal> {
  const { secrets } = parts;
  const { company, account, purpose, ip, now } = request;
  const targetHash = hashTarget(secrets, company.id, account);
  const ipHash = hashNetwork(secrets, company.id, ip);
  // Serialised per target and per address, so that the counts below stay valid until the commit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${ipHash}, 0)), pg_advisory_xact_lock(hashtextextended(${targetHash}, 0))`.execute(
    tx,
  );
  const isByKnown = await isKnownDevice(tx, secrets, { companyId: company.id, ...request });
  const counts = await readCounts(tx, parts, request, { targetHash, ipHash, isByKnown });
  const refusal =
    (await refusalOf(tx, parts, request, admit(counts))) ?? (await countMessage(tx, parts, request, counts));
  if (refusal) return refusal;
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

/** What a proof for a code is bound to. */
export function proofSubjectOf(
  { secrets }: ProofParts,
  { company, account }: Pick<CodeRequest, 'company' | 'account'>,
) {
  const subject = hashTarget(secrets, company.id, account);
  return { companyId: company.id, call: 'code', subject } satisfies ProofSubject;
}

/** Asks for a proof; what it counts is for the operator. */
export function askForProof(
  parts: CodeParts,
  request: Pick<CodeRequest, 'company' | 'account' | 'now'>,
  level: number,
) {
  parts.metrics.proofsAsked.inc({ call: 'code' });
  return proofNeeded(parts, proofSubjectOf(parts, request), { level, now: request.now });
}

/** Whether a network has had so many codes in the last hour that further ones are paced (S15). */
export async function isPaced(
  tx: Tx,
  secrets: Secrets,
  { company, ip, now }: Pick<CodeRequest, 'company' | 'ip' | 'now'>,
): Promise<boolean> {
  const { count } = await tx
    .selectFrom('code_send')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ip_hash', '=', hashNetwork(secrets, company.id, ip))
    .where('sent_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  return Number(count) >= UNPACED;
}

/** The refusal that an admission means; null where the code is sent. A proof counts once, with the code that it was for. */
async function refusalOf(
  tx: Tx,
  parts: CodeParts,
  request: CodeRequest,
  admission: Admission,
): Promise<Refusal | null> {
  const { company, now, checkedProof: proof } = request;
  if (admission.kind === 'free') return null;
  if (admission.kind === 'wait') return new Refusal(ResultCode.tooFrequent, { countDown: admission.seconds });
  if (admission.kind === 'limit') {
    parts.metrics.smsLimited.inc({ limit: admission.of });
    return new Refusal(ResultCode.messageLimit, { countDown: admission.seconds });
  }
  const isRight = proof && isEnough(parts, proof, admission.level) && (await spendProof(tx, company.id, proof, now));
  if (!isRight) throw askForProof(parts, request, admission.level);
  return null;
}

/** Counts a short message, or refuses one more than the limits allow: from here on nobody counts meanwhile. */
async function countMessage(
  tx: Tx,
  parts: CodeParts,
  request: CodeRequest,
  counts: CodeCounts,
): Promise<Refusal | null> {
  const { company, now } = request;
  if (counts.sms === null) return null;
  await lockSms(tx, company.id, parts.limits);
  const admission = admit({ ...counts, sms: await readSmsUse(tx, company, parts.limits, now) });
  if (admission.kind === 'limit') return refusalOf(tx, parts, request, admission);
  await countSms(tx, company.id, parts.limits, now);
  return null;
}

interface Sending {
  targetHash: string;
  ipHash: string;
  isByKnown: boolean;
}

/** Strangers who have codes sent to somebody use up their own sendings, not those of that person's browsers (S15). */
async function readCounts(
  tx: Tx,
  { limits }: CodeParts,
  { company, account, now }: CodeRequest,
  { targetHash, ipHash, isByKnown }: Sending,
): Promise<CodeCounts> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const ofTarget = sql`code_send where target_hash = ${targetHash} and is_by_known_device = ${isByKnown}`;
  const ofOwn = isByKnown ? sql`` : sql`and ip_hash = ${ipHash}`;
  const { rows } = await sql<{ last: Date | null; hour: number; day: number; net_hour: number; net_day: number }>`
    select
      (select max(sent_at) from ${ofTarget} ${ofOwn} and sent_at > ${since(DAY_MS)}) as last,
      (select count(*)::int from ${ofTarget} and sent_at > ${since(HOUR_MS)}) as hour,
      (select count(*)::int from ${ofTarget} and sent_at > ${since(DAY_MS)}) as day,
      (select count(*)::int from code_send where ip_hash = ${ipHash} and sent_at > ${since(HOUR_MS)}) as net_hour,
      (select count(*)::int from code_send where ip_hash = ${ipHash} and sent_at > ${since(DAY_MS)}) as net_day
  `.execute(tx);
  const sent = theRow(rows);
  return {
    isKnown: isByKnown,
    sinceOwnS: sent.last && (now.getTime() - sent.last.getTime()) / 1000,
    target: { hour: sent.hour, day: sent.day },
    network: { hour: sent.net_hour, day: sent.net_day },
    sms: channelOf(account) === 'sms' ? await readSmsUse(tx, company, limits, now) : null,
  };
}

function hashNetwork(secrets: Secrets, companyId: number, ip: string): string {
  return secrets.hash('ip', companyId, networkOf(ip));
}

/** Text of the message; without a code it informs an unregistered owner that there is nothing to reset. */
function wording({ company, locale }: CodeRequest, code: string | null) {
  const school = { cn: company.short_name, en: company.short_name_en || company.short_name };
  const { subject, body } = code ? codeWords(school, code) : unknownAccountWords(school);
  return { subject: say(subject, locale), body: say(body, locale), code };
}
