import { type AssessmentRecord, contract } from '@shuyuan/contract';
import { call } from './api.ts';
import type { Server } from './server.ts';

/** A school and the token of its seeded student, whose records the pages show. */
type Of = readonly [server: Server, school: string, token: string];

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The seed has no ${what}.`);
  return value;
}

/** A course of the school that asks for an assessment: its class, its offer and the link. */
export async function assessedCourse(server: Server, school: string) {
  const { items } = await call(server, school, contract.courses.list, { page: 1, pageSize: 100 });
  const course = found(
    items.find(({ assessmentId }) => assessmentId !== undefined),
    'course that asks for an assessment',
  );
  return { ...course, linkId: found(course.assessmentId, 'link') };
}

/** The student's latest record in a state. */
async function recordOf(of: Of, type: AssessmentRecord['type'], state: AssessmentRecord['state']) {
  const [server, school, token] = of;
  const { items } = await call(server, school, contract.assessments.mine, { page: 1, pageSize: 50 }, token);
  return found(
    items.find((record) => record.type === type && record.state === state),
    `${type} assessment that is ${state}`,
  );
}

async function assessed(...asked: Parameters<typeof recordOf>) {
  const { id, linkId } = await recordOf(...asked);
  return `bid=${linkId}&cid=${id}`;
}

/** The student's timed record that is open, else one at the link of a course, which begins where there is none. */
async function openPaper([server, school, token]: Of) {
  const { saleId, linkId } = await assessedCourse(server, school);
  const { items } = await call(server, school, contract.assessments.mine, { page: 1, pageSize: 50 }, token);
  const open = items.find(({ type, state }) => type === 'objective' && state === 'doing');
  if (open) return { id: open.id, saleId, linkId: open.linkId };
  const { latest } = await call(server, school, contract.assessments.intro, { linkId }, token);
  const { id } = latest ?? (await call(server, school, contract.assessments.start, { linkId, saleId }, token));
  return { id, saleId, linkId };
}

/** Addresses of the pages of assessments with something in them, by pattern (§2). */
export const ASSESS_MAKERS: Readonly<Record<string, (...of: Of) => Promise<string>>> = {
  '/assess/evaluation': async (server, school) =>
    `/assess/evaluation?bid=${(await assessedCourse(server, school)).linkId}`,
  '/assess/questions': async (...of) => {
    const { id, linkId } = await openPaper(of);
    return `/assess/questions?bid=${linkId}&cid=${id}`;
  },
  '/assess/questions/expire': async (...of) =>
    `/assess/questions/expire?${await assessed(of, 'objective', 'finished')}`,
  '/assess/result': async (...of) => `/assess/result?${await assessed(of, 'objective', 'finished')}`,
  '/course/evaluation/:id/:bid': async (server, school) => {
    const { saleId, linkId } = await assessedCourse(server, school);
    return `/course/evaluation/${saleId}/${linkId}`;
  },
  '/course/question/:id/:bid/:cid': async (...of) => {
    const { id, linkId } = await recordOf(of, 'objective', 'finished');
    return `/course/question/0/${linkId}/${id}`;
  },
  '/course/questions/:id/:bid': async (...of) => {
    const { id, saleId, linkId } = await openPaper(of);
    return `/course/questions/${saleId}/${linkId}?cid=${id}`;
  },
  '/course/score': async (...of) => `/course/score?${await assessed(of, 'objective', 'finished')}`,
  '/subjective/evaluation': async (...of) => `/subjective/evaluation?${await assessed(of, 'subjective', 'doing')}`,
  '/subjective/evaluation/expire': async (...of) =>
    `/subjective/evaluation/expire?${await assessed(of, 'subjective', 'expired')}`,
  '/subjective/result': async (...of) => `/subjective/result?${await assessed(of, 'subjective', 'awaiting')}`,
};

/** The same address without the student's record. */
export function withoutRecord(address: string): string {
  return address.replace(/[?&]cid=\d+$/, '').replace(/^(\/course\/question\/.*)\/\d+$/, '$1/0');
}
