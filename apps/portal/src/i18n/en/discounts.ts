import type { discounts as cn } from '../cn/discounts.ts';
import type { English } from '../english.ts';

/** Discount campaigns. */
export const discounts: English<typeof cn> = {
  title: 'Courses on offer',
  hint: 'The countdown goes by the clock of the school. Afterwards prices are as before.',
  endsIn: 'Ends in',
  startsIn: 'Starts in',
  over: 'Over',
  left: 'Left:',
  between: '{{from}} to {{to}}',
  courseCount: '{{total}} courses',
  courseCount_one: '{{total}} course',
  stands: { notStarted: 'The campaign has not started', ended: 'The campaign is over' },
  standsHint: {
    notStarted: 'Once it starts, these courses are sold at its price. Until then prices are as usual.',
    ended: 'Prices are back to normal, and the courses are still open.',
  },
  noCourses: 'No course is on offer now',
  noCoursesHint: 'Campaigns appear here once they start. See all courses meanwhile.',
  allCourses: 'See all courses',
  missing: 'There is no such campaign',
  missingHint: 'The link may be incomplete, or the school took the campaign down.',
};
