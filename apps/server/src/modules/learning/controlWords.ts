import type { Locale } from '@shuyuan/rules';

interface ControlWords {
  title: string;
  intro: string;
  clock: string;
  clockButtons: { hour: string; day: string; reset: string; entry: string };
  lessons: string;
  practices: string;
  sheets: string;
  articles: string;
  none: string;
  done: string;
  refused: string;
  lesson: (index: number) => string;
  states: Record<string, string>;
  replays: Record<string, string>;
  practiceStates: Record<string, string>;
  articleStates: Readonly<Record<string, string>>;
  articleActions: Record<'approve' | 'reject' | 'takeOff' | 'putBack', string>;
  sheetStates: Record<string, string>;
  actions: Record<string, string>;
  otherLocale: string;
}

/** Texts of the demo control. */
export const CONTROL_WORDS: Record<Locale, ControlWords> = {
  cn: {
    title: '演示控制台',
    intro: '这里代替学校和老师按按钮，好让演示学生看到每一种状态。只在演示模式、只在这台电脑上有。',
    clock: '服务器时间（北京）',
    clockButtons: { hour: '快进一小时', day: '快进一天', reset: '回到真实时间', entry: '到可进入教室的时间' },
    lessons: '演示学生的课次',
    practices: '演示学生的练习',
    sheets: '成绩单',
    articles: '演示学生的文章',
    none: '没有',
    done: '好了。',
    refused: '现在不能这样做。',
    lesson: (index) => `第${index}讲`,
    states: { notStarted: '未开始', waiting: '可进入', living: '上课中', ended: '已结束', cancelled: '已取消' },
    replays: { none: '', generating: '回放生成中', ready: '回放可看', failed: '回放失败' },
    practiceStates: {
      unfinished: '未完成',
      submitted: '已提交',
      awaiting: '待批改',
      finished: '已完成',
      expired: '已过期',
    },
    sheetStates: { toFill: '待填写', submitted: '待确认', confirmed: '已确认', sentBack: '已退回' },
    articleStates: { inReview: '审核中', published: '已发布', off: '已下架' },
    articleActions: { approve: '通过', reject: '不通过', takeOff: '下架', putBack: '恢复' },
    actions: {
      '/__sim/lesson/start': '开始上课',
      '/__sim/lesson/end': '下课',
      '/__sim/lesson/cancel': '取消本讲',
      '/__sim/lesson/replayReady': '回放生成好',
      '/__sim/lesson/replayFailed': '回放失败',
      '/__sim/lesson/replayAgain': '重新生成回放',
      '/__sim/class/cancel': '取消整个班级',
      '/__sim/practice/publish': '发布练习',
      '/__sim/practice/expire': '让练习过期',
      '/__sim/practice/mark': '批改',
      '/__sim/report/publish': '发布学习报告',
      '/__sim/scoreSheet/confirm': '确认成绩单',
      '/__sim/scoreSheet/sendBack': '退回成绩单',
    },
    otherLocale: 'English',
  },
  en: {
    title: 'Demo control',
    intro:
      'Presses the buttons of the school and the lecturer, so that every state of the demo student can be seen. It exists in demo mode and on this machine only.',
    clock: "The server's clock (Beijing)",
    clockButtons: { hour: 'An hour on', day: 'A day on', reset: 'Real time', entry: 'To when the room opens' },
    lessons: 'Lessons of the demo student',
    practices: 'Practices of the demo student',
    sheets: 'Score sheets',
    articles: 'Articles of the demo student',
    none: 'None',
    done: 'Done.',
    refused: 'Not possible now.',
    lesson: (index) => `Lesson ${index}`,
    states: { notStarted: 'to come', waiting: 'room open', living: 'on', ended: 'over', cancelled: 'cancelled' },
    replays: {
      none: '',
      generating: 'recording being made',
      ready: 'recording ready',
      failed: 'recording failed',
    },
    practiceStates: {
      unfinished: 'to do',
      submitted: 'handed in',
      awaiting: 'to be marked',
      finished: 'finished',
      expired: 'expired',
    },
    sheetStates: { toFill: 'to fill in', submitted: 'to be confirmed', confirmed: 'confirmed', sentBack: 'sent back' },
    articleStates: { inReview: 'In review', published: 'Published', off: 'Taken off' },
    articleActions: { approve: 'Approve', reject: 'Reject', takeOff: 'Take off', putBack: 'Put back' },
    actions: {
      '/__sim/lesson/start': 'Start the lesson',
      '/__sim/lesson/end': 'End the lesson',
      '/__sim/lesson/cancel': 'Cancel the lesson',
      '/__sim/lesson/replayReady': 'Recording is ready',
      '/__sim/lesson/replayFailed': 'Recording fails',
      '/__sim/lesson/replayAgain': 'Make the recording again',
      '/__sim/class/cancel': 'Cancel the class',
      '/__sim/practice/publish': 'Publish the practice',
      '/__sim/practice/expire': 'Let it expire',
      '/__sim/practice/mark': 'Mark it',
      '/__sim/report/publish': 'Publish the report',
      '/__sim/scoreSheet/confirm': 'Confirm the sheet',
      '/__sim/scoreSheet/sendBack': 'Send the sheet back',
    },
    otherLocale: '中文',
  },
};
