import { contract, type Grade, type Subject, type TimeZone } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../platform/data/tenancy.ts';
import { route } from '../../platform/http/route.ts';
import { selectGrades, selectSubjects, selectTimeZones } from './queries.ts';

const CACHE = { tag: 'constant', ttlMs: 60_000 };

/** What forms and filters choose from (§7); both names leave, so that a change of language needs no request. */
export function constantRoutes(app: FastifyInstance): void {
  route(app, contract.constants.subjects, ({ tx }) => listSubjects(tx), { cache: CACHE });
  route(app, contract.constants.grades, ({ tx }) => listGrades(tx), { cache: CACHE });
  route(app, contract.constants.timeZones, ({ tx }) => listTimeZones(tx), { cache: CACHE });
}

async function listSubjects(tx: Tx): Promise<Subject[]> {
  return (await selectSubjects(tx)).map(({ id, name, name_en }) => ({ id, name, nameEn: name_en }));
}

async function listGrades(tx: Tx): Promise<Grade[]> {
  return (await selectGrades(tx)).map(({ id, name, name_en, stage }) => ({ id, name, nameEn: name_en, stage }));
}

async function listTimeZones(tx: Tx): Promise<TimeZone[]> {
  const rows = await selectTimeZones(tx);
  return rows.map(({ id, name, name_en, utc_offset, iana }) => ({
    id,
    name,
    nameEn: name_en,
    offset: utc_offset,
    iana,
  }));
}
