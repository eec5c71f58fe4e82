import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ShellHeader. */
export interface ShellHeaderLabels {
  /** Accessible name of the navigation. */
  nav: string;
  search: string;
  /** Placeholder of the search field. */
  searchHint: string;
  messages: (count: number) => string;
  login: string;
  register: string;
}

/** Labels of ShellHeader by language. */
export const shellHeaderLabels: Record<Locale, ShellHeaderLabels> = defineLabels('ShellHeader', {
  cn: {
    nav: '主导航',
    search: '搜索',
    searchHint: '搜课程、讲师',
    messages: (count) => (count > 0 ? `消息，${count}条未读` : '消息'),
    login: '登录',
    register: '注册',
  },
  en: {
    nav: 'Main',
    search: 'Search',
    searchHint: 'Courses, lecturers',
    messages: (count) => (count > 0 ? `Messages, ${count} unread` : 'Messages'),
    login: 'Log in',
    register: 'Register',
  },
});
