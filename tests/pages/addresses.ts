import { type AssessmentIntro, type AssessmentRecord, contract } from '@shuyuan/contract';
import type { PageName } from '../../apps/portal/src/testing/pages/list.ts';
import { call } from '../e2e/support/api.ts';
import { beginConsultation } from '../e2e/support/live.ts';
import type { Server } from '../e2e/support/server.ts';

type Maker = (server: Server, school: string, token: string) => Promise<string>;

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The seed has no ${what}.`);
  return value;
}

/** An order of the demo student that waits for its payment. */
async function unpaidOrder(server: Server, school: string, token: string) {
  const { items } = await call(server, school, contract.orders.list, { filter: 'unpaid' }, token);
  return found(items[0], 'unpaid order');
}

/** A live course on sale that the demo student neither has nor has ordered. */
async function courseToBuy(server: Server, school: string, token: string) {
  const page = { page: 1, pageSize: 50 } as const;
  const { items } = await call(server, school, contract.courses.list, { ...page, kind: 'live', isOpen: true });
  const own = await call(server, school, contract.courses.mine, { ...page, kind: 'live' }, token);
  const orders = await call(server, school, contract.orders.list, page, token);
  const taken = new Set([...own.items.map(({ id }) => id), ...orders.items.map(({ classId }) => classId)]);
  return found(
    items.find(({ id, priceFen }) => priceFen > 0 && !taken.has(id)),
    'course that the student may buy',
  );
}

async function practiceIn(state: 'unfinished' | 'finished', ...[server, school, token]: Parameters<Maker>) {
  const { items } = await call(server, school, contract.practice.list, { state }, token);
  return found(items.find(({ isSentBack }) => isSentBack) ?? items[0], `practice that is ${state}`).id;
}

/** A record of the student's assessments, with its link as it is now. */
async function assessed(
  [server, school, token]: Parameters<Maker>,
  type: AssessmentRecord['type'],
  wanted: (record: AssessmentRecord, intro: AssessmentIntro) => boolean,
) {
  const { items } = await call(server, school, contract.assessments.mine, { page: 1, pageSize: 50 }, token);
  for (const record of items.filter((each) => each.type === type)) {
    const intro = await call(server, school, contract.assessments.intro, { linkId: record.linkId }, token);
    if (wanted(record, intro)) return { query: `bid=${record.linkId}&cid=${record.id}`, ...record };
  }
  throw new Error(`The seed has no such ${type} assessment.`);
}

/** A record that is marked, and not shown before the school releases it. */
const held = (...of: Parameters<Maker>) =>
  assessed(
    of,
    'objective',
    ({ state, isShown, submittedAt }) => !isShown && submittedAt !== undefined && state !== 'doing',
  );

/** Addresses of pages that show more with something of the student's in their address. */
const MAKERS: Readonly<Partial<Record<PageName, Maker>>> = {
  articlePreview: async (server, school, token) => {
    const asked = { state: 'inReview', page: 1, pageSize: 1 } as const;
    const { items } = await call(server, school, contract.articles.mine, asked, token);
    return `/headline/preview?id=${found(items[0], 'own article in review').id}`;
  },
  assessDone: async (...of) => {
    const isLeft = ({ state }: AssessmentRecord, { linkState, tries = 1, triesUsed = 0 }: AssessmentIntro) =>
      state === 'finished' && linkState === 'live' && triesUsed < tries;
    return `/assess/evaluation?bid=${(await assessed(of, 'objective', isLeft)).linkId}`;
  },
  assessEnded: async (...of) =>
    `/assess/questions/expire?${(await assessed(of, 'objective', (_, { linkState }) => linkState === 'ended')).query}`,
  assessHeld: async (...of) => `/assess/result?${(await held(...of)).query}`,
  assessReviewLocked: async (...of) => {
    const { id, linkId } = await held(...of);
    return `/course/question/0/${linkId}/${id}`;
  },
  assessTasksMarked: async (...of) =>
    `/subjective/result?${(await assessed(of, 'subjective', ({ isShown }) => isShown)).query}`,
  cashier: async (...of) => {
    const { id, orderNum, goodsId } = await unpaidOrder(...of);
    return `/sureorder/${id}/${orderNum}/${goodsId}`;
  },
  chat: async (server, school, token) => {
    const { items } = await call(server, school, contract.lecturers.list, { page: 1, pageSize: 1 }, token);
    const { id, name } = found(items[0], 'lecturer');
    return `/chat?${new URLSearchParams({ toUserNickName: name, toUserType: '2', toUserIdList: `[${id}]` })}`;
  },
  checkout: async (...of) => {
    const { id, saleId } = await courseToBuy(...of);
    return `/course/buy/${id}/${saleId}`;
  },
  classEntrance: async (server, school, token) => {
    const entries = await call(server, school, contract.learning.timetable, {}, token);
    return `/toclass?id=${
      found(
        entries.find(({ state }) => state === 'notStarted'),
        'class to come',
      ).id
    }`;
  },
  couponCourses: async (server, school, token) => {
    const { items } = await call(server, school, contract.coupons.mine, { tab: 'toUse' }, token);
    return `/coupon/course?couponClaimId=${found(items[0], 'coupon').id}`;
  },
  desk: async () => '/chat?view=desk',
  // With a cover, by a lecturer who wrote more than one.
  note: async (server, school) => {
    const { items } = await call(server, school, contract.notes.list, { page: 1, pageSize: 50 });
    const byWriter = Map.groupBy(items, ({ author }) => author.id);
    const note = items.find(({ author, cover }) => cover !== undefined && (byWriter.get(author.id)?.length ?? 0) > 1);
    return `/teather/note/${found(note, 'note with a cover').id}`;
  },
  noteLocked: async (server, school) => {
    const { items } = await call(server, school, contract.notes.list, { page: 1, pageSize: 50 });
    for (const { id } of items) {
      if ((await call(server, school, contract.notes.detail, { id })).isLocked) return `/teather/note/${id}`;
    }
    throw new Error('The seed has no note that asks for a login.');
  },
  paymentFailed: async (...of) => {
    const { id, orderNum } = await unpaidOrder(...of);
    return `/course/fail?orderId=${id}&orderNum=${orderNum}`;
  },
  practicePaper: async (...of) => `/learn/practice?paper=${await practiceIn('unfinished', ...of)}`,
  practiceResult: async (...of) => `/learn/practice?result=${await practiceIn('finished', ...of)}`,
  room: async (server, school) => (await beginConsultation(server, school)).path,
};

/** The address at which a page is recorded, where it is more than its route needs. */
export async function ownAddress(name: PageName, ...of: Parameters<Maker>): Promise<string | undefined> {
  return MAKERS[name]?.(...of);
}
