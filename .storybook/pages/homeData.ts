import type { CourseCardCourse } from '@shuyuan/ui';
import * as courses from '../../packages/ui/src/fixtures/courses.ts';
import { covers, portraits, students } from '../../packages/ui/src/fixtures/pictures.ts';

/** Who learns here this week. */
export const learners = [
  { id: '2', name: '何沐阳', src: students.he },
  { id: '3', name: '陈一诺', src: students.chen },
  { id: '5', name: '宋以宁', src: students.song },
  { id: '7', name: '温若溪', src: students.wen },
];

interface LiveSoon {
  id: string;
  time: string;
  title: string;
  course: string;
  name: string;
  photo: string;
  /** What the student can do: wait until entry opens, book, or nothing more. */
  state: 'early' | 'open' | 'booked';
}

/** The next four live classes, one of them the student's own. */
export const soon: readonly LiveSoon[] = [
  {
    id: '8',
    time: '今天19:30',
    title: '焦点弦的三种处理方法',
    course: '圆锥曲线专题·第8讲',
    name: '周砚秋',
    photo: portraits.zhou,
    state: 'early',
  },
  {
    id: '3',
    time: '今天20:00',
    title: '《赤壁赋》：写景如何走到说理',
    course: '文言文精读·第3讲',
    name: '沈书瑶',
    photo: portraits.shen,
    state: 'open',
  },
  {
    id: '1',
    time: '明天10:00',
    title: '反应的快与慢：速率与平衡公开课',
    course: '免费公开课',
    name: '苏禾',
    photo: portraits.su,
    state: 'open',
  },
  {
    id: '6',
    time: '周日15:00',
    title: '唐长安城：一座城的规划图',
    course: '两千年的城与塔·第6讲',
    name: '许知白',
    photo: portraits.xu,
    state: 'booked',
  },
];

/** Subjects beside the title. */
export const subjects = ['高二', '数学', '物理', '语文', '英语', '编程', '美育'];

/** Two rows of four. */
export const recommended: readonly CourseCardCourse[] = [
  courses.live,
  {
    ...courses.live,
    id: 'essay',
    title: '文言文精读与作文立意：跟着名篇学写作',
    cover: covers.essay,
    priceFen: 69_900,
    originalFen: 89_900,
    lessonCount: 20,
    lecturer: { name: '沈书瑶', portrait: portraits.shen },
    subject: '语文',
    startsAt: '2026-11-20T12:00:00Z',
    seatsLeft: 18,
    learners: 942,
  },
  courses.recorded,
  courses.full,
  { ...courses.member, cover: covers.code },
  {
    ...courses.free,
    id: 'leaf',
    title: '一片叶子的旅程：初中生物实验精讲',
    cover: covers.leaf,
    lessonCount: 12,
    hours: 5,
    lecturer: { name: '苏禾', portrait: portraits.su },
    subject: '生物',
    learners: 12_480,
  },
  courses.inProgress,
  { ...courses.noCover, cover: covers.contours },
];

/** The headlines beside the leading one. */
export const headlines = [
  { title: '错题本的正确打开方式：只记“为什么错”', note: '学习方法·今天08:40' },
  { title: '从一道导数题看分类讨论的边界', note: '周砚秋·昨天21:35' },
  { title: '外刊精读第12期：城市里的候鸟', note: '林安娜·昨天18:02' },
  { title: '12月月考时间安排与考场须知', note: '学校通知·11-18 09:00' },
  { title: '我用两个月写完了第一个小游戏', note: '同学投稿·11-16 22:17' },
];
