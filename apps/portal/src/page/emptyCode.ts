/** The pictures of empty states, loaded separately from the page (performance.md §1). */
export { Empty } from '@shuyuan/ui';
