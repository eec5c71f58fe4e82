import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of ErrorBoundaryView. */
export const labels = defineLabels('ErrorBoundaryView', {
  cn: {
    crash: { title: '页面出了点问题', hint: '已经填写的内容还在，请再试一次' },
    offline: { title: '网络没有连上', hint: '请检查网络，连上后再试一次' },
    missing: { title: '没有找到这个页面', hint: '它可能已经下架，或者地址有误' },
    retry: '重试',
    home: '回首页',
  },
  en: {
    crash: { title: 'Something went wrong on this page', hint: 'What you typed is kept. Please try again.' },
    offline: { title: 'You are offline', hint: 'Check the connection, then try again.' },
    missing: { title: 'This page was not found', hint: 'It may have been taken down, or the address is wrong.' },
    retry: 'Try again',
    home: 'Home',
  },
});
