import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ArticleBody. */
export interface ArticleBodyLabels {
  /** Instead of a picture that did not load or may not be seen. */
  lostPicture: string;
  /** Instead of a document that is damaged. */
  unreadable: string;
}

/** Labels of ArticleBody by language. */
export const articleBodyLabels: Record<Locale, ArticleBodyLabels> = defineLabels('ArticleBody', {
  cn: { lostPicture: '这张图片没有显示出来', unreadable: '这篇文章的内容没有显示出来' },
  en: { lostPicture: 'This picture could not be shown', unreadable: 'The text of this article could not be shown' },
});
