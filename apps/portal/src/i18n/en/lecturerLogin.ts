import type { lecturerLogin as cn } from '../cn/lecturerLogin.ts';

/** The lecturers' login. */
export const lecturerLogin: typeof cn = {
  title: 'Lecturer login',
  isStudent: 'Are you a student? ',
  studentLogin: 'Student login',
  chatOff: 'This school has no chat. The login leads to the study room desk.',
};
