import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ArticleCard; counts arrive formatted. */
export interface ArticleCardLabels {
  reads: (count: string) => string;
  likes: (count: string) => string;
  comments: (count: string) => string;
  attachments: (count: number) => string;
  pinned: string;
  featured: string;
  lecturer: string;
  /** On the picture of an article that is gone. */
  removed: string;
  removedHint: string;
  remove: string;
  /** Names the toggle of the collection after its article. */
  collect: (title: string) => string;
}

/** Labels of ArticleCard by language. */
export const articleCardLabels: Record<Locale, ArticleCardLabels> = defineLabels('ArticleCard', {
  cn: {
    reads: (count) => `${count}次阅读`,
    likes: (count) => `${count}个赞`,
    comments: (count) => `${count}条评论`,
    attachments: (count) => `附件${count}`,
    pinned: '置顶',
    featured: '精选',
    lecturer: '讲师',
    removed: '文章已不在',
    removedHint: '正文已经看不到了',
    remove: '移出收藏',
    collect: (title) => `收藏：${title}`,
  },
  en: {
    reads: (count) => `${count} ${count === '1' ? 'read' : 'reads'}`,
    likes: (count) => `${count} ${count === '1' ? 'like' : 'likes'}`,
    comments: (count) => `${count} ${count === '1' ? 'comment' : 'comments'}`,
    attachments: (count) => `${count} ${count === 1 ? 'file' : 'files'}`,
    pinned: 'Pinned',
    featured: 'Featured',
    lecturer: 'Lecturer',
    removed: 'The article is gone',
    removedHint: 'It can no longer be read',
    remove: 'Remove',
    collect: (title) => `Collect: ${title}`,
  },
});
