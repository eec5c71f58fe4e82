import type { NOTIFICATION_OFFSET } from '@shuyuan/rules';
import { matchPath } from 'react-router-dom';

/** Pages with a second row under the header: the sections of a course stay there while one reads. */
const WITH_SECOND_ROW = ['/course/detail/:id/:sid'] as const;

/** Position of the unread popup: under the header, or under the second row of the page (§4, product.md 4.18). */
export function popupOffset(pathname: string): keyof typeof NOTIFICATION_OFFSET {
  return WITH_SECOND_ROW.some((path) => matchPath(path, pathname)) ? 'tall' : 'base';
}
