import { randomBytes } from 'node:crypto';
import {
  type contract,
  type InputOf,
  type Login,
  type OutputOf,
  ResultCode,
  type SentOf,
  type UserInfo,
} from '@shuyuan/contract';
import { membershipOf } from '../../domain/buyers.ts';
import { rememberDevice } from '../../domain/logins/knownDevices.ts';
import { countAttempt, forgetAttempts } from '../../domain/logins/loginGuard.ts';
import type { Origin } from '../../domain/logins/logins.ts';
import { shownUntil } from '../../domain/membership.ts';
import type { Clock } from '../../platform/core/clock.ts';
import { codeOf } from '../../platform/core/errorCode.ts';
import { invalid, loggedOut, missing, Refusal, refused } from '../../platform/core/errors.ts';
import { hashPassword, isPassword } from '../../platform/core/passwords.ts';
import type { Secrets } from '../../platform/core/secrets.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Answered, SteppedContext, StudentCtx } from '../../platform/http/requestContext.ts';
import { audit } from '../../platform/work/audit.ts';
import { type CodeCheck, checkCode, codeRefusal, spendCode } from './codes.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { recordLoginConsent } from './consent.ts';
import {
  endAllSessions,
  insertStudent,
  selectByAccount,
  selectForUpdate,
  selectInviter,
  selectProfile,
  updatePassword,
} from './queries.ts';
import { openSession } from './sessions.ts';

type AccountCalls = (typeof contract)['account'];

/** What the account functions use. */
export interface AccountServices {
  secrets: Secrets;
  clock: Clock;
  /** Longest life of a login (A2). */
  absoluteMs: number;
}

/** SQLSTATE of a reference to a row that is not there, or not of this school (I20). */
const FOREIGN_KEY_VIOLATION = '23503';

/** Logs in with a password: counted before it is compared, as slow and as silent for unknown accounts (A4). */
export async function login(services: AccountServices, ctx: SteppedContext<AccountCalls['login']>): Promise<Answered> {
  const { input, companyId, now, ip, device } = ctx;
  if (!input.hasAgreed) throw refused(ResultCode.agreementMissing);
  const { secrets } = services;
  const attempt = { companyId, account: input.account, ip, device, now };
  const { cost, student } = await ctx.inSchool(async (tx) => ({
    cost: await countAttempt(tx, secrets, attempt),
    student: await selectByAccount(tx, input.account),
  }));
  if (cost.kind === 'wait') throw refused(ResultCode.tooManyPasswords, { waitSeconds: cost.seconds });
  if (cost.delayMs > 0) await services.clock.sleep(cost.delayMs);
  const isRight = await isPassword(input.password, student?.password_hash ?? null);
  return answerWithDevice(services, ctx, async (tx) => {
    const present = isRight && student ? await selectForUpdate(tx, student.id) : undefined;
    // Another hash than the one compared: the password was changed meanwhile.
    if (!present || present.password_hash !== student?.password_hash || present.status === 'closed') {
      await audit(tx, { companyId, event: 'login refused', studentId: student?.id ?? null, ip, now });
      return new Refusal(ResultCode.wrongPassword);
    }
    if (present.status === 'frozen') return new Refusal(ResultCode.accountFrozen);
    await forgetAttempts(tx, secrets, attempt);
    await recordLoginConsent(tx, present.id, originOf(ctx));
    return openSession(tx, services, present, originOf(ctx), 'password');
  });
}

/** Logs in with a code; only who holds a right one learns that no such user exists (SECURITY.md). */
export async function loginByCode(
  services: AccountServices,
  ctx: SteppedContext<AccountCalls['loginByCode']>,
): Promise<Answered> {
  const { input } = ctx;
  if (!input.hasAgreed) throw refused(ResultCode.agreementMissing);
  const check = checkOf(ctx, 'login');
  return answerWithDevice(services, ctx, async (tx) => {
    const state = await checkCode(tx, services.secrets, check);
    if (state !== 'right') return codeRefusal(state);
    await spendCode(tx, services.secrets, check);
    const student = await selectByAccount(tx, input.account);
    if (!student) return new Refusal(ResultCode.userMissing);
    if (student.status === 'frozen') return new Refusal(ResultCode.accountFrozen);
    await recordLoginConsent(tx, student.id, originOf(ctx));
    return openSession(tx, services, student, originOf(ctx), 'code');
  });
}

/** Makes an account and logs it in; that it exists already is told only to who holds a right code (A5). */
export async function register(
  services: AccountServices,
  ctx: SteppedContext<AccountCalls['register']>,
): Promise<Answered> {
  const { input } = ctx;
  if (isCommonPassword(input.password)) throw invalid([{ field: 'password', rule: 'common' }]);
  if (!input.hasAgreed) throw refused(ResultCode.agreementMissing);
  const check = checkOf(ctx, 'register');
  const state = await ctx.inSchool((tx) => checkCode(tx, services.secrets, check));
  if (state !== 'right') throw refused(codeRefusal(state).code);
  const passwordHash = await hashPassword(input.password);
  return answerWithDevice(services, ctx, async (tx) => {
    if (!(await spendCode(tx, services.secrets, check))) return new Refusal(ResultCode.wrongCode);
    return addStudent(tx, services, ctx, passwordHash);
  });
}

async function addStudent(
  tx: Tx,
  services: AccountServices,
  ctx: SteppedContext<AccountCalls['register']>,
  passwordHash: string,
): Promise<SentOf<typeof Login> | Refusal> {
  const { input, companyId, now } = ctx;
  const isMail = input.account.includes('@');
  const student = await insertStudent(tx, {
    company_id: companyId,
    phone: isMail ? null : input.account,
    email: isMail ? input.account : null,
    password_hash: passwordHash,
    nickname: input.nickname,
    grade_id: input.gradeId ?? null,
    is_audited: input.gradeId !== undefined,
    invite_code: randomBytes(6).toString('hex').toUpperCase(),
    inviter_id: input.inviteCode ? await selectInviter(tx, input.inviteCode) : null,
    created_at: now,
    updated_at: now,
  }).catch((error: unknown) => {
    if (codeOf(error) === FOREIGN_KEY_VIOLATION) throw missing();
    throw error;
  });
  if (!student) return new Refusal(ResultCode.accountExists);
  await recordLoginConsent(tx, student.id, originOf(ctx));
  return openSession(tx, services, student, originOf(ctx), 'register');
}

/** Sets a new password by code and ends all logins (A3); an unknown account looks like a wrong code (A5). */
export async function resetPassword(
  services: AccountServices,
  ctx: SteppedContext<AccountCalls['reset']>,
): Promise<Answered> {
  const { input, companyId, now, ip, device } = ctx;
  if (isCommonPassword(input.newPassword)) throw invalid([{ field: 'newPassword', rule: 'common' }]);
  const check = checkOf(ctx, 'reset');
  const { state, student } = await ctx.inSchool(async (tx) => ({
    state: await checkCode(tx, services.secrets, check),
    student: await selectByAccount(tx, input.account),
  }));
  if (state !== 'right' || !student) throw refused(state === 'expired' ? ResultCode.codeExpired : ResultCode.wrongCode);
  if (await isPassword(input.newPassword, student.password_hash)) throw refused(ResultCode.samePassword);
  const passwordHash = await hashPassword(input.newPassword);
  return ctx.answerOnce(async (tx) => {
    if (!(await spendCode(tx, services.secrets, check))) return new Refusal(ResultCode.wrongCode);
    await updatePassword(tx, student.id, passwordHash, now);
    await endAllSessions(tx, student.id, 'password', now);
    await forgetAttempts(tx, services.secrets, { companyId, account: input.account, ip, device, now });
    await audit(tx, { companyId, event: 'password reset', studentId: student.id, ip, now });
    return {};
  });
}

/** Who is logged in; phone and email are masked (Z3). */
export async function findUser({ tx, studentId, locale, now }: StudentCtx): Promise<SentOf<typeof UserInfo>> {
  const row = await selectProfile(tx, studentId);
  if (!row) throw loggedOut();
  const gradeName = (locale === 'en' && row.grade_name_en) || row.grade_name;
  return {
    userId: row.id,
    userType: 'student',
    nickname: row.nickname,
    isAudit: row.is_audited,
    isFirstLogin: !row.has_logged_in,
    ...(await membershipOf(tx, row, now)),
    ...(row.portrait === null ? {} : { portrait: row.portrait }),
    ...(row.grade_id === null ? {} : { gradeId: row.grade_id }),
    gradeName: gradeName ?? '',
    memberTime: shownUntil(row.member_until),
    ...(row.branch === null ? {} : { branch: row.branch }),
    maskedPhone: row.phone === null ? '' : maskPhone(row.phone),
    maskedEmail: row.email === null ? '' : maskEmail(row.email),
    ...(row.time_zone_id === null ? {} : { timeZoneId: row.time_zone_id }),
    timeZone: row.time_zone ?? undefined,
  };
}

/** `138****5678`. */
function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** `l***@mail.com`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

type LoginCall = AccountCalls['login' | 'loginByCode' | 'register'];

/** Answers a login; the browser of a successful one is known from then on (S15). */
async function answerWithDevice<C extends LoginCall>(
  { secrets }: AccountServices,
  ctx: SteppedContext<C>,
  enter: (tx: Tx) => Promise<SentOf<typeof Login> | Refusal>,
): Promise<Answered> {
  const { companyId, device, now } = ctx;
  const { account } = ctx.input as { account: string };
  let known: string | undefined;
  const answered = await ctx.answerOnce(async (tx) => {
    const result = await enter(tx);
    if (!(result instanceof Refusal)) {
      known = await rememberDevice(tx, secrets, { companyId, account, device, now });
    }
    return result as OutputOf<C> | Refusal;
  });
  return { ...answered, device: known };
}

type CodeCtx = Pick<SteppedContext<AccountCalls['reset']>, 'companyId' | 'ip' | 'now'> & {
  input: Pick<InputOf<AccountCalls['reset']>, 'account' | 'code' | 'challenge'>;
};

function checkOf({ input, companyId, ip, now }: CodeCtx, purpose: CodeCheck['purpose']): CodeCheck {
  return { companyId, account: input.account, purpose, code: input.code, challenge: input.challenge, ip, now };
}

function originOf({
  companyId,
  ip,
  userAgent,
  now,
}: Pick<SteppedContext<AccountCalls['login']>, 'companyId' | 'ip' | 'userAgent' | 'now'>): Origin {
  return { companyId, ip, userAgent, now };
}
