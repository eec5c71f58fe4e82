import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';
import type { StudentTable } from '../modules/account/tables.ts';
import type { LecturerTable } from '../modules/lecturers/tables.ts';
import type { Secrets } from '../platform/core/secrets.ts';
import type { Tx } from '../platform/data/tenancy.ts';
import { Caller } from './caller.ts';

/** A school created for one test. */
export interface School {
  readonly id: number;
  readonly label: string;
  /** `Host` header of its visitors. */
  readonly host: string;
  /** The secrets of the server it is on. */
  readonly secrets: Secrets;
  /** Ids of its agreements in force. */
  readonly agreements: { readonly user: number; readonly privacy: number };
  /** A transaction of this school, as the server's own role. */
  withTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A client without a login. */
  visitor(): Caller;
  /** A new student with a living login. */
  student(overrides?: Partial<Insertable<StudentTable>>): Promise<StudentCaller>;
  /** A new lecturer with a living login. */
  lecturer(overrides?: Partial<Insertable<LecturerTable>>): Promise<StudentCaller>;
}

/** A student or lecturer with a token. */
export interface StudentCaller extends Caller {
  readonly id: number;
  readonly token: string;
  readonly phone: string;
}

/** A phone that no other test has. */
export function buildPhone(): string {
  return `13${String(randomBytes(4).readUInt32BE() % 1_000_000_000).padStart(9, '0')}`;
}

/** Creates a school with its agreements. */
export async function createSchool(app: FastifyInstance): Promise<School> {
  const { store, tenancy, clock } = app.platform;
  const label = `t${randomBytes(8).toString('hex')}`;
  const host = `${label}.localhost:8080`;
  const { id } = await store.owner
    .insertInto('company')
    .values({ label, legal_name: `${label} 有限公司`, name: `${label} 书院`, short_name: label, brand: 'default' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const withTenant = <T>(work: (tx: Tx) => Promise<T>) => tenancy.withTenant(id, work);
  const agreements = await withTenant((tx) => insertAgreements(tx, id, clock.now()));
  return {
    id,
    label,
    host,
    secrets: app.platform.secrets,
    agreements,
    withTenant,
    visitor: () => new Caller(app, host, null),
    student: async (overrides = {}) => {
      const phone = overrides.phone ?? buildPhone();
      const { studentId, token } = await withTenant((tx) => insertStudent(app, tx, id, { ...overrides, phone }));
      return Object.assign(new Caller(app, host, token), { id: studentId, token, phone });
    },
    lecturer: async (overrides = {}) => {
      const phone = overrides.phone ?? buildPhone();
      const lecturer = await withTenant((tx) => insertLecturer(app, tx, id, { ...overrides, phone }));
      return Object.assign(new Caller(app, host, lecturer.token), { ...lecturer, phone });
    },
  };
}

/** The source of a membership: a month granted by the school (I11). */
async function insertPeriod(tx: Tx, companyId: number, studentId: number, endsAt: Date): Promise<void> {
  const startsAt = new Date(endsAt.getTime() - 30 * 86_400_000);
  const row = { company_id: companyId, student_id: studentId, package_id: null, name: '月卡', name_en: null };
  await tx
    .insertInto('member_record')
    .values({ ...row, source: 'school', source_id: studentId, starts_at: startsAt, ends_at: endsAt })
    .execute();
}

async function insertAgreements(tx: Tx, companyId: number, now: Date) {
  const insert = async (type: 'user' | 'privacy', name: string) => {
    const row = { company_id: companyId, type, name, content: `${name}正文`, version: '1.0', effective_at: now };
    return (await tx.insertInto('agreement').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  return { user: await insert('user', '用户协议'), privacy: await insert('privacy', '隐私政策') };
}

async function insertStudent(
  app: FastifyInstance,
  tx: Tx,
  companyId: number,
  overrides: Partial<Insertable<StudentTable>>,
) {
  const now = app.platform.clock.now();
  const { id: studentId } = await tx
    .insertInto('student')
    .values({
      company_id: companyId,
      nickname: '学生',
      invite_code: randomBytes(6).toString('hex').toUpperCase(),
      created_at: now,
      updated_at: now,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (overrides.member_until) await insertPeriod(tx, companyId, studentId, new Date(overrides.member_until));
  const { token, session } = loginOf(app, companyId);
  await tx
    .insertInto('session')
    .values({ ...session, student_id: studentId })
    .execute();
  return { studentId, token };
}

async function insertLecturer(
  app: FastifyInstance,
  tx: Tx,
  companyId: number,
  overrides: Partial<Insertable<LecturerTable>>,
) {
  const { id } = await tx
    .insertInto('lecturer')
    .values({ company_id: companyId, name: '周砚秋', title: '高中数学', teach_years: 16, sort: 1, ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { token, session } = loginOf(app, companyId);
  await tx
    .insertInto('lecturer_session')
    .values({ ...session, lecturer_id: id })
    .execute();
  return { id, token };
}

function loginOf(app: FastifyInstance, companyId: number) {
  const { clock, secrets, config } = app.platform;
  const now = clock.now();
  const token = secrets.newToken(companyId);
  const session = {
    company_id: companyId,
    token_hash: secrets.hash('token', companyId, token),
    created_at: now,
    seen_at: now,
    expires_at: new Date(now.getTime() + config.tokenAbsoluteMs),
    ip: '127.0.0.1',
    user_agent: 'test',
  };
  return { token, session };
}
