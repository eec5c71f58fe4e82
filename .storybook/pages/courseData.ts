import type { CourseCardCourse } from '@shuyuan/ui';
import * as courses from '../../packages/ui/src/fixtures/courses.ts';
import { covers, students } from '../../packages/ui/src/fixtures/pictures.ts';

/** What students can do afterwards. */
export const goals = [
  '看到题目先画图，三分钟内选出方法',
  '用“设而不求”把计算量减到一半',
  '说清每一步的理由，过程分拿满',
  '独立写出定点、定值问题的完整解答',
];

/** What the reviews say most often. */
export const praise = ['讲得清楚 212', '批改及时 148', '练习分层合适 97', '节奏适中 86', '讲义好用 74'];

/** The newest reviews. */
export const reviews = [
  {
    id: '1',
    name: '陈一诺',
    src: students.chen,
    at: '昨天21:40',
    text: '第6讲之后再做月考卷，解析几何那道大题第一次写完了。老师会先问“这条弦特殊在哪里”，现在我自己做题也会先问这一句。',
    reply: '先观察再动笔，这个习惯比任何技巧都值钱，继续保持。',
  },
  {
    id: '2',
    name: '何沐阳',
    src: students.he,
    at: '11-17 20:15',
    text: '回放生成得很快，社团活动缺的两节都补上了。练习题从基础到压轴分得很细。',
  },
];

/** Frequently asked questions. */
export const questions = [
  { key: 'missed', title: '错过直播怎么办', content: '下课两小时内生成回放，一年内可以反复看，倍速和笔记都会保留。' },
  { key: 'graded', title: '练习谁来批改', content: '主讲老师和助教批改，提交后当天给出分数和评语。' },
  { key: 'refund', title: '开课后还能退吗', content: '开课前可以全额退，开课以后按没有上的课退。' },
];

/** Related courses. */
export const related: readonly CourseCardCourse[] = [
  { ...courses.ended, id: 'r1', status: 'inProgress', kind: 'recorded' },
  {
    ...courses.recorded,
    id: 'r2',
    title: '几何光学与波动光学：竞赛基础16讲',
    cover: covers.optics,
    priceFen: 98_000,
  },
  { ...courses.recorded, id: 'r3' },
  {
    ...courses.recorded,
    id: 'r4',
    title: '有机化学：从苯环到同分异构的推断方法',
    cover: covers.organic,
    priceFen: 73_900,
  },
  { ...courses.member, id: 'r5', cover: covers.code, originalFen: undefined, memberFen: undefined },
];
