import { type MyCourse, type NextLesson, Tag, type TimelineItem } from '@shuyuan/ui';
import type { CalendarEvent } from '../../packages/ui/src/course/ScheduleCalendar/calendarEvents.ts';
import { localised } from '../../packages/ui/src/fixtures/localise.tsx';
import { covers, portraits } from '../../packages/ui/src/fixtures/pictures.ts';
import { Way } from './Way.tsx';

const Score = localised(Tag);

/** Just after 19:22 in Beijing: the class at 19:30 may be entered. */
export const EVENING = Date.UTC(2026, 10, 20, 11, 22, 22);

/** Tonight's class. */
export const tonight = {
  id: '8',
  title: '焦点弦的三种处理方法',
  course: '圆锥曲线专题·第8讲',
  startsAt: '2026-11-20T11:30:00Z',
  endsAt: '2026-11-20T12:15:00Z',
  cover: covers.conics,
  lecturerName: '周砚秋',
  lecturerPhoto: portraits.zhou,
  href: '/toclass',
};

/** Tasks by deadline. */
export const tasks: readonly TimelineItem[] = [
  {
    key: 'six',
    day: '昨天',
    time: '21:40交',
    title: '第6讲课后练习',
    tag: <Score tone="success">92分</Score>,
    text: '老师留了评语：“步骤很清楚，最后一步可以再简一点”',
    state: 'done',
    action: <Way variant="ghost" label="看批改" />,
  },
  {
    key: 'seven',
    day: '今天',
    time: '23:59截止',
    title: '第7讲课后练习',
    text: '已答12/20题，交了以后第9讲解锁',
    state: 'now',
    action: <Way variant="soft" label="继续作答" />,
  },
  {
    key: 'waves',
    day: '今天',
    time: '有空时',
    title: '波的干涉·第12讲',
    text: '上次看到18:26，还剩18分钟',
    state: 'next',
    action: <Way variant="outline" label="接着看" />,
  },
  {
    key: 'maps',
    day: '周日',
    time: '15:00前',
    title: '预习唐长安城的三张地图',
    text: '历史第6讲课前任务，约10分钟',
    state: 'next',
    action: <Way variant="outline" label="去预习" />,
  },
];

const event = (
  at: string,
  title: string,
  kind: CalendarEvent['kind'] = 'live',
  state: CalendarEvent['state'] = 'next',
): CalendarEvent => ({ id: at, title, at, kind, state });

/** The week of the schedule. */
export const week: readonly CalendarEvent[] = [
  event('2026-11-16T11:30:00Z', '直线与圆锥曲线的位置关系', 'live', 'done'),
  event('2026-11-17T12:00:00Z', '机械波·第11讲', 'recorded', 'done'),
  event('2026-11-18T11:30:00Z', '弦长与面积：设而不求', 'live', 'done'),
  event('2026-11-19T09:00:00Z', '历史第5讲练习', 'due', 'done'),
  event('2026-11-19T12:00:00Z', '波的干涉·第12讲', 'recorded'),
  event('2026-11-20T11:30:00Z', '焦点弦的三种处理方法', 'live', 'now'),
  event('2026-11-20T15:59:00Z', '第7讲课后练习', 'due'),
  event('2026-11-21T02:00:00Z', '反应的快与慢：速率与平衡公开课'),
  event('2026-11-21T12:00:00Z', '多普勒效应·第13讲', 'recorded'),
  event('2026-11-22T07:00:00Z', '唐长安城：一座城的规划图'),
];

interface OwnCourse {
  course: MyCourse;
  progress: { done: number; total: number };
  next?: NextLesson;
  action?: { label: string; href: string };
}

const conics: MyCourse = {
  id: '1',
  title: '圆锥曲线专题：从定义到压轴题的24种思路',
  kind: 'live',
  cover: covers.conics,
  lecturerName: '周砚秋',
  lecturerPhoto: portraits.zhou,
  className: '一三五晚班',
  state: 'active',
  href: '/myclass/classdetail/1/1/1',
};

/** The student's courses. */
export const own: readonly OwnCourse[] = [
  {
    course: conics,
    progress: { done: 7, total: 24 },
    next: { title: '焦点弦的三种处理方法', startsAt: tonight.startsAt },
  },
  {
    course: {
      ...conics,
      id: '2',
      title: '高二物理：机械波与光的干涉，一次学透',
      kind: 'recorded',
      cover: covers.physics,
      lecturerName: '陆明远',
      lecturerPhoto: portraits.lu,
      className: undefined,
      validUntil: '2027-09-01T04:00:00Z',
    },
    progress: { done: 12, total: 36 },
    next: { title: '波的干涉·第12讲', position: '18:26' },
  },
  {
    course: {
      ...conics,
      id: '3',
      title: '两千年的城与塔：中国古代史线索课',
      cover: covers.history,
      lecturerName: '许知白',
      lecturerPhoto: portraits.xu,
      className: '周日班',
    },
    progress: { done: 5, total: 16 },
    next: { title: '唐长安城：一座城的规划图', startsAt: '2026-11-22T07:00:00Z', endsAt: '2026-11-22T07:45:00Z' },
  },
  {
    course: {
      ...conics,
      id: '4',
      title: 'Python入门到小项目：用代码解决身边的问题',
      kind: 'recorded',
      cover: covers.code,
      lecturerName: '高一鸣',
      lecturerPhoto: portraits.gao,
      className: undefined,
      validUntil: '2027-11-15T04:00:00Z',
    },
    progress: { done: 42, total: 42 },
    action: { label: '领取证书', href: '/learn/certificate/4' },
  },
];
