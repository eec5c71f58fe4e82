import type { home as cn } from '../cn/home.ts';

/** Home page. */
export const home: typeof cn = {
  heroTag: 'Autumn term 2026',
  heroLine1: 'Keep every point you know',
  heroLine2: 'Win the next one too',
  heroText:
    'Live lessons that work through the steps with you, graded practice after each one, and mistakes explained.',
  browse: 'See all courses',
  how: 'How we teach',
  recommended: 'For you',
  allCourses: 'All courses',
  lecturers: 'Lecturers',
  allLecturers: 'Qualifications',
  promises: 'Learn clearly, learn at ease',
  promiseLive: 'Live, step by step',
  promiseLiveText: 'The lecturer follows your working. Ask the moment you are lost.',
  promisePractice: 'Graded practice',
  promisePracticeText: 'First what you can reach, then one step more.',
  promisePlayback: 'Watch it again',
  promisePlaybackText: 'Each course says for how long; watch as often as you like.',
  promiseProof: 'Proven lecturers',
  promiseProofText: 'Certificates and degrees are checked and made public.',
  emptyCourses: 'Nothing to recommend yet',
  emptyCoursesHint: 'Try another subject or look through all courses.',
  continue: {
    label: 'Go on learning',
    toClass: 'Open class',
    enter: 'Enter',
    practise: 'Practise',
    goOn: 'Go on',
    practiseOf: 'Practise: {{title}}',
    left: 'Time left',
    order: 'To pay: {{title}}',
    pay: 'Pay',
    payOf: 'Pay: {{title}}',
  },
};
