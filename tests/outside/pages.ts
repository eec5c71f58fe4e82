import { routes } from '../../apps/portal/src/routes/rows.ts';

/** Addresses of the pages whose path has ids or that need a query, with the ids of the records; all other pages stand at their path. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/archives/scoreSheet/:id': ['/archives/scoreSheet/11'],
  '/archives/sheetFill/:id': ['/archives/sheetFill/11'],
  '/course/buy/:id/:sid': ['/course/buy/1000/2000'],
  '/course/detail/:id/:sid': ['/course/detail/1000/2000'],
  '/course/discount/:id': ['/course/discount/5'],
  '/course/promotion/:id': ['/course/promotion/1000'],
  '/course/evaluation/:id/:bid': ['/course/evaluation/1000/91'],
  '/course/questions/:id/:bid': ['/course/questions/1000/91'],
  '/course/question/:id/:bid/:cid': ['/course/question/1000/91/4001'],
  '/exchange/success/:num': ['/exchange/success/E2026112200000001'],
  '/groupon/:id': ['/groupon/21'],
  '/groupon/order/:id': ['/groupon/order/21'],
  '/groupon/success/:id': ['/groupon/success/21'],
  '/headline/detail/:id': ['/headline/detail/801?fromName=News'],
  '/headline/personal/:userId': ['/headline/personal/501'],
  '/infodetail/:id': ['/infodetail/31'],
  '/learn/recordVideo/:sellCourseId': ['/learn/recordVideo/5001', '/learn/recordVideo/1000?lesson=4001'],
  '/learn/scheduledetail/:id/:courseStatus/:classType': ['/learn/scheduledetail/4001/1/1'],
  '/myclass/classdetail/:courseScheduleId/:sellCourseScheduleId/:mStatus': ['/myclass/classdetail/1000/2000/1'],
  '/myclass/report/:courseScheduleId/:sellCourseScheduleId': ['/myclass/report/1000/2000'],
  '/sureorder/:orderId/:orderNum/:id': ['/sureorder/600/20261122000000/2000', '/sureorder/600/DD-2026_A7/2000'],
  '/teather/:id': ['/teather/300'],
  '/teather/note/:id': ['/teather/note/801'],
  '/course': ['/course', '/course?type=recorded'],
  '/learn/practice': [
    '/learn/practice',
    '/learn/practice?paper=91',
    '/learn/practice?result=91',
    '/learn/practice?view=wrong',
  ],
  '/toclass': ['/toclass?id=4001'],
  '/toroom': ['/toroom?id=3&url=&tempLogId=40'],
};

/** Every address of the route table, as a student or a visitor opens it. A path with ids that has no address here is a mistake. */
export function outsidePages(reader: 'visitor' | 'student'): string[] {
  const open = routes.filter(({ access }) => access === 'public' || access === reader);
  return open.flatMap(({ path }) => {
    const known = ADDRESSES[path];
    if (!known && path.includes(':'))
      throw new Error(`No address is known for ${path}: add one to tests/outside/pages.ts`);
    return known ?? [path];
  });
}
