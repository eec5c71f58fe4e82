/** One picture of the workbench: a row of the route table, and who looks at it. */
interface PageEntry {
  /** Path of the row (§2). */
  route: string;
  /** Who looks at it. */
  as: 'visitor' | 'student' | 'lecturer';
  /** A page on the answers of another one, over which a lecturer's call rings (§4). */
  ringsOver?: string;
}

/** Every page of the workbench by name: at least one for each row of the route table. The address and the answers are recorded. */
export const pages = {
  archives: { route: '/archives', as: 'student' },
  article: { route: '/headline/detail/:id', as: 'student' },
  articleAuthor: { route: '/headline/personal/:userId', as: 'student' },
  articlePlates: { route: '/headline/plate', as: 'student' },
  articleVisitor: { route: '/headline/detail/:id', as: 'visitor' },
  articleEditor: { route: '/headline/add', as: 'student' },
  articleInSchool: { route: '/article/add', as: 'student' },
  articlePreview: { route: '/headline/preview', as: 'student' },
  assessDone: { route: '/assess/evaluation', as: 'student' },
  assessEnded: { route: '/assess/questions/expire', as: 'student' },
  assessExpired: { route: '/assess/questions/expire', as: 'student' },
  assessHeld: { route: '/assess/result', as: 'student' },
  assessPaper: { route: '/assess/questions', as: 'student' },
  assessResult: { route: '/assess/result', as: 'student' },
  assessReview: { route: '/course/question/:id/:bid/:cid', as: 'student' },
  assessReviewLocked: { route: '/course/question/:id/:bid/:cid', as: 'student' },
  assessScore: { route: '/course/score', as: 'student' },
  assessTasks: { route: '/subjective/evaluation', as: 'student' },
  assessTasksExpired: { route: '/subjective/evaluation/expire', as: 'student' },
  assessTasksMarked: { route: '/subjective/result', as: 'student' },
  assessTasksResult: { route: '/subjective/result', as: 'student' },
  assessTicket: { route: '/course/evaluation/:id/:bid', as: 'student' },
  assessTimed: { route: '/course/questions/:id/:bid', as: 'student' },
  assessVisitor: { route: '/assess/evaluation', as: 'visitor' },
  buyMembership: { route: '/buy', as: 'student' },
  call: { route: '/myclass', as: 'student', ringsOver: 'myClass' },
  campaign: { route: '/course/discount/:id', as: 'student' },
  cashier: { route: '/sureorder/:orderId/:orderNum/:id', as: 'student' },
  chat: { route: '/chat', as: 'student' },
  checkout: { route: '/course/buy/:id/:sid', as: 'student' },
  classDetail: {
    route: '/myclass/classdetail/:courseScheduleId/:sellCourseScheduleId/:mStatus',
    as: 'student',
  },
  classEntrance: { route: '/toclass', as: 'student' },
  codeLogin: { route: '/codelogin', as: 'visitor' },
  couponCourses: { route: '/coupon/course', as: 'student' },
  coupons: { route: '/mycoupon', as: 'student' },
  course: { route: '/course/detail/:id/:sid', as: 'visitor' },
  courseIntroduce: { route: '/courseintroduce', as: 'visitor' },
  courseList: { route: '/course', as: 'student' },
  creditLedger: { route: '/changedetail', as: 'student' },
  desk: { route: '/chat', as: 'lecturer' },
  deviceTest: { route: '/test', as: 'student' },
  discounts: { route: '/discount/course', as: 'student' },
  download: { route: '/download', as: 'visitor' },
  equity: { route: '/equity', as: 'student' },
  exchange: { route: '/exchange', as: 'student' },
  exchangeSuccess: { route: '/exchange/success/:num', as: 'student' },
  expert: { route: '/expert', as: 'student' },
  expertQa: { route: '/expert-QA', as: 'student' },
  gift: { route: '/infodetail/:id', as: 'student' },
  groupActivity: { route: '/groupon/:id', as: 'visitor' },
  groupTeam: { route: '/groupon/order/:id', as: 'student' },
  groupResult: { route: '/groupon/success/:id', as: 'student' },
  home: { route: '/index', as: 'student' },
  homeVisitor: { route: '/index', as: 'visitor' },
  learn: { route: '/learn', as: 'student' },
  lecturer: { route: '/teather/:id', as: 'student' },
  lecturerLogin: { route: '/talk/login', as: 'visitor' },
  collected: { route: '/headline/collect', as: 'student' },
  login: { route: '/login', as: 'visitor' },
  myArticles: { route: '/headline/my', as: 'student' },
  myClass: { route: '/myclass', as: 'student' },
  news: { route: '/news', as: 'student' },
  note: { route: '/teather/note/:id', as: 'student' },
  noteLocked: { route: '/teather/note/:id', as: 'visitor' },
  orders: { route: '/learn/order', as: 'student' },
  passwordReset: { route: '/rest', as: 'visitor' },
  paymentFailed: { route: '/course/fail', as: 'student' },
  personal: { route: '/personal', as: 'student' },
  playerLive: { route: '/learn/scheduledetail/:id/:courseStatus/:classType', as: 'student' },
  playerRecorded: { route: '/learn/recordVideo/:sellCourseId', as: 'student' },
  practice: { route: '/learn/practice', as: 'student' },
  practicePaper: { route: '/learn/practice', as: 'student' },
  practiceResult: { route: '/learn/practice', as: 'student' },
  promotion: { route: '/course/promotion/:id', as: 'student' },
  qualifications: { route: '/teacher/certification', as: 'visitor' },
  ranking: { route: '/ranking', as: 'student' },
  redeem: { route: '/redeemcode', as: 'student' },
  register: { route: '/register', as: 'visitor' },
  report: { route: '/myclass/report/:courseScheduleId/:sellCourseScheduleId', as: 'student' },
  room: { route: '/toroom', as: 'visitor' },
  scoreSheet: { route: '/archives/scoreSheet/:id', as: 'student' },
  sheetFill: { route: '/archives/sheetFill/:id', as: 'student' },
  vipCourses: { route: '/vip/course', as: 'student' },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageName = keyof typeof pages;

/** The page whose recorded answers a page shows. */
export function recordedAs(name: PageName): string {
  const entry: PageEntry = pages[name];
  return entry.ringsOver ?? name;
}
