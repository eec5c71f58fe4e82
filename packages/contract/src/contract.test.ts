import { expect, it } from 'vitest';
import { contract, openApi } from './index.ts';

/** Every call that §7 names, byte for byte. */
const SPECIFIED = [
  'GET /studyRoom/user/getStudyRoomAccountInfo',
  'GET /studyRoom/package/getPackageListPage',
  'GET /studyRoom/user/getUserStudyRoomRecordListPage',
  'GET /studyRoom',
  'POST /studyroom/live/studyRoomSubscribe',
  'POST /studyroom/live/cancelStudyRoomSubscribe',
  'GET /studyRoom/basics/getAllBasicsInfo',
  'POST /studyroom/live/appJoinRoomLog',
  'GET /auditButtonManage/auditButtonManageByType',
  'GET /studyRoom/order/getOrderListPage',
  'POST /studyRoom/entryStudyRoom',
  'GET /userCommon/chekcUserLogin',
  'GET /pointServer/pointToPoint/getPointUnRead',
  'POST /pointServer/pointToPoint/queryLastUnreadMessage',
  'GET /userCommon/getRecommendedCourse',
  'GET /userCommon/getPastCourses',
  'POST /userCommon/userFillInformation',
  'PUT /userCommon/userCompleteGrade',
  'GET /courseReward/getGivingCourseList',
  'GET /courseReward/selectCourseList',
  'POST /courseReward/receiveCourse',
  'GET /forumHome/getForumHomePostPage',
  'POST /memberPackage/memberPackageSiteMsgAlarm',
  'POST /courseDetail/getMemberPackageCourseList',
  'GET /userCommon/getUserSimpleInfo',
  'GET /userCommon/getUnreadMessageSum',
  'GET /userCommon/getAllGrade',
  'GET /userCommon/getAllSubjectConstant',
  'GET /userCommon/queryStuMenuList',
  'GET /userCommon/queryStuButtonPermission',
  'GET /userCommon/getQualificatePage',
  'GET /userCommon/queryTimeZoneList',
  'GET /sass/companyinfo/getSaasCompanyInfoByDomain',
  'GET /sass/companyinfo/getSaasAgreementInfoByTypeArrayList',
  'POST /visitRecord/addRecord',
  'GET /menu/menuBarList',
];

/** Named by §7 and not served yet. Entries may only leave this list. */
const NOT_SERVED_YET = [
  'POST /userCommon/userFillInformation',
  'PUT /userCommon/userCompleteGrade',
  'GET /forumHome/getForumHomePostPage',
];

/** Length of the list when it was last shortened; lower it together with the list. */
const NOT_SERVED_AT_MOST = 3;

const served = Object.values(contract).flatMap((group) =>
  Object.values(group).map((call) => `${call.method} ${call.path}`),
);

it('serves every call of §7 under its exact path, but for those listed as not served yet (§7)', () => {
  const missing = SPECIFIED.filter((call) => !served.includes(call));
  expect(missing).toEqual(NOT_SERVED_YET);
  expect(missing.length).toBeLessThanOrEqual(NOT_SERVED_AT_MOST);
});

it('declares each path once', () => {
  expect(new Set(served).size).toBe(served.length);
});

it('describes every call on the OpenAPI page', () => {
  const { paths } = openApi(contract, { student: '/api', point: '/point', upload: '/upload' });
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/(api|point|upload)/, '')}`),
  );
  expect(described.sort()).toEqual([...served].sort());
});
