import type { lecturers as cn } from '../cn/lecturers.ts';

/** Lecturer pages and the publicity of qualifications. */
export const lecturers: typeof cn = {
  title: 'Lecturers and qualifications',
  intro:
    "Every lecturer's certificates have been checked. The middle digits of the numbers are hidden, as the law asks.",
  search: 'Search by name',
  none: 'No such lecturer',
  noneHint: 'Try another name, or look at everybody.',
  showAll: 'Show all',
  count: '{{total}} certificates',
  about: 'About',
  honours: 'Results',
  courses: 'Courses',
  notes: 'Notes',
  articles: 'Articles',
  allArticles: 'All articles',
  qualifications: 'Qualifications',
  collect: 'Collect',
  collected: 'Collected',
  collectNamed: 'Collect {{name}}',
  collectedNamed: 'Collected: {{name}}',
  years: 'Years teaching',
  onSale: 'Courses',
  students: 'Students',
  rating: 'Rating',
  noCourses: 'No courses on sale right now',
  noCoursesHint: "Have a look at the other lecturers' courses.",
  missing: 'No such lecturer',
  missingHint: 'The lecturer may have left the school.',
  hasLeft: 'This lecturer has left the school. These are earlier courses.',
};
