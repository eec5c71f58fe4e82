import { type contract, type Login, type OutputOf, ResultCode } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import { countAttempt, forgetAttempts } from '../../domain/logins/loginGuard.ts';
import { type LoginParts, openLogin } from '../../domain/logins/logins.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { loggedOut, Refusal, refused } from '../../platform/http/errors.ts';
import type { Answered, SteppedContext } from '../../platform/http/requestContext.ts';
import type { Clock } from '../../platform/ops/clock.ts';
import { isPassword } from '../../platform/ops/passwords.ts';
import { audit } from '../../platform/work/audit.ts';
import { type LecturerRow, selectByPhone, selectForUpdate, selectWithRoom } from './queries.ts';

type TalkCalls = (typeof contract)['talk'];
type LoginVisit = SteppedContext<TalkCalls['login']>;

/** What the lecturers' login uses. */
export interface TalkServices extends LoginParts {
  clock: Clock;
}

/** Logs a lecturer in: counted before it is compared, as slow and as silent for unknown phones (A4). */
export async function login(services: TalkServices, visit: LoginVisit): Promise<Answered> {
  const { input, company, now, ip } = visit;
  if (!input.hasAgreed) throw refused(ResultCode.agreementMissing);
  const { secrets } = services;
  // A student may have the same phone: their wrong passwords are counted apart.
  const attempt = { companyId: company.id, account: `lecturer ${input.account}`, ip, now };
  const { cost, lecturer } = await visit.inSchool(async (tx) => ({
    cost: await countAttempt(tx, secrets, attempt),
    lecturer: await selectByPhone(tx, input.account),
  }));
  if (cost.kind === 'wait') throw refused(ResultCode.tooManyPasswords, { waitSeconds: cost.seconds });
  if (cost.delayMs > 0) await services.clock.sleep(cost.delayMs);
  const isRight = await isPassword(input.password, lecturer?.password_hash ?? null);
  return visit.answerOnce(async (tx) => {
    const present = isRight && lecturer ? await selectForUpdate(tx, lecturer.id) : undefined;
    // Another hash than the one compared: the password was changed meanwhile.
    if (!present || present.password_hash !== lecturer?.password_hash || present.has_left) {
      await auditLogin(tx, visit, 'lecturer login refused', lecturer);
      return new Refusal(ResultCode.wrongPassword);
    }
    await forgetAttempts(tx, secrets, attempt);
    return openSession(tx, services, present, visit);
  });
}

async function openSession(tx: Tx, services: TalkServices, lecturer: LecturerRow, visit: LoginVisit): Promise<Login> {
  const { company, ip, userAgent, now, locale } = visit;
  const origin = { companyId: company.id, ip, userAgent, now };
  const token = await openLogin(tx, services, { kind: 'lecturer', id: lecturer.id }, origin);
  await auditLogin(tx, visit, 'lecturer login', lecturer);
  return {
    token,
    userId: lecturer.id,
    userType: 'lecturer',
    companyId: company.id,
    name: (locale === 'en' && lecturer.name_en) || lecturer.name,
    isFirstLogin: false,
    ...(lecturer.portrait === null ? {} : { portrait: lecturer.portrait }),
    ...(lecturer.phone === null ? {} : { phone: lecturer.phone }),
  };
}

/** Proof of the consent is the line itself: who logged in had agreed (A7, S9). */
async function auditLogin(tx: Tx, visit: LoginVisit, event: string, lecturer: LecturerRow | undefined) {
  const { company, ip, now } = visit;
  const detail = lecturer ? { lecturerId: lecturer.id } : {};
  await audit(tx, { companyId: company.id, event, studentId: null, ip, now, detail });
}

/** Who is logged in, and whose room is whose. */
export async function findLecturer(tx: Tx, id: number, locale: Locale): Promise<OutputOf<TalkCalls['lecturer']>> {
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
