import { type ArticleDocument, articleFault } from '@shuyuan/rules';

/** Whether the value has the shape of an article; too many characters or an emoji are no reason to hide what somebody wrote. */
export function isShowable(document: ArticleDocument): boolean {
  const fault = articleFault(document);
  return fault === null || fault.rule === 'long' || fault.rule === 'emoji';
}
