import type { Wire } from './wire.ts';

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
