import type { LocalizedText } from '../../domain/words.ts';

interface Message {
  title: LocalizedText;
  body: LocalizedText;
}

/** Characters of a comment that a message quotes. */
const QUOTED = 60;

/** The beginning of a comment. */
function quote(content: string): string {
  const points = [...content.replaceAll(/\s+/gu, ' ')];
  return points.length > QUOTED ? `${points.slice(0, QUOTED).join('')}…` : points.join('');
}

/** Messages about comments. */
export const COMMENT_MESSAGES = {
  commented: (content: string): Message => ({
    title: { cn: '有人评论了你的文章', en: 'Somebody commented on your article' },
    body: { cn: quote(content), en: quote(content) },
  }),
  answered: (content: string): Message => ({
    title: { cn: '有人回复了你的评论', en: 'Somebody answered your comment' },
    body: { cn: quote(content), en: quote(content) },
  }),
  hidden: (content: string, reason: string): Message => ({
    title: { cn: '评论未通过审核', en: 'Your comment is no longer shown' },
    body: { cn: `“${quote(content)}”：${reason}`, en: `“${quote(content)}”: ${reason}` },
  }),
} as const;

/** Why a comment of the demo is hidden when the order does not say. */
export const DEMO_REASON = {
  cn: '不符合评论约定',
  en: 'It does not keep to the rules for comments',
} as const satisfies LocalizedText;
