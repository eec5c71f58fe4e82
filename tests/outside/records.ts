/** A record as it crosses the wire. */
export type Wire = Record<string, unknown>;

/** What the specification says of a school (§1); nothing else may be counted on. */
export const SEED_COMPANY: Wire = { companyId: 9, chindleShortName: '远山', logoBrowser: '/files/tab.png' };

/** The company record of wire-facts 3.2. */
export const COMPANY: Wire = {
  ...SEED_COMPANY,
  companyName: '远山教育科技有限公司',
  chindleName: '远山课堂',
  secondLevelDomain: 'shengya',
  serviceQq: '800800',
  servicePhone: '400-000-1111',
  companyCreditCode: '91440000000000000X',
  icpAq: '粤ICP备00000000号',
  publicSecurityRecords: '44010000000000',
  copyrightAffiliation: '远山教育',
  logoColor: '/files/logo.png',
  logoBlackWhite: '/files/logo-white.png',
  agreementTypeZeroId: 70,
  branchName: '总部',
};

/** Agreement records of wire-facts 3.3; the kinds shown at login have no known numbers. */
export const AGREEMENTS: Wire[] = [0, 1, 2, 3].map((type) => ({
  id: 70 + type,
  type,
  companyId: 9,
  name: ['购课协议', '用户协议', '隐私政策', '注销协议'][type],
  content: '<p>第一条 本协议自勾选之日起生效。</p>',
  agreementUrl: '',
  secondLevelDomain: 'shengya',
  adminUpdatedTime: null,
  adminUpdatedBy: null,
}));

/** The login record of wire-facts 4.2. */
export const LOGIN: Wire = {
  companyId: 9,
  token: 'token-of-another-server',
  userId: 501,
  userName: '林晓',
  userType: 3,
  firstLogin: 0,
  modifyTimeZone: 0,
  isPerfect: null,
  phone: '13800000001',
  isShow: 1,
  isBand: null,
  isPlayShow: true,
  inviteOffShelf: null,
  accountBindPhone: '13800000001',
  giftList: null,
  branchName: '总部',
  email: '',
};

/** A subject of wire-facts 5.4. */
export const SUBJECTS: Wire[] = [
  { companyId: 9, constantId: 31, constantDescribe: '数学', type: 1 },
  { companyId: 9, constantId: 32, constantDescribe: '英语', type: 1 },
];

/** A course card of wire-facts 5.2; the unknown enumerations have a number that nobody explained. */
export function courseCard(number: number): Wire {
  return {
    companyId: null,
    sellCourseScheduleId: 2000 + number,
    courseScheduleId: 1000 + number,
    courseScheduleName: ['高中数学函数精讲', '英语写作训练营', '物理力学入门'][number % 3],
    courseScheduleVideo: '',
    courseScheduleImg: '/files/cover.png',
    teacherId: 300 + number,
    teacherName: '周砚秋',
    teacherImg: 'default.jpg',
    meetType: 1,
    toolType: 2,
    subjectsName: '数学',
    gradeId: null,
    courseStartDate: '2026-12-01',
    courseEndDate: '2027-01-31',
    courseTimeInfoList: [{ startTime: '19:00', endTime: '20:30', week: 3, companyId: null }],
    courseCount: 12,
    coursePrice: null,
    courseSellPrice: '1299.00',
    upperLimit: null,
    datebookNum: 18,
    stopSaleTime: '2027-01-01 12:00:00',
    stopSaleTimeStamp: '1798776000000',
    currentDateTime: '2026-11-22 12:00:00',
    currentDateTimeStamp: '1795320000000',
    sysLableIds: null,
    sysLableObjects: null,
    sellStatus: 1,
    classType: 1,
    needExamination: 0,
    questionBankId: null,
    isEvaluatingFinish: 0,
    isRecommend: 1,
    segmentedSellPrice: null,
    allBuySellPrice: null,
    alreadyList: null,
    notList: null,
    distributionAmount: null,
    activityId: null,
  };
}

/** The course detail of wire-facts 5.3: the card's fields and these. */
export function courseDetail(number: number): Wire {
  return {
    ...courseCard(number),
    teacherSelfIntroduce: '十五年教龄，讲题先讲来路。',
    scheduleSynopsis:
      '<p>十二讲，<strong>从定义到压轴</strong>。</p><ul><li>每周三晚</li></ul><script>alert(1)</script>',
    keyword: '函数',
    teachSubjects: '数学',
    haveDatebook: 0,
    segmentedPay: 0,
    segmentedPayButtonStatus: 0,
    segmentedSellPrice: '0.00',
    segmentCourseCount: 0,
    inviteGiftActivityId: null,
    activityType: null,
    learningMode: 1,
    clockInStartTime: null,
    clockInEndTime: null,
  };
}

/** The day in Beijing, on which the lessons of the timetable are held: in this week, whenever the tests run. */
const TODAY = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** A timetable entry of wire-facts 6.3, which is also a lesson of a course on sale. */
export function timetableEntry(index: number): Wire {
  return {
    companyId: null,
    id: 4000 + index,
    sellCourseScheduleId: 2000,
    courseScheduleId: 1000,
    scheduleName: '高中数学函数精讲',
    courseName: `第${index}讲 函数的定义域`,
    courseStartDate: TODAY,
    courseStartTime: '19:00',
    courseEndTime: null,
    teacherId: '300',
    teacherName: '周砚秋',
    imgUrl: '/files/cover.png',
    firstStartTime: null,
    lastStartTime: null,
    courseIndex: index,
    evaluationSum: 0,
    noticeTimeStr: null,
    countDown: 0,
    countDownStr: null,
    waitNumberOfClasses: 11,
    playbackNumber: 0,
    timeSlot: 1,
    courseTimeInfoList: null,
    classType: 1,
    openAndCloseCourse: 1,
    learningMode: 1,
    clockInStartTime: '',
    clockInEndTime: '',
    courseStatus: 1,
  };
}

/** My course of wire-facts 6.2. */
export function myCourse(number: number): Wire {
  return {
    companyId: 9,
    sellCourseScheduleId: 2000 + number,
    courseScheduleId: 1000 + number,
    courseScheduleName: ['高中数学函数精讲', '英语写作训练营'][number % 2],
    courseScheduleImg: '/files/cover.png',
    teacherName: '周砚秋',
    teacherId: 300,
    teacherImg: 'default.jpg',
    subjectsName: '数学',
    difficultyId: null,
    gradeId: '11,12',
    courseStartDate: '2026-12-01',
    courseEndDate: null,
    courseTimeInfoList: [{ startTime: '19:00', endTime: '20:30', week: 3, companyId: null }],
    courseCount: 12,
    exercisesAccuracy: null,
    exercisesComplete: null,
    courseScheduleStatus: 1,
    learnReportButtonStatus: null,
    fixedCodeUrl: null,
    isClassGroupCode: 0,
    classType: 1,
    courseUnlockWay: 1,
    oldDataFlag: 0,
  };
}

/** A lesson of my course, wire-facts 6.4: the third is locked, which its text and its missing button say. */
export function ownLesson(index: number): Wire {
  const isLocked = index === 2;
  return {
    companyId: null,
    sellCourseId: 5000 + index,
    sellCourseScheduleId: 2000,
    courseScheduleId: 1000,
    courseId: 4000 + index,
    videoId: 7000 + index,
    courseName: `第${index}讲 函数的定义域`,
    courseStartDate: '2026-12-02',
    courseStartTime: '19:00',
    courseEndTime: '20:30',
    courseIndex: index,
    whaDayIsToday: null,
    countDown: 0,
    countDownStr: null,
    timeSlot: 1,
    isPlayback: 1,
    playbackMonth: 6,
    enterClassroomButtonStatus: null,
    courseCommentButtonStatus: 0,
    playbackButtonStatus: null,
    watchCourseButtonStatus: isLocked ? 0 : 1,
    exerciseButtonStatus: index === 1 ? 1 : 0,
    questionBankId: index === 1 ? 91 : null,
    questionBankType: 1,
    unlockTip: isLocked ? '先完成第1讲的练习' : null,
    unlockDate: null,
    courseUnlockWay: 1,
    courseFileUrlList: [],
    openAndCloseCourse: 1,
    learningMode: 1,
    punchInPhaseStatusRespDTO: {
      sellCourseStatus: 0,
      subjectStudyStatus: 0,
      contactChallengeStatus: 0,
      clockInStatus: 0,
    },
    clockInStartTime: '',
    clockInEndTime: '',
  };
}

/** A bank of questions: nothing is known of its record but its number and kind (wire-facts 7). */
export const BANK: Wire = { questionBankId: 91, questionBankType: 1 };

/** An order of wire-facts 8.2. */
export function order(number: number): Wire {
  return {
    companyId: 9,
    id: 600 + number,
    orderNum: `2026112200000${number}`,
    userId: null,
    commodityId: 2000 + number,
    commodityType: 1,
    groupBuyingName: ['高中数学函数精讲', '英语写作训练营'][number % 2],
    orderPrice: 1299,
    realPrice: 1199.5,
    orderStatus: number % 2,
    payChannel: null,
    payTime: null,
    isInvoice: 0,
    serialNumber: null,
    toPayButtonStatus: 1,
    cancelButtonStatus: 1,
    segmentBuyParams: null,
    revision: null,
    createdBy: null,
    createdTime: '2026-11-20 10:00:00',
    updatedBy: null,
    updatedTime: null,
    status: 1,
  };
}

/** A post card of wire-facts 9. */
export const POST: Wire = {
  postId: 801,
  title: '期中之后怎么复盘',
  imgUrl: '/files/cover.png',
  imgUrlList: null,
  createTime: '2026-11-18 09:00:00',
  userName: '林晓',
  readNum: 12,
  commentNum: 1,
  likedNum: 3,
};

/** The unread messages of §3: a notice of nobody, and the words of a lecturer. */
export const UNREAD: Wire = {
  noticeMsg: { userNickName: '周砚秋', noticeTitle: '明晚七点上课', msgSendTime: '2026-11-22 09:00:00' },
  ordinaryMsg: {
    userNickName: '周砚秋',
    userId: 300,
    msgType: 0,
    msgBody: '第七讲的练习看过了',
    msgSendTime: '2026-11-22 10:00:00',
  },
};
