import type { courseList as cn } from '../cn/courseList.ts';
import type { English } from '../english.ts';

/** Course list, and the words of a course card that the kit does not have. */
export const courseList: English<typeof cn> = {
  title: 'Courses',
  subject: 'Subject',
  grade: 'Grade',
  kind: 'Type',
  status: 'Status',
  live: 'Live',
  recorded: 'Recorded',
  notStarted: 'Starts soon',
  inProgress: 'Under way',
  full: 'Full',
  ended: 'Ended',
  discontinued: 'No longer sold',
  results: '{{total}} courses in all',
  results_one: '{{total}} course in all',
  found: 'Results for "{{keyword}}": {{total}}',
  loading: 'Looking for courses',
  sort: 'Sort by',
  recommended: 'Best match',
  newest: 'Newest',
  popular: 'Popular',
  price: 'Price',
  cheapest: 'Price, low to high',
  dearest: 'Price, high to low',
  onlyOpen: 'Open for enrolment',
  noneFound: 'No course fits',
  noneFoundHint: 'Try another word, or one filter less.',
  clear: 'Clear filters',
  clearSearch: 'Clear search',
};
