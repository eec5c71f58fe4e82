import type { classEntrance as cn } from '../cn/classEntrance.ts';

/** The entrance of a live class. */
export const classEntrance: typeof cn = {
  title: 'Enter class',
  missing: 'This class was not found',
  missingHint: 'The link may be incomplete, or the lesson was moved. Your next classes are in the learning centre.',
  toLearn: 'To the learning centre',
  lesson: 'Lesson {{index}}',
  login: 'Log in to enter',
  toCourse: 'See the course',
  enter: 'Enter class',
  enterAgain: 'Open the room again',
  leave: 'Leave class',
  inside: 'You are in class',
  insideHint: 'The room is in another tab; this page can stay. Leave here when you go.',
  when: '{{day}}, {{start}}–{{end}}',
  beijing: '{{when}} (Beijing)',
  own: '{{when}} (Beijing: {{beijing}})',
  opensIn: 'The door opens in ',
  state: {
    login: 'Students of this course log in and enter from {{time}} on.',
    notEnrolled: 'You are not enrolled in this course yet; enrol to enter.',
    locked: '{{reason}}; then the door opens at {{time}}.',
    early: 'The door opens at {{time}}; the button turns on by itself, no need to reload.',
    open: 'The room opens in a new tab; this page can stay.',
    inside: 'You can go back to the room until the class ends.',
    ended: 'This class is over. Its recording will be on the page of this lesson.',
    cancelled: 'This class is cancelled. Once a new time is set, it is in the timetable on your learning page.',
  },
  stateNow: {
    login: 'The room is open: students of this course log in and enter.',
    locked: 'The room is open. {{reason}}; then you can enter.',
  },
  closed: { cancelled: 'Cancelled', notEnrolled: 'Not enrolled', locked: 'Practice first' },
  devices: 'First time in class?',
  devicesHint: 'Take a minute to look at camera, microphone and sound.',
  test: 'Device check',
};
