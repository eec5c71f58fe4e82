/** The pictures of empty places, apart from what a page needs to be shown (performance.md §1). */
export { Empty } from '@shuyuan/ui';
