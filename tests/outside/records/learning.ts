import type { Wire } from './wire.ts';

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
