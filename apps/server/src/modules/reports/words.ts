import type { LocalizedText } from '../../domain/words.ts';

/** The message that a report can be read. */
export function publishedMessage({ cn, en }: LocalizedText): { title: LocalizedText; body: LocalizedText } {
  return {
    title: { cn: '学习报告已发布', en: 'Your study report is published' },
    body: { cn: `${cn}的学习报告已发布。`, en: `The study report of ${en || cn} is published.` },
  };
}
