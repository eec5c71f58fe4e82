import type { Locale } from '@shuyuan/rules';

interface Words {
  room: string;
  board: string;
  lecturer: string;
  time: string;
  course: string;
  leave: string;
  /** What the page is, so that it is not mistaken for a real live room. */
  warning: string;
  otherLocale: string;
}

/** Texts of the page that stands in for a school's live room. */
export const WORDS: Record<Locale, Words> = {
  cn: {
    room: '演示教室',
    board: '老师的画面和课件会出现在这里',
    lecturer: '老师',
    time: '时间（北京时间）',
    course: '课程',
    leave: '关掉这个标签页，回到上课页面点“离开教室”',
    warning: '这一页代替学校自己的直播教室：没有画面和声音，只用来演示进出教室。',
    otherLocale: 'English',
  },
  en: {
    room: 'Demo class room',
    board: 'The teacher and the slides appear here',
    lecturer: 'Teacher',
    time: 'Time (Beijing)',
    course: 'Course',
    leave: 'Close this tab and press “Leave class” on the page that brought you here',
    warning: "This page stands in for the school's own live room: no picture, no sound, only the way in and out.",
    otherLocale: '中文',
  },
};
