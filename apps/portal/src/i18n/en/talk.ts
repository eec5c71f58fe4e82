import type { talk as cn } from '../cn/talk.ts';

/** The lecturers' login. */
export const talk: typeof cn = {
  title: 'Lecturer login',
  isStudent: 'Are you a student? ',
  studentLogin: 'Student login',
  chatOff: 'This school has no chat. The login leads to the study room desk.',
};
