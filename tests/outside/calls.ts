import { courseCard, courseDetail, SUBJECTS } from './records/catalogue.ts';
import { BANK, myCourse, ownLesson, timetableEntry } from './records/learning.ts';
import { POST, UNREAD } from './records/messages.ts';
import { AGREEMENTS, COMPANY, LOGIN, SEED_COMPANY } from './records/school.ts';
import { STUDY_ROOM } from './records/studyRoom.ts';
import { order } from './records/trade.ts';
import type { Wire } from './records/wire.ts';
import { asText, dirtied, leaned, type Variant, withBadRow } from './variants.ts';

/** One request, its query and body in one. */
export interface Asked {
  path: string;
  parameters: Wire;
}

type Answer = unknown;
type Handler = (asked: Asked) => Answer;

const rows = (count: number, make: (number: number) => Wire) =>
  Array.from({ length: count }, (_, index) => make(index));
const ok = (resultData: unknown, more: Wire = {}) => ({ resultCode: 0, resultMessage: '', resultData, ...more });

/** Calls of §7 whose records the specification does not show: an empty list, or nothing. */
const LISTS_OF_SEED = [
  ...['studyRoom/package/getPackageListPage', 'studyRoom/user/getUserStudyRoomRecordListPage', 'studyRoom'],
  ...['studyRoom/order/getOrderListPage', 'userCommon/getRecommendedCourse', 'userCommon/getPastCourses'],
  ...['courseReward/getGivingCourseList', 'courseReward/selectCourseList', 'forumHome/getForumHomePostPage'],
  ...['userCommon/getAllGrade', 'userCommon/getAllSubjectConstant', 'userCommon/queryStuMenuList'],
  ...['userCommon/queryStuButtonPermission', 'userCommon/getQualificatePage', 'userCommon/queryTimeZoneList'],
  ...['sass/companyinfo/getSaasAgreementInfoByTypeArrayList', 'menu/menuBarList'],
  'courseDetail/getMemberPackageCourseList',
];
const FACTS_OF_SEED = [
  ...['studyRoom/user/getStudyRoomAccountInfo', 'studyRoom/basics/getAllBasicsInfo', 'userCommon/chekcUserLogin'],
  ...['studyroom/live/studyRoomSubscribe', 'studyroom/live/cancelStudyRoomSubscribe', 'studyroom/live/appJoinRoomLog'],
  ...['userCommon/getUserSimpleInfo', 'userCommon/getUnreadMessageSum', 'visitRecord/addRecord'],
  ...['userCommon/userFillInformation', 'userCommon/userCompleteGrade', 'courseReward/receiveCourse'],
  'memberPackage/memberPackageSiteMsgAlarm',
];
/** Calls of the study room, whose numbers the specification shows (§3, §7). */
const STATUS_OF_SEED = ['auditButtonManage/auditButtonManageByType', 'studyRoom/entryStudyRoom'];

/** Every call that the specification names, as `path → handler`; the method is not looked at. */
function seedCalls(): Map<string, Handler> {
  return new Map<string, Handler>([
    ...LISTS_OF_SEED.map((path): [string, Handler] => [path, () => ok([], { totalCount: 0, currentPage: 1 })]),
    ...FACTS_OF_SEED.map((path): [string, Handler] => [path, () => ok(null)]),
    ...STATUS_OF_SEED.map((path): [string, Handler] => [path, () => ok({ status: 0 })]),
    ['sass/companyinfo/getSaasCompanyInfoByDomain', () => ok(SEED_COMPANY)],
    ['pointServer/pointToPoint/getPointUnRead', () => ok(null)],
    ['pointServer/pointToPoint/queryLastUnreadMessage', () => ok(UNREAD)],
  ]);
}

const same = (record: Wire) => record;

/** Records of wire-facts by their paths. */
function knownCalls(variant: Variant): Map<string, Handler> {
  const written = { seed: same, full: same, dirty: dirtied, text: asText, lean: leaned }[variant];
  const one = (record: Wire) => ok(written(record));
  const list = (records: readonly Wire[]) => {
    const items = records.map(written);
    const counts = { totalCount: records.length, currentPage: 1 };
    return ok(variant === 'dirty' ? withBadRow(items) : items, variant === 'text' ? asText(counts) : counts);
  };
  /** Courses that were taken at no price. */
  const taken = new Set<number>();
  const own =
    (answer: Handler): Handler =>
    (asked) =>
      asked.parameters['token'] === LOGIN['token'] ? answer(asked) : { resultCode: -1, resultMessage: '请重新登录' };
  return new Map<string, Handler>([
    ['sass/companyinfo/getSaasCompanyInfoByDomain', () => one(COMPANY)],
    ['sass/companyinfo/getSaasAgreementInfoByTypeArrayList', () => list(AGREEMENTS)],
    ['agreementManage/getAgreementContentById', () => one({ agreementContent: AGREEMENTS[0]?.['content'] })],
    ['userCommon/userLogin', ({ parameters }) => login(parameters, one)],
    ['userCommon/checkPhoneIsRegistered', () => ok({ registered: 1 })],
    ['userCommon/generateCommonCaptchaCodeNew', () => ok(null)],
    ['userCommon/getRecommendedCourse', () => list(rows(3, courseCard))],
    ['userCommon/getPastCourses', () => list(rows(2, courseCard))],
    ['userCommon/getAllSubjectConstant', () => list(SUBJECTS)],
    ['userCommon/getAllGrade', () => list([{ companyId: 9, constantId: 41, constantDescribe: '高一', type: 2 }])],
    ['userCommon/getBanner', () => list([])],
    ['courseDetail/getCourses', () => list(rows(3, courseCard))],
    ['courseDetail/getMemberPackageCourseList', () => list(rows(1, courseCard))],
    ['courseDetail/getCourseDetailById', ({ parameters }) => one(detailOf(parameters, taken))],
    ['courseDetail/getCourseScheduleById', () => list(rows(3, timetableEntry))],
    ['courseDetail/getCourseAppraiseById', () => list([])],
    ['datebook/getMyCourseSchedule', own(() => list(rows(2, myCourse)))],
    ['datebook/queryMyDatebookCourseScheduleList', own(() => list(rows(2, timetableEntry)))],
    ['datebook/queryMyDatebookCourseListById', own(() => list(rows(3, ownLesson)))],
    ['datebook/queryMyDatebookCourseListByIdApp', own(() => list(rows(3, ownLesson)))],
    ['datebook/queryMyDatebookCourseDetailById', own(() => one(ownLesson(0)))],
    ['classRoom/joinClassRoom', own(() => one({ webUrl: 'https://live.outside.example/rooms/9', liveToolType: '2' }))],
    ['common/live/joinClass', own(() => one({ webUrl: 'https://live.outside.example/rooms/9', liveToolType: '2' }))],
    ['common/video/viewVideo', own(() => one({ videoUrl: '/files/lesson.mp4' }))],
    ['datebook/commentCourse', own(() => ok(null))],
    ['evaluationDetail/getQuestionBankSimpleInfoByBankId', own(() => one(BANK))],
    ['evaluationDetail/getEvaluationQuestionBankInfoByCourseId', own(() => one(BANK))],
    ['evaluationDetail/getSubjectiveQuestionBankInfoByCourseId', own(() => one(BANK))],
    ['evaluationDetail/queryQuestionResult', own(() => one({}))],
    ['datebook/exchangeCodeExchangeGoods', own(() => ok(null))],
    [
      'payManage/courseZeroBuy',
      own(({ parameters }) => {
        taken.add(Number(parameters['courseScheduleId']));
        return ok(null);
      }),
    ],
    ['studyRoom', () => list([STUDY_ROOM])],
    ['datebook/queryCourseOrderList', own(() => list(rows(2, order)))],
    ['datebook/queryGroupBuyingOrderList', own(() => list(rows(1, order)))],
    ['forumHome/getForumHomePostPage', () => list([POST])],
    ['studyRoom/user/getStudyRoomAccountInfo', own(() => one({ durationType: 1, durationStr: '120分钟' }))],
    ['userCommon/getUserSimpleInfo', own(() => one(LOGIN))],
  ]);
}

/** A course by its number: the fourth costs nothing, and is owned once it was taken. */
function detailOf({ courseScheduleId }: Wire, taken: ReadonlySet<number>): Wire {
  const id = Number(courseScheduleId);
  return id === 1003
    ? { ...courseDetail(3), courseSellPrice: '0.00', haveDatebook: taken.has(id) ? 1 : 0 }
    : courseDetail(0);
}

function login({ loginId, password }: Wire, one: (record: Wire) => Answer): Answer {
  const isKnown = loginId === '13800000001' && password === 'Maple7river';
  return isKnown ? one(LOGIN) : { resultCode: 3, resultMessage: '账号或密码不正确', resultData: null };
}

/** What this backend says to a call; null for one that it does not have. */
export function answerer(variant: Variant): (asked: Asked) => Answer {
  const calls = new Map([...seedCalls(), ...(variant === 'seed' ? [] : knownCalls(variant))]);
  return (asked) => {
    const answer = calls.get(asked.path)?.(asked) ?? null;
    return variant === 'text' && answer !== null ? asText(answer as Wire) : answer;
  };
}
