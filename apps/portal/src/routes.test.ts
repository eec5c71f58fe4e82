import { describe, expect, it } from 'vitest';
import { articleRows } from './routes/articles.ts';
import { assessRows } from './routes/assess.ts';
import type { RouteRow } from './routes/row.ts';
import { routes } from './routes.tsx';

/** Every path of §2, under the heading it stands under there. */
const SPECIFIED = {
  top: [
    '/file/preview/:id',
    '/SaaS',
    '/login',
    '/codelogin',
    '/register',
    '/franchise/reg/:id',
    '/otherReg',
    '/rest',
    '/talk/login',
    '/extension',
    '/invite',
    '/archives/scoreSheet/:id',
    '/archives/sheetFill/:id',
    '/log',
    '/headline/add',
    '/join',
    '/headline/preview',
    '/chat',
  ],
  main: [
    '/index',
    '/expert',
    '/course',
    '/course/detail/:id/:sid',
    '/news',
    '/course/discount/:id',
    '/course/buy/:id/:sid',
    '/course/promotion/:id',
    '/course/fail',
    '/course/evaluation/:id/:bid',
    '/course/questions/:id/:bid',
    '/course/question/:id/:bid/:cid',
    '/course/score',
    '/teather/:id',
    '/teather/note/:id',
    '/assess/evaluation',
    '/assess/questions',
    '/assess/questions/expire',
    '/assess/result',
    '/subjective/evaluation',
    '/subjective/evaluation/expire',
    '/subjective/result',
  ],
  learn: [
    '/learn',
    '/myclass',
    '/personal',
    '/learn/practice',
    '/learn/order',
    '/redeemcode',
    '/headline/my',
    '/mycoupon',
    '/message',
    '/archives',
    '/expert-QA',
  ],
  loggedIn: [
    '/myclass/classdetail/:courseScheduleId/:sellCourseScheduleId/:mStatus',
    '/myclass/report/:courseScheduleId/:sellCourseScheduleId',
    '/buy',
    '/changedetail',
    '/exchange',
    '/infodetail/:id',
    '/exchange/success/:num',
    '/sureorder/:orderId/:orderNum/:id',
    '/learn/scheduledetail/:id/:courseStatus/:classType',
    '/message/detail/:id',
    '/feedback/detail/:id',
  ],
  open: [
    '/courseintroduce',
    '/download',
    '/toclass',
    '/toroom',
    '/test',
    '/contact/:id',
    '/problem/:id',
    '/groupon/:id',
    '/groupon/order/:id',
    '/groupon/success/:id',
    '/article/add',
    '/teacher/certification',
    '/learn/recordVideo/:sellCourseId',
    '/headline/detail/:id',
    '/headline/collect',
    '/headline/personal/:userId',
    '/equity',
    '/coupon/course',
    '/vip/course',
    '/discount/course',
    '/ranking',
    '/headline/plate',
  ],
} as const;

/** Named by §2 and not built yet. Entries may only leave this list. */
const NOT_BUILT_YET = [
  '/file/preview/:id',
  '/SaaS',
  '/franchise/reg/:id',
  '/otherReg',
  '/extension',
  '/invite',
  '/log',
  '/join',
  '/message',
  '/message/detail/:id',
  '/feedback/detail/:id',
  '/contact/:id',
  '/problem/:id',
];

/** How many were left when the list was last shortened; lower it with the list. */
const NOT_BUILT_AT_MOST = 13;

/** Main pages about what the student buys or shares, which nobody else has. */
const OWN_PURCHASE = ['/course/buy/:id/:sid', '/course/fail', '/course/promotion/:id'];

/** Top-level pages of the student's own score sheets. */
const OWN_SHEETS = ['/archives/scoreSheet/:id', '/archives/sheetFill/:id'];

/** Among the logged-in pages: read without a login by the link that a student shares; the page asks for a login elsewhere. */
const SHARED = '/myclass/report/:courseScheduleId/:sellCourseScheduleId';

/** A page that fills the window although it stands among the open ones: nothing leads out of a consultation by accident. */
const OWN_STAGE = '/toroom';

const paths = routes.map(({ path }) => path);
const specified: readonly string[] = Object.values(SPECIFIED).flat();
const rowsOf = (heading: keyof typeof SPECIFIED): RouteRow[] => {
  const named: readonly string[] = SPECIFIED[heading];
  return routes.filter(({ path }) => named.includes(path));
};
const layouts = (rows: readonly RouteRow[]) => [...new Set(rows.map(({ layout }) => layout))];
const closed = (rows: readonly RouteRow[]) => rows.filter(({ access }) => access === 'student').map(({ path }) => path);

describe('the route table', () => {
  it('has every page of §2, but for those listed as not built yet', () => {
    const missing = specified.filter((path) => !paths.includes(path));
    expect(missing).toEqual(NOT_BUILT_YET);
    expect(missing.length).toBeLessThanOrEqual(NOT_BUILT_AT_MOST);
  });

  it('has no page that §2 does not name, and none twice', () => {
    expect(paths.filter((path) => !specified.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is kept in the order of the paths, a layout after the other; articles and assessments have tables of their own', () => {
    for (const layout of ['bare', 'main', 'learn']) {
      const own = routes
        .filter((row) => row.layout === layout && ![...articleRows, ...assessRows].includes(row))
        .map(({ path }) => path);
      expect(own).toEqual([...own].sort());
    }
  });

  it('gives top-level pages no shell, main pages header and footer, the learning centre its menu (§2)', () => {
    expect(layouts(rowsOf('top'))).toEqual(['bare']);
    expect(layouts(rowsOf('main'))).toEqual(['main']);
    expect(layouts(rowsOf('open').filter(({ path }) => path !== OWN_STAGE))).toEqual(['main']);
    expect(layouts(rowsOf('learn'))).toEqual(['learn']);
  });

  it('asks for a login in the learning centre and on the other logged-in pages (§2, §5)', () => {
    const guarded = [...rowsOf('learn'), ...rowsOf('loggedIn')].filter(({ path }) => path !== SHARED);
    expect(closed(guarded)).toEqual(guarded.map(({ path }) => path));
  });

  it('lets visitors log in, look at courses and lecturers, and read the public pages (§2, §5)', () => {
    const shut = closed([...rowsOf('top'), ...rowsOf('main'), ...rowsOf('open')]);
    expect(shut.filter((path) => ![...OWN_PURCHASE, ...OWN_SHEETS].includes(path))).toEqual([]);
  });

  it('has three pages that only visitors need: login by password and by code, and registration (product.md 5.1)', () => {
    const forVisitors = routes.filter(({ access }) => access === 'visitor').map(({ path }) => path);
    expect(forVisitors).toEqual(['/codelogin', '/login', '/register']);
  });
});
