import type { about as cn } from '../cn/about.ts';

/** How the school teaches, and the download page. */
export const about: typeof cn = {
  introTitle: 'How we teach',
  introText:
    'Explained live, practised at once, shown in a report. At the end you know what you can do, and what to practise next.',
  stepLive: 'Explained live',
  stepLiveText:
    'Small steps and questions as you go. The classroom opens 15 minutes early; a missed lesson can be replayed.',
  stepPractice: 'Practised at once',
  stepPracticeText:
    'Graded practice after each lesson. Photograph your working and the lecturer marks it line by line.',
  stepReview: 'Mistakes, same day',
  stepReviewText: 'Which step, and why: explained that day. Then a similar question, until it works.',
  stepReport: 'Shown in a report',
  stepReportText: 'Attendance, practice and trend in one report that parents can read too.',
  forWhomTitle: 'Who it is for',
  forWhomPrimary: 'Upper primary: a firm base in arithmetic and reading',
  forWhomJunior: 'Junior high: keep pace with school and mend weak chapters',
  forWhomSenior: 'Senior high: topic by topic, every point you can win',
  priceTitle: 'What it costs',
  priceText: 'You pay by course, and the price shown is the price. Full refund before it starts, unused lessons after.',
  priceLive: 'Live courses',
  priceLiveText: 'Lessons, replay, practice and marking',
  priceRecorded: 'Recorded courses',
  priceRecordedText: 'Enrol once, watch as often as you like',
  priceTrial: 'Trial lessons',
  priceTrialText: 'Most courses have lessons free to try',
  start: 'Begin with one course',
  browse: 'See all courses',
  meet: 'Meet the lecturers',
  downloadTitle: 'Get the {{school}} app',
  downloadText: 'Scan with your phone. Review anywhere and never miss a lesson.',
  android: 'Android',
  ios: 'iPhone',
  scan: 'Scan to download',
  openLink: 'Open the download page',
  noApp: 'The school has no app yet.',
  noAppHint: 'Everything works in the browser of your computer.',
  goLearn: 'Choose a course',
  desktopTitle: 'On your computer',
  desktopText: 'Nothing to install. Use a current Chrome, Edge or Safari, at least 1200 pixels wide.',
};
