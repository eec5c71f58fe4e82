import { statusTagLabels } from '../../data/StatusTag/StatusTag.labels.ts';
import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** State of an article for its author. */
export type OwnArticleState = 'rejected' | 'inReview' | 'published' | 'withdrawn' | 'off' | 'draft';

/** Labels of OwnArticleCard. */
export interface OwnArticleCardLabels {
  states: Record<OwnArticleState, string>;
  noCover: string;
  noTitle: string;
  reads: (count: string) => string;
  likes: (count: string) => string;
  comments: (count: string) => string;
  /** Above the reason, with the number of the paragraph. */
  reasonAt: (paragraph: number) => string;
  /** Above a reason that is about the whole. */
  reason: string;
}

const { published, inReview, rejected } = statusTagLabels.cn.article;
const en = statusTagLabels.en.article;

/** Labels of OwnArticleCard by language. */
export const ownArticleCardLabels: Record<Locale, OwnArticleCardLabels> = defineLabels('OwnArticleCard', {
  cn: {
    states: { published, inReview, rejected, withdrawn: '已撤回', off: '已下架', draft: '草稿' },
    noCover: '还没有封面',
    noTitle: '还没有标题',
    reads: (count) => `${count}次阅读`,
    likes: (count) => `${count}个赞`,
    comments: (count) => `${count}条评论`,
    reasonAt: (paragraph) => `第${paragraph}段要改`,
    reason: '要改的地方',
  },
  en: {
    states: {
      published: en.published,
      inReview: en.inReview,
      rejected: en.rejected,
      withdrawn: 'Taken back',
      off: 'Taken off',
      draft: 'Draft',
    },
    noCover: 'No cover yet',
    noTitle: 'No title yet',
    reads: (count) => `${count} ${count === '1' ? 'read' : 'reads'}`,
    likes: (count) => `${count} ${count === '1' ? 'like' : 'likes'}`,
    comments: (count) => `${count} ${count === '1' ? 'comment' : 'comments'}`,
    reasonAt: (paragraph) => `Change paragraph ${paragraph}`,
    reason: 'What to change',
  },
});
