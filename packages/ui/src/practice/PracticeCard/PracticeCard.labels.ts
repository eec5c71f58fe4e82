import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Actions of a practice. */
export type PracticeAction = 'start' | 'resume' | 'view' | 'makeUp' | 'result';

/** Labels of PracticeCard. */
export interface PracticeCardLabels {
  actions: Record<PracticeAction, string>;
  /** Accessible name of an action, with the title of its practice. */
  of: (action: string, title: string) => string;
  due: (when: string) => string;
  wasDue: (when: string) => string;
  sent: (when: string) => string;
  progress: (done: number, total: number) => string;
  questions: (total: number) => string;
  score: string;
  outOf: (max: number) => string;
  overdueSoon: string;
}

/** Labels of PracticeCard by language. */
export const practiceCardLabels: Record<Locale, PracticeCardLabels> = defineLabels('PracticeCard', {
  cn: {
    actions: { start: '开始作答', resume: '继续作答', view: '查看作答', makeUp: '补做', result: '看批改' },
    of: (action, title) => `${action}：${title}`,
    due: (when) => `${when}截止`,
    wasDue: (when) => `${when}已截止`,
    sent: (when) => `${when}提交`,
    progress: (done, total) => `已答${done}/${total}题`,
    questions: (total) => `共${total}题`,
    score: '得分',
    outOf: (max) => `/${max}`,
    overdueSoon: '今天截止',
  },
  en: {
    actions: { start: 'Start', resume: 'Go on', view: 'View answers', makeUp: 'Make up', result: 'See the result' },
    of: (action, title) => `${action}: ${title}`,
    due: (when) => `Due ${when}`,
    wasDue: (when) => `Was due ${when}`,
    sent: (when) => `Sent ${when}`,
    progress: (done, total) => `${done} of ${total} answered`,
    questions: (total) => `${total} ${total === 1 ? 'question' : 'questions'}`,
    score: 'Score',
    outOf: (max) => `/${max}`,
    overdueSoon: 'Due today',
  },
});
