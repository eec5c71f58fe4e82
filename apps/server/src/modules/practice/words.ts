import { inBeijing } from '../../domain/beijingWords.ts';
import type { LocalizedText } from '../../domain/words.ts';

/** What a student is told of a practice. */
export type News = 'published' | 'expired' | 'marked' | 'sentBack' | 'regraded';

/** What the lecturer of the demo control writes. */
export const DEMO_COMMENT = '思路清楚，过程再写完整一些。';

/** What stands for the class of an assessment in the lecturer's desk. */
export const ASSESSMENT_CLASS: LocalizedText = { cn: '入学测评', en: 'Assessment' };

const LIST = '/learn/practice';

/** `11月22日20:00（北京时间）` and `22 Nov, 20:00 (Beijing time)`. */
function timeOf(at: Date): LocalizedText {
  const zone = { timeZone: 'Asia/Shanghai' } as const;
  const day = at.toLocaleDateString('zh-CN', { ...zone, month: 'long', day: 'numeric' });
  const time = at.toLocaleTimeString('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });
  const en = at.toLocaleDateString('en-GB', { ...zone, month: 'short', day: 'numeric' });
  return inBeijing({ cn: `${day}${time}`, en: `${en}, ${time}` });
}

/** A site message: what it says of a paper with its deadline, and of points. */
export interface Message {
  link: string;
  title: LocalizedText;
  body: (
    paper: LocalizedText,
    facts: { dueAt: Date; score?: string; total?: number; reason?: string },
  ) => LocalizedText;
}

/** Site messages of practices. */
export const NEWS: Record<News, Message> = {
  published: {
    link: LIST,
    title: { cn: '有新的练习', en: 'A new practice' },
    body: ({ cn, en }, { dueAt }) => ({
      cn: `${cn}：请在${timeOf(dueAt).cn}前完成。`,
      en: `${en}: please hand it in by ${timeOf(dueAt).en}.`,
    }),
  },
  expired: {
    link: LIST,
    title: { cn: '练习已过截止时间', en: 'A practice is overdue' },
    body: ({ cn, en }) => ({
      cn: `${cn}：已过截止时间，您的作答已保留。`,
      en: `${en}: the deadline has passed; your answers are kept.`,
    }),
  },
  marked: {
    link: LIST,
    title: { cn: '老师批改好了您的练习', en: 'Your practice is marked' },
    body: ({ cn, en }, { score = '', total }) => ({
      cn: `${cn}：得分${score}/${total}。`,
      en: `${en}: ${score} of ${total} points.`,
    }),
  },
  regraded: {
    link: LIST,
    title: { cn: '您的一个答案改判为对', en: 'An answer of yours counts as right now' },
    body: ({ cn, en }, { score = '' }) => ({
      cn: `${cn}：老师把您的一个填空答案算对了，现在得分${score}。`,
      en: `${en}: the lecturer counts an answer of yours as right; you have ${score} points now.`,
    }),
  },
  sentBack: {
    link: LIST,
    title: { cn: '老师退回了您的练习', en: 'Your practice was sent back' },
    body: ({ cn, en }, { dueAt, reason = '' }) => ({
      cn: `${cn}：${reason}。请在${timeOf(dueAt).cn}前重新提交。`,
      en: `${en}: ${reason}. Please hand it in again by ${timeOf(dueAt).en}.`,
    }),
  },
};

/** What differs for an assessment; `waiting` for one that is marked while its results wait for the school. */
export const ASSESSMENT_NEWS = {
  published: {},
  expired: { title: { cn: '测评已截止', en: 'An assessment has ended' } },
  regraded: {},
  sentBack: { title: { cn: '老师退回了您的测评', en: 'Your assessment was sent back' } },
  marked: {
    title: { cn: '测评结果出来了', en: 'Your assessment is marked' },
    body: NEWS.marked.body,
  },
  waiting: {
    title: { cn: '老师看完了您的测评', en: 'Your assessment is marked' },
    body: ({ cn, en }) => ({
      cn: `${cn}：学校公布后就能看到结果。`,
      en: `${en}: you will see the result when the school shows it.`,
    }),
  },
} as const satisfies Record<Exclude<News, 'marked'>, Partial<Message>> &
  Record<'marked' | 'waiting', Omit<Message, 'link'>>;
