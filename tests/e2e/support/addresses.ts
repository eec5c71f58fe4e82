import { contract } from '@shuyuan/contract';
import type { RouteRow } from '../../../apps/portal/src/routes/row.ts';
import { routes } from '../../../apps/portal/src/routes/rows.ts';
import { call } from './api.ts';
import { ASSESS_MAKERS, withoutRecord } from './assessAddresses.ts';
import { demoToken } from './demoToken.ts';
import type { Server } from './server.ts';

/** The five schools of the seed, which are the five brands (§1). */
export const SCHOOLS = ['shengya', '6c', 'jinyouhui', 'chindleten', 'default'] as const;

/** Patterns of the built pages, those of the route table; `access` filters them. */
export function builtRoutes(access?: RouteRow['access']): string[] {
  return routes.filter((row) => (access ?? row.access) === row.access).map(({ path }) => path);
}

/** What a student opens: a logged-in one has no business at the pages for visitors. */
export function studentRoutes(): string[] {
  return [...builtRoutes('public'), ...builtRoutes('student')];
}

/** Routes for a visitor: the public pages, those for visitors alone, and one of the guarded ones, which all lead to the login. */
export function visitorRoutes(): string[] {
  return [...builtRoutes('public'), ...builtRoutes('visitor'), '/learn'];
}

/** Makes a real address of a page with parameters in a school; undefined where the school has no such data. */
type Maker = (server: Server, school: string) => Promise<string | undefined>;

const tokens = new WeakMap<Server, Map<string, string>>();

/** Whether a login still counts: a journey may have ended it, as further logins do. */
const isLive = (server: Server, school: string, token: string) =>
  call(server, school, contract.account.checkLogin, {}, token).then(
    () => true,
    () => false,
  );

/** Token of the seeded student, for pages about her own data; one login per school while it lasts, since further ones would end others. */
async function tokenOf(server: Server, school: string): Promise<string> {
  const known = tokens.get(server) ?? new Map<string, string>();
  tokens.set(server, known);
  const last = known.get(school);
  if (last !== undefined && (await isLive(server, school, last))) return last;
  const token = await demoToken(server, school);
  known.set(school, token);
  return token;
}

/** A group activity of a course on sale. */
async function groupOf(server: Server, school: string): Promise<number | undefined> {
  const { items } = await call(server, school, contract.courses.list, { page: 1, pageSize: 100 });
  return items.find(({ groupId }) => groupId !== undefined)?.groupId;
}

/** A class of the demo student in progress. */
async function ownClass(server: Server, school: string, kind: 'live' | 'recorded') {
  const asked = { kind, status: 'inProgress', page: 1, pageSize: 20 } as const;
  return (await call(server, school, contract.courses.mine, asked, await tokenOf(server, school))).items;
}

/** An article that everybody may read, written in English, so that a reader of English finds no Chinese around it. */
async function articleOf(server: Server, school: string) {
  const { items } = await call(server, school, contract.articles.list, { sort: 'newest', page: 1, pageSize: 50 });
  return items.find(({ author, title }) => author.id !== undefined && !/\p{Script=Han}/u.test(title));
}

/** A lecturer who writes: lecturers have a name in both languages. */
async function writerOf(server: Server, school: string) {
  const { items } = await call(server, school, contract.articles.list, { sort: 'newest', page: 1, pageSize: 50 });
  return items.find(({ author }) => author.kind === 'lecturer')?.author.id;
}

/** A note that a visitor may read, written in English where the school has one. */
async function noteOf(server: Server, school: string) {
  const { items } = await call(server, school, contract.notes.list, { page: 1, pageSize: 50 });
  const free = [];
  for (const note of items) {
    const { isLocked } = await call(server, school, contract.notes.detail, { id: note.id });
    if (!isLocked) free.push(note);
  }
  return free.find(({ title }) => !/\p{Script=Han}/u.test(title)) ?? free[0];
}

/** A score sheet of the demo student. */
async function sheetOf(server: Server, school: string): Promise<number | undefined> {
  return (await call(server, school, contract.archives.read, {}, await tokenOf(server, school))).sheets[0]?.id;
}

/** An open group of the activity. */
async function teamOf(server: Server, school: string): Promise<number | undefined> {
  const id = await groupOf(server, school);
  return id && (await call(server, school, contract.groupons.teams, { id, page: 1, pageSize: 1 })).items[0]?.id;
}

const MAKERS: Readonly<Record<string, Maker>> = {
  '/archives/scoreSheet/:id': async (server, school) => {
    const id = await sheetOf(server, school);
    return id === undefined ? undefined : `/archives/scoreSheet/${id}`;
  },
  '/archives/sheetFill/:id': async (server, school) => {
    const id = await sheetOf(server, school);
    return id === undefined ? undefined : `/archives/sheetFill/${id}`;
  },
  // A trial lesson, which visitors see too.
  '/learn/recordVideo/:sellCourseId': async (server, school) => {
    for (const { id, saleId } of await ownClass(server, school, 'recorded')) {
      const trial = (await call(server, school, contract.courses.lessons, { id, saleId })).find(
        ({ isTrial }) => isTrial,
      );
      if (trial) return `/learn/recordVideo/${id}?lesson=${trial.id}&sale=${saleId}`;
    }
    return undefined;
  },
  '/learn/scheduledetail/:id/:courseStatus/:classType': async (server, school) => {
    const [own] = await ownClass(server, school, 'live');
    if (!own) return undefined;
    const key = { courseId: own.id, saleId: own.saleId };
    const lessons = await call(server, school, contract.learning.liveLessons, key, await tokenOf(server, school));
    const datedId = lessons[0]?.datedId;
    return datedId === undefined ? undefined : `/learn/scheduledetail/${datedId}/ended/live`;
  },
  '/myclass/classdetail/:courseScheduleId/:sellCourseScheduleId/:mStatus': async (server, school) => {
    const [own] = await ownClass(server, school, 'live');
    return own && `/myclass/classdetail/${own.id}/${own.saleId}/1`;
  },
  '/myclass/report/:courseScheduleId/:sellCourseScheduleId': async (server, school) => {
    const [own] = await ownClass(server, school, 'live');
    return own && `/myclass/report/${own.id}/${own.saleId}`;
  },
  '/course/buy/:id/:sid': async (server, school) => {
    const asked = { kind: 'live', isOpen: true, page: 1, pageSize: 1 } as const;
    const { items } = await call(server, school, contract.courses.list, asked);
    return items[0] && `/course/buy/${items[0].id}/${items[0].saleId}`;
  },
  '/course/detail/:id/:sid': async (server, school) => {
    const { items } = await call(server, school, contract.courses.list, { kind: 'live', page: 1, pageSize: 1 });
    return items[0] && `/course/detail/${items[0].id}/${items[0].saleId}`;
  },
  '/course/discount/:id': async (server, school) => {
    const { items } = await call(server, school, contract.discounts.list, { page: 1, pageSize: 1 });
    return items[0] && `/course/discount/${items[0].id}`;
  },
  '/course/promotion/:id': async (server, school) => {
    const { items } = await call(server, school, contract.courses.list, { page: 1, pageSize: 1 });
    return items[0] && `/course/promotion/${items[0].id}`;
  },
  '/exchange/success/:num': async (server, school) => {
    const page = { page: 1, pageSize: 1 };
    const { items } = await call(server, school, contract.exchange.orders, page, await tokenOf(server, school));
    return items[0] && `/exchange/success/${items[0].number}`;
  },
  '/groupon/:id': async (server, school) => {
    const groupId = await groupOf(server, school);
    return groupId === undefined ? undefined : `/groupon/${groupId}`;
  },
  '/groupon/order/:id': async (server, school) => {
    const teamId = await teamOf(server, school);
    return teamId === undefined ? undefined : `/groupon/order/${teamId}`;
  },
  '/groupon/success/:id': async (server, school) => {
    const teamId = await teamOf(server, school);
    return teamId === undefined ? undefined : `/groupon/success/${teamId}`;
  },
  '/headline/detail/:id': async (server, school) => {
    const article = await articleOf(server, school);
    return article && `/headline/detail/${article.id}?fromName=News`;
  },
  '/headline/personal/:userId': async (server, school) => {
    const id = await writerOf(server, school);
    return id === undefined ? undefined : `/headline/personal/${id}`;
  },
  '/infodetail/:id': async (server, school) => {
    const page = { page: 1, pageSize: 1 };
    const { items } = await call(server, school, contract.exchange.gifts, page, await tokenOf(server, school));
    return items[0] && `/infodetail/${items[0].id}`;
  },
  '/sureorder/:orderId/:orderNum/:id': async (server, school) => {
    const page = { page: 1, pageSize: 1 };
    const { items } = await call(server, school, contract.orders.list, page, await tokenOf(server, school));
    return items[0] && `/sureorder/${items[0].id}/${items[0].orderNum}/${items[0].goodsId}`;
  },
  '/teather/:id': async (server, school) => {
    const { items } = await call(server, school, contract.lecturers.list, { page: 1, pageSize: 1 });
    return items[0] && `/teather/${items[0].id}`;
  },
  '/teather/note/:id': async (server, school) => {
    const note = await noteOf(server, school);
    return note && `/teather/note/${note.id}`;
  },
};

/**
 * A real address of a page in a school for who opens it; a visitor has no records. Throws for a pattern without a maker, so that
 * no page goes untested.
 */
export async function addressOf(
  server: Server,
  school: string,
  pattern: string,
  reader: 'visitor' | 'student' = 'student',
): Promise<string> {
  const ofAssessment = ASSESS_MAKERS[pattern];
  if (ofAssessment) {
    const full = await ofAssessment(server, school, await tokenOf(server, school));
    return reader === 'visitor' ? withoutRecord(full) : full;
  }
  if (!pattern.includes(':')) return pattern;
  const address = await MAKERS[pattern]?.(server, school);
  if (address === undefined) {
    throw new Error(`No address is known for ${pattern}: add one to tests/e2e/support/addresses.ts`);
  }
  return address;
}
