import { randomBytes } from 'node:crypto';
import { contract } from '@shuyuan/contract';
import { languageType } from '@shuyuan/rules';
import { buildApp } from '../../../apps/server/src/app.ts';
import { assemble } from '../../../apps/server/src/boot.ts';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { readConfig } from '../../../apps/server/src/platform/core/config/config.ts';
import { createLog } from '../../../apps/server/src/platform/core/log.ts';
import { hashPassword } from '../../../apps/server/src/platform/core/passwords.ts';
import type { Store } from '../../../apps/server/src/platform/data/database.ts';
import { BASES } from '../../../apps/server/src/platform/http/answer.ts';
import { createSchool, type StudentCaller } from '../../../apps/server/src/testing/school.ts';
import { fillCourses, insertTenants } from './fill.ts';
import { fillTrade } from './fillTrade.ts';
import { isSuccess, type Request } from './load.ts';

/** Password of every student of the benches. */
export const PASSWORD = 'Shuyuan2026';
/** Concurrent logins, each of another student; below the limit of queued hashes (A7), so that none is refused. */
export const LOGINS = 32;
const COMMON = `isStudent=1&languageType=${languageType('cn')}`;

/** A prepared school and requests to its server. */
export interface BenchSchool {
  /** Key of its tokens, which the server needs too. */
  secretKey: string;
  anonymousList: Request;
  studentList: Request;
  /** One each of many students. */
  logins: Request[];
  tenant: Request;
  /** The same request for each other school of the database. */
  tenants: Request[];
  /** Handles `studentList` in this process, so that its statements can be recorded. */
  askHere(): Promise<void>;
  /** Handles any request in this process; throws unless it succeeds. */
  answerHere(request: Request): Promise<string>;
  id: number;
  host: string;
  /** The student whose token `studentList` carries. */
  reader: StudentCaller;
  /** A student with many orders and coupons, in a large school with trade. */
  collector: StudentCaller;
  /** Another student with a login. */
  student(): Promise<StudentCaller>;
}

/** Size of a database. */
export interface Size {
  courses: number;
  /** Other schools in the database. */
  tenants: number;
  /** Orders and coupons of the school; none by default, else one of each per course. */
  hasTrade?: boolean;
}

/** What a browser asks first: which school this is. */
export const lookUp = (label: string, host = `${label}.localhost`): Request => ({
  path: `${BASES.student}${contract.tenant.byLabel.path}?${COMMON}&secondLevelDomain=${label}`,
  host,
});

/** Migrates a database and fills it with one school of many courses; `askHere` works until the store is closed. */
export async function prepareSchool(store: Store, { courses, tenants, hasTrade }: Size): Promise<BenchSchool> {
  const secretKey = randomBytes(32).toString('hex');
  const config = readConfig({ SECRET_KEY: secretKey, RATE_LIMIT_FACTOR: '0', DEMO: '1' });
  await migrate(store, config.databaseRole);
  const app = await buildApp(await assemble({ store, config, log: createLog('silent') }));
  await app.ready();
  const school = await createSchool(app);
  const password_hash = await hashPassword(PASSWORD);
  const students: StudentCaller[] = [];
  const reader = await school.student({ password_hash });
  for (let at = 0; at < LOGINS; at += 1) students.push(await school.student({ password_hash }));
  await fillCourses(store, school.id, courses);
  const collector = await school.student();
  if (hasTrade) {
    await fillTrade(store, { school: school.id, reader: reader.id, collector: collector.id, count: courses });
  }
  const labels = await insertTenants(store, tenants);

  const { host } = school;
  const list = `${BASES.student}${contract.courses.list.path}?${COMMON}&currentPage=1&pageSize=20`;
  // The reader does not log in again: that could end the login used for reading (product.md 4.2).
  const studentList: Request = { path: `${list}&token=${reader.token}`, host };
  const answerHere = async ({ method = 'GET', path, body, headers = {} }: Request) => {
    const payload = body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await app.inject({ method, url: path, headers: { ...type, ...headers, host }, ...payload });
    if (!isSuccess(answer.body)) throw new Error(`${path} answers ${answer.body}`);
    return answer.body;
  };
  return {
    secretKey,
    anonymousList: { path: list, host },
    studentList,
    tenant: lookUp(school.label, host),
    tenants: labels.map((label) => lookUp(label)),
    logins: students.map(({ phone }) => ({
      method: 'POST',
      path: BASES.student + contract.account.login.path,
      host,
      body: { isStudent: 1, languageType: languageType('cn'), loginId: phone, password: PASSWORD, isAgree: 1 },
    })),
    askHere: async () => {
      await answerHere(studentList);
    },
    answerHere,
    id: school.id,
    host,
    reader,
    collector,
    student: () => school.student(),
  };
}
