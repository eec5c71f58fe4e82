import { type contract, type Login, type OutputOf, ResultCode, type SentOf } from '@shuyuan/contract';
import { rememberDevice } from '../../domain/logins/knownDevices.ts';
import { countAttempt, forgetAttempts } from '../../domain/logins/loginGuard.ts';
import { type LoginParts, openLogin } from '../../domain/logins/logins.ts';
import type { Clock } from '../../platform/core/clock.ts';
import { loggedOut, Refusal, refused } from '../../platform/core/errors.ts';
import { isPassword } from '../../platform/core/passwords.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Answered, Ctx, SteppedContext } from '../../platform/http/requestContext.ts';
import { audit } from '../../platform/work/audit.ts';
import { type LecturerRow, selectByPhone, selectForUpdate, selectWithRoom } from './queries.ts';

type TalkCalls = (typeof contract)['talk'];
type LoginCtx = SteppedContext<TalkCalls['login']>;

/** What the lecturers' login uses. */
export interface TalkServices extends LoginParts {
  clock: Clock;
}

/** Logs a lecturer in: counted before it is compared, as slow and as silent for unknown phones (A4). */
export async function login(services: TalkServices, ctx: LoginCtx): Promise<Answered> {
  const { input, companyId, now, ip, device } = ctx;
  if (!input.hasAgreed) throw refused(ResultCode.agreementMissing);
  const { secrets } = services;
  // A student may have the same phone: their wrong passwords are counted apart.
  const attempt = { companyId, account: `lecturer ${input.account}`, ip, device, now };
  const { cost, lecturer } = await ctx.inSchool(async (tx) => ({
    cost: await countAttempt(tx, secrets, attempt),
    lecturer: await selectByPhone(tx, input.account),
  }));
  if (cost.kind === 'wait') throw refused(ResultCode.tooManyPasswords, { waitSeconds: cost.seconds });
  if (cost.delayMs > 0) await services.clock.sleep(cost.delayMs);
  const isRight = await isPassword(input.password, lecturer?.password_hash ?? null);
  let known: string | undefined;
  const answered = await ctx.answerOnce(async (tx) => {
    const present = isRight && lecturer ? await selectForUpdate(tx, lecturer.id) : undefined;
    // Another hash than the one compared: the password was changed meanwhile.
    if (!present || present.password_hash !== lecturer?.password_hash || present.has_left) {
      await auditLogin(tx, ctx, 'lecturer login refused', lecturer);
      return new Refusal(ResultCode.wrongPassword);
    }
    await forgetAttempts(tx, secrets, attempt);
    known = await rememberDevice(tx, secrets, attempt);
    return openSession(tx, services, present, ctx);
  });
  return { ...answered, device: known };
}

async function openSession(
  tx: Tx,
  services: TalkServices,
  lecturer: LecturerRow,
  ctx: LoginCtx,
): Promise<SentOf<typeof Login>> {
  const { companyId, ip, userAgent, now, locale } = ctx;
  const origin = { companyId, ip, userAgent, now };
  const token = await openLogin(tx, services, { kind: 'lecturer', id: lecturer.id }, origin);
  await auditLogin(tx, ctx, 'lecturer login', lecturer);
  return {
    token,
    userId: lecturer.id,
    userType: 'lecturer',
    companyId,
    name: (locale === 'en' && lecturer.name_en) || lecturer.name,
    isFirstLogin: false,
    ...(lecturer.portrait === null ? {} : { portrait: lecturer.portrait }),
    ...(lecturer.phone === null ? {} : { phone: lecturer.phone }),
  };
}

/** Proof of the consent is the line itself: who logged in had agreed (A7, S9). */
async function auditLogin(tx: Tx, ctx: LoginCtx, event: string, lecturer: LecturerRow | undefined) {
  const { companyId, ip, now } = ctx;
  const detail = lecturer ? { lecturerId: lecturer.id } : {};
  await audit(tx, { companyId, event, studentId: null, ip, now, detail });
}

/** Who is logged in, and whose room is whose. */
export async function findLecturer({ tx, locale }: Ctx, id: number): Promise<OutputOf<TalkCalls['lecturer']>> {
  const row = await selectWithRoom(tx, id);
  if (!row) throw loggedOut();
  const isEnglish = locale === 'en';
  return {
    id: row.id,
    name: (isEnglish && row.name_en) || row.name,
    about: (isEnglish && row.title_en) || row.title,
    ...(row.portrait === null ? {} : { portrait: row.portrait }),
    ...(row.room_id === null ? {} : { roomId: row.room_id }),
  };
}
