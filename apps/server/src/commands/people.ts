import { isPhone, normaliseAccount } from '@shuyuan/rules';
import { endLogins } from '../domain/logins/logins.ts';
import { invitationPath, invite } from '../modules/talk/invitation.ts';
import type { Secrets } from '../platform/core/secrets.ts';
import { StartError } from '../platform/core/startError.ts';
import type { Tx } from '../platform/data/tenancy.ts';
import { auditDecision } from '../platform/work/audit.ts';
import { NEW_SCHOOL } from './words.ts';

/** What the commands about people stand on: a transaction of the school. */
export interface PeopleCtx {
  tx: Tx;
  companyId: number;
  now: Date;
  secrets: Secrets;
}

/** A lecturer to be added. */
export interface NewLecturer {
  name: string;
  nameEn: string | null;
  phone: string;
}

/** The phone of a lecturer's account; throws a sentence for any other text. */
export function readPhone(text: string): string {
  const phone = normaliseAccount(text);
  if (!isPhone(phone))
    throw new StartError('--phone must be a mobile phone of 11 digits: it is the account of a lecturer.');
  return phone;
}

/** Adds a lecturer with a study room, and without a password; resolves to the path of the invitation. */
export async function addLecturer(ctx: PeopleCtx, { name, nameEn, phone }: NewLecturer): Promise<string> {
  const { tx, companyId } = ctx;
  const taken = await tx.selectFrom('lecturer').select('name').where('phone', '=', phone).executeTakeFirst();
  if (taken) throw new StartError(`The phone ${phone} is the account of ${taken.name} already.`);
  const row = {
    company_id: companyId,
    name,
    name_en: nameEn,
    title: NEW_SCHOOL.lecturer[0],
    title_en: NEW_SCHOOL.lecturer[1],
    teach_years: 0,
    sort: 0,
    phone,
  };
  const { id } = await tx.insertInto('lecturer').values(row).returning('id').executeTakeFirstOrThrow();
  const room = { name: NEW_SCHOOL.room[0], name_en: NEW_SCHOOL.room[1], sort: 0 };
  await tx
    .insertInto('study_room')
    .values({ company_id: companyId, lecturer_id: id, ...room })
    .execute();
  await auditDecision(tx, ctx, 'lecturer added', { lecturerId: id });
  return inviteLecturer(ctx, id);
}

/** A new invitation in place of an earlier one: the lecturer chooses a password anew; the old one holds until then. */
export async function inviteAgain(ctx: PeopleCtx, phone: string): Promise<string> {
  return inviteLecturer(ctx, (await mustFindLecturer(ctx.tx, phone)).id);
}

async function inviteLecturer(ctx: PeopleCtx, lecturerId: number): Promise<string> {
  const token = await invite(ctx.tx, ctx.secrets, { companyId: ctx.companyId, lecturerId, now: ctx.now });
  await auditDecision(ctx.tx, ctx, 'lecturer invited', { lecturerId });
  return invitationPath(token);
}

/** Closes a lecturer's account: logged out at once, no login, no invitation; what was taught stays. Resolves to the name. */
export async function closeLecturer(ctx: PeopleCtx, phone: string): Promise<string> {
  const { tx, now } = ctx;
  const { id, name } = await mustFindLecturer(tx, phone);
  const gone = { has_left: true, password_hash: null, phone: null };
  await tx.updateTable('lecturer').set(gone).where('id', '=', id).execute();
  await tx.deleteFrom('lecturer_invitation').where('lecturer_id', '=', id).execute();
  await endLogins(tx, { kind: 'lecturer', id }, 'kicked', now);
  await auditDecision(tx, ctx, 'lecturer account closed', { lecturerId: id });
  return name;
}

/** Closes a student's account: logged out at once, and no login; the phone and the mail address are forgotten and can register anew. Resolves to the name. */
export async function closeStudent(ctx: PeopleCtx, account: string): Promise<string> {
  const { tx, now } = ctx;
  const found = await tx
    .updateTable('student')
    .set({ status: 'closed', phone: null, email: null, password_hash: null, updated_at: now })
    .where(account.includes('@') ? 'email' : 'phone', '=', normaliseAccount(account))
    .where('status', '<>', 'closed')
    .returning(['id', 'nickname'])
    .executeTakeFirst();
  if (!found) throw new StartError(`The school has no student with the account ${account}.`);
  await endLogins(tx, { kind: 'student', id: found.id }, 'kicked', now);
  await auditDecision(tx, ctx, 'student account closed', { studentId: found.id });
  return found.nickname;
}

async function mustFindLecturer(tx: Tx, phone: string): Promise<{ id: number; name: string }> {
  const found = await tx
    .selectFrom('lecturer')
    .select(['id', 'name'])
    .where('phone', '=', phone)
    .where('has_left', '=', false)
    .executeTakeFirst();
  if (!found) throw new StartError(`The school has no lecturer with the phone ${phone}.`);
  return found;
}
