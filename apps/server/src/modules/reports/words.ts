import type { LocalizedText } from '../../domain/words.ts';

/** The message that a report can be read. */
export function publishedMessage({ cn, en }: LocalizedText): { title: LocalizedText; body: LocalizedText } {
  return {
    title: { cn: '学习报告已发布', en: 'Your study report is published' },
    body: { cn: `${cn}的学习报告已发布。`, en: `The study report of ${en || cn} is published.` },
  };
}

/** The message that the lecturer has written into a report that was published without words. */
export function writtenMessage({ cn, en }: LocalizedText): { title: LocalizedText; body: LocalizedText } {
  return {
    title: { cn: '老师写了学习报告', en: 'Your lecturer has written in your report' },
    body: { cn: `老师在${cn}的学习报告里写了话。`, en: `There are words for you in the study report of ${en || cn}.` },
  };
}
