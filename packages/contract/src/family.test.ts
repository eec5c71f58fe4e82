import { describe, expect, it } from 'vitest';
import { type Call, contract, decodeShape, type FieldShape, type Shape, toWireCall } from './index.ts';
import { OPTIONAL, REQUIRED } from './reading.ts';

/** Paths that the specification or wire-facts give: any backend of the family may serve them (decision 0020). */
const FAMILY = new Set([
  '/sass/companyinfo/getSaasCompanyInfoByDomain',
  '/sass/companyinfo/getSaasAgreementInfoByTypeArrayList',
  '/agreementManage/getAgreementContentById',
  '/userCommon/userLogin',
  '/userCommon/userLoginByCaptchaCode',
  '/userCommon/generateCommonCaptchaCodeNew',
  '/userCommon/chekcUserLogin',
  '/userCommon/getUserSimpleInfo',
  '/userCommon/getUnreadMessageSum',
  '/userCommon/getAllGrade',
  '/userCommon/getAllSubjectConstant',
  '/userCommon/queryStuMenuList',
  '/userCommon/queryStuButtonPermission',
  '/userCommon/getQualificatePage',
  '/userCommon/queryTimeZoneList',
  '/userCommon/getRecommendedCourse',
  '/userCommon/getPastCourses',
  '/courseDetail/getCourses',
  '/courseDetail/getCourseDetailById',
  '/courseDetail/getCourseScheduleById',
  '/courseDetail/getMemberPackageCourseList',
  '/datebook/getMyCourseSchedule',
  '/datebook/queryMyDatebookCourseScheduleList',
  '/datebook/queryMyDatebookCourseListById',
  '/datebook/queryMyDatebookCourseListByIdApp',
  '/datebook/queryMyDatebookCourseDetailById',
  '/datebook/commentCourse',
  '/classRoom/joinClassRoom',
  '/datebook/queryCourseOrderList',
  '/datebook/queryGroupBuyingOrderList',
  '/forumHome/getForumHomePostPage',
  '/courseReward/getGivingCourseList',
  '/courseReward/selectCourseList',
  '/memberPackage/memberPackageSiteMsgAlarm',
  '/menu/menuBarList',
  '/auditButtonManage/auditButtonManageByType',
  '/visitRecord/addRecord',
  '/studyRoom',
  '/studyRoom/user/getStudyRoomAccountInfo',
  '/studyRoom/package/getPackageListPage',
  '/studyRoom/user/getUserStudyRoomRecordListPage',
  '/studyRoom/basics/getAllBasicsInfo',
  '/studyRoom/order/getOrderListPage',
  '/studyRoom/entryStudyRoom',
  '/studyroom/live/cancelStudyRoomSubscribe',
  '/studyroom/live/appJoinRoomLog',
  '/pointServer/pointToPoint/getPointUnRead',
  '/pointServer/pointToPoint/queryLastUnreadMessage',
]);

/** What makes a record one: its identifiers, its title, and what the specification names. */
const ESSENTIAL = [
  'buttonKey',
  'certName',
  'chindleShortName',
  'commodityId',
  'companyId',
  'constantDescribe',
  'constantId',
  'courseId',
  'courseName',
  'courseRewardId',
  'courseScheduleId',
  'courseScheduleName',
  'id',
  'isAllow',
  'menuId',
  'menuName',
  'name',
  'orderId',
  'orderNum',
  'packageId',
  'packageName',
  'postId',
  'qualificationId',
  'routePath',
  'sellCourseScheduleId',
  'status',
  'studyRoomId',
  'studyRoomRecordId',
  'subjectId',
  'timeZoneId',
  'title',
  'token',
  'userId',
  'webUrl',
  'week',
  'weekday',
];

function essentialsOf(shape: Shape, found: Set<string>): Set<string> {
  if (typeof shape === 'string') return found;
  for (const inner of ['list', 'maybe', 'optional'] as const)
    if (inner in shape) return essentialsOf((shape as Record<typeof inner, Shape>)[inner], found);
  if (!('record' in shape)) return found;
  for (const field of Object.values(shape.record)) {
    if (isEssential(field)) found.add(field[0]);
    essentialsOf(field[1], found);
  }
  return found;
}

function isEssential([, shape, reading]: FieldShape): boolean {
  if (reading === REQUIRED) return true;
  if (reading === OPTIONAL) return false;
  if (typeof shape === 'string') return !['text', 'flag', 'boolean', 'any', 'nothing'].includes(shape);
  return 'words' in shape || 'record' in shape || 'oneOf' in shape;
}

const calls = Object.values(contract)
  .flatMap((group) => Object.values(group) as readonly Call[])
  .filter(({ path }) => FAMILY.has(path));

describe('a backend of the family (decision 0020)', () => {
  it('serves every path of the list', () => {
    expect(new Set(calls.map(({ path }) => path))).toEqual(FAMILY);
  });

  it('is asked for nothing in an answer but identifiers, titles and what the specification names', () => {
    const found = new Set<string>();
    for (const call of calls) essentialsOf(toWireCall(call).result, found);
    expect([...found].sort()).toEqual(ESSENTIAL);
  });

  it('opens the portal with a company record of three fields', () => {
    const wire = { companyId: 7, chindleShortName: '明德', logoBrowser: null };
    expect(read(contract.tenant.byLabel, wire)).toEqual({
      id: 7,
      shortName: '明德',
      name: '',
      legalName: '',
      label: '',
    });
  });

  it('has its orders read as wire-facts 8.2 has them, with states of its own', () => {
    const wire = {
      id: 1,
      orderNum: 'X1',
      userId: null,
      commodityId: 9,
      commodityType: 77,
      groupBuyingName: '代数',
      orderPrice: 199.5,
    };
    const rest = {
      realPrice: null,
      orderStatus: 9,
      payChannel: null,
      payTime: '',
      createdTime: '2022-03-05 10:00:00',
      status: 0,
    };
    const order = { id: 1, orderNum: 'X1', goodsId: 9, title: '代数', listFen: 19_950, actions: [] };
    const bad = { orderNum: 'X2' };
    const [row, ...others] = read(contract.orders.list, [{ ...wire, ...rest }, bad, null]) as unknown[];
    expect(row).toEqual({ ...order, createdAt: '2022-03-05T02:00:00.000Z' });
    expect(others).toEqual([]);
  });

  it('has its lessons and courses read as wire-facts 6.2 and 6.3 have them', () => {
    const lesson = {
      id: 3,
      courseName: '第一讲',
      courseStartTime: null,
      teacherId: '12',
      countDown: 0,
      classType: 1,
      courseTimeInfoList: null,
    };
    expect(read(contract.courses.lessons, [lesson])).toEqual([{ id: 3, title: '第一讲' }]);
    const course = {
      sellCourseScheduleId: 2,
      courseScheduleId: 1,
      courseScheduleName: '代数',
      courseStartDate: '2022-03-05',
      courseEndDate: null,
      classType: 8,
      courseScheduleStatus: 0,
      courseCount: 12,
      gradeId: '1,2',
    };
    expect(read(contract.courses.mine, [course])).toMatchObject([
      {
        id: 1,
        saleId: 2,
        title: '代数',
        lessonCount: 12,
        lecturerName: '',
        subject: '',
        startsAt: '2022-03-04T16:00:00.000Z',
      },
    ]);
  });

  it('has its login and its student read without our fields', () => {
    const login = {
      companyId: 7,
      token: 't',
      userId: 5,
      userName: '小明',
      userType: 4,
      firstLogin: 0,
      isPerfect: null,
      giftList: null,
    };
    expect(read(contract.account.login, login)).toEqual({
      token: 't',
      userId: 5,
      name: '小明',
      companyId: 7,
      isFirstLogin: false,
    });
    // Whether they are a member, and whether they have a phone, is not told.
    const info = read(contract.account.userInfo, { userId: 5 });
    expect(info).toMatchObject({ userId: 5, nickname: '' });
    for (const unknown of ['isMember', 'maskedPhone', 'gradeName']) expect(info).not.toHaveProperty(unknown);
    expect(
      read(contract.account.userInfo, { userId: 5, phone: '13800000001', phoneMasked: '', isMember: 0 }),
    ).toMatchObject({
      phone: '13800000001',
      maskedPhone: '',
      isMember: false,
    });
  });
});

function read(call: Call, wire: unknown): unknown {
  const { result } = toWireCall(call);
  return decodeShape(call.isList ? { list: result } : result, wire);
}
