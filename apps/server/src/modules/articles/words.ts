import type { LocalizedText } from '../../domain/words.ts';

interface Message {
  title: LocalizedText;
  body: LocalizedText;
}

/** Messages to an author about a text. */
export const ARTICLE_MESSAGES = {
  passed: (title: string): Message => ({
    title: { cn: '文章已发布', en: 'Your article is published' },
    body: { cn: `《${title}》通过了审核，大家都能看到了。`, en: `“${title}” has passed and can be read by everybody.` },
  }),
  refused: (title: string, reason: string): Message => ({
    title: { cn: '文章未通过审核', en: 'Your article was not accepted' },
    body: { cn: `《${title}》：${reason}`, en: `“${title}”: ${reason}` },
  }),
} as const;

/** Who decides in the demo, and why, when the order does not say. */
export const DEMO_REVIEW = {
  by: { cn: '审核老师', en: 'Reviewer' },
  reason: { cn: '请再检查一遍，改好后重新提交', en: 'Please go over it once more and hand it in again' },
} as const satisfies Record<string, LocalizedText>;
